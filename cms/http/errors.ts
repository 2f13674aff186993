import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../database/database.ts';

/** An answer that is not a success: `message` is the one sentence that the caller may read. */
export class HttpError extends Error {
  readonly statusCode: number;
  /** The fields of a form that are not right, each with what it lacks. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  constructor(statusCode: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.statusCode = statusCode;
    this.fields = fields;
  }
}

/** What the framework's own refusals are called towards a caller. */
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

/** What a caller may know of an error: everything of a refusal, nothing of a fault in the server. */
export function getFailure(error: FastifyError | HttpError | Unavailable): Failure {
  if (error instanceof Unavailable)
    return { status: 503, sentence: 'The server can not do this now; try again in a few seconds.' };
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return { status: 500, sentence: 'The server failed to answer.' };
  const known = 'code' in error ? MESSAGES[error.code] : undefined;
  const sentence =
    known ?? (error instanceof HttpError ? error.message : 'The request can not be understood.');
  return { status, sentence };
}

/** Who hears of a fault in the server itself: whoever runs it. */
export type ErrorReporter = (error: unknown, request: FastifyRequest) => void;

/** Answers an error as `{error: sentence}`, with `fields` where a form was refused for them. */
export const createErrorHandler =
  (report: ErrorReporter) =>
  (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, sentence } = getFailure(error);
    if (status >= 500) report(error, request);
    const fields = error instanceof HttpError ? error.fields : undefined;
    void reply.code(status).send({ error: sentence, ...(fields && { fields }) });
  };
