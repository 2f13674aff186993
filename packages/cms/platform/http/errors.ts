import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../database/database.ts';

/** An error answer. The caller reads `message`, which is one sentence. */
export class HttpError extends Error {
  readonly statusCode: number;
  /** Messages of the fields that failed a check, by field. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  constructor(statusCode: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.statusCode = statusCode;
    this.fields = fields;
  }
}

/** An editor has requested an action of publishers. */
export class PublishersOnlyError extends HttpError {
  constructor() {
    super(403, 'Only publishers may do this.');
  }
}

/** A user has requested a change of a site or language that the account has no right to. */
export class OtherSitesError extends HttpError {
  constructor() {
    super(403, 'Your account may not change this site or language.');
  }
}

/** Messages for the framework's own errors, by code. */
const MESSAGES: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address can not be read.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body is not what its header says.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has to be JSON.',
  FST_ERR_RATE_LIMITED: 'There were too many requests from your address; wait a moment.',
};

interface Failure {
  status: number;
  sentence: string;
}

const NO_VALUE: Failure = { status: 400, sentence: 'A value of the request is not valid.' };

/** Answers to errors of the database that the request has caused, by SQLSTATE. */
const DATABASE_FAILURES: Readonly<Record<string, Failure>> = {
  // A number that no column can hold, and characters that no text can.
  22003: NO_VALUE,
  22021: NO_VALUE,
  '22P05': NO_VALUE,
  // Two requests have stored the same address, name or key at the same time.
  23505: { status: 409, sentence: 'Somebody has stored the same at this moment; load it again.' },
};

/** Returns the status and message for a caller. Hides the message of a fault in the server. */
export function getFailure(error: FastifyError | HttpError | Unavailable): Failure {
  if (error instanceof Unavailable)
    return { status: 503, sentence: 'The server can not do this now; try again in a few seconds.' };
  const ofDatabase = 'code' in error ? DATABASE_FAILURES[error.code] : undefined;
  if (ofDatabase) return ofDatabase;
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return { status: 500, sentence: 'The server failed to answer.' };
  const known = 'code' in error ? MESSAGES[error.code] : undefined;
  const sentence =
    known ?? (error instanceof HttpError ? error.message : 'The request can not be understood.');
  return { status, sentence };
}

/** Reports a fault in the server itself, for example to the log. */
export type ErrorReporter = (error: unknown, request: FastifyRequest) => void;

/** Creates the handler that sends errors as `{error: message}`, with `fields` if a form failed its check. */
export const createErrorHandler =
  (report: ErrorReporter) =>
  (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, sentence } = getFailure(error);
    if (status >= 500) report(error, request);
    const fields = error instanceof HttpError ? error.fields : undefined;
    void reply.code(status).send({ error: sentence, ...(fields && { fields }) });
  };
