import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { printLines } from 'saaristo/schemas';
import { Unavailable } from '../platform/database/database.ts';
import type { ErrorReporter } from '../platform/http/errors.ts';

/** PostgreSQL error codes whose message quotes visitors' input: invalid data and syntax errors. */
const QUOTING = /^(22|42601)/;
const QUOTED = /"[^"]*"|'[^']*'/g;

type LoggedError = Record<string, unknown> & { type: string; message: string; stack: string };

/**
 * Serializes an error for the log. Leaves out the parameters, details and rows of database errors, since they contain
 * visitors' input.
 */
function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const known: Error & Partial<Record<'code' | 'constraint' | 'table', unknown>> = error;
  const [code, constraint, table] = [known.code, known.constraint, known.table].map(toText);
  return {
    type: error.name,
    message: QUOTING.test(code ?? '') ? error.message.replace(QUOTED, '"…"') : error.message,
    code,
    constraint,
    table,
    // The stack repeats the message in its first lines.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Logs the route but not the URL, which may contain searches and the keys of orders. */
const serializeRequest = ({ method, routeOptions }: FastifyRequest): Record<string, unknown> => ({
  method,
  route: routeOptions?.url,
});

/** Receives the lines of the log. */
export interface LogStream {
  write: (line: string) => unknown;
}

/**
 * Creates the logger's options: warnings and errors as lines of JSON, without visitors' data.
 * @param logsRequests whether requests are logged, too
 */
export const createLoggerOptions = (log: LogStream, logsRequests = false) => ({
  level: logsRequests ? 'info' : 'warn',
  base: null,
  stream: { write: (line: string) => void log.write(printLines(line)) },
  serializers: { err: serializeError, req: serializeRequest },
});

/** Temporary failures are warnings. */
const getLevel = (error: unknown): 'warn' | 'error' => (error instanceof Unavailable ? 'warn' : 'error');

/** Logs a fault together with its request. */
export const logRequestError: ErrorReporter = (error, request) =>
  request.log[getLevel(error)]({ err: error, req: request }, 'A call failed.');

/** Creates the logger of faults in jobs. */
export const createErrorLogger =
  (log: FastifyBaseLogger) =>
  (error: unknown): void =>
    log[getLevel(error)]({ err: error }, 'What the server does by itself failed.');

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Returns the id of a request: that of the proxy (`X-Request-Id`), or a new one. */
export function createRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Logs each request with its method, route, status and milliseconds, and sends its id in `X-Request-Id`. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id));
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) =>
    request.log.info({ req: request, status: statusCode, ms: Math.round(elapsedTime) }, 'A request.'),
  );
}
