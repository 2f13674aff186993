import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Unavailable } from '../database/database.ts';
import type { ErrorReporter } from '../http/errors.ts';

/** PostgreSQL's codes of errors whose message quotes what a visitor wrote: wrong data, and queries that can't be read. */
const QUOTING = /^(22|42601)/;
const QUOTED = /"[^"]*"|'[^']*'/g;

type LoggedError = Record<string, unknown> & { type: string; message: string; stack: string };

/**
 * What the log tells of an error: what went wrong, and where. Parameters, details and rows, which database errors carry, are what
 * visitors wrote, and are not told.
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
    // Its first lines are the message again.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The kind of call: addresses hold what people search for, and the keys of orders. */
const serializeRequest = ({ method, routeOptions }: FastifyRequest): Record<string, unknown> => ({
  method,
  route: routeOptions?.url,
});

/** Takes the log's lines. */
export interface LogStream {
  write: (line: string) => unknown;
}

/** A log of warnings and faults in lines of JSON that hold nothing of what visitors send. */
export const createLoggerOptions = (log: LogStream) => ({
  level: 'warn',
  base: null,
  stream: { write: (line: string) => void log.write(line) },
  serializers: { err: serializeError, req: serializeRequest },
});

/** What passes by itself is a warning. */
const getLevel = (error: unknown): 'warn' | 'error' => (error instanceof Unavailable ? 'warn' : 'error');

/** Logs a fault with the call that met it. */
export const logRequestError: ErrorReporter = (error, request) =>
  request.log[getLevel(error)]({ err: error, req: request }, 'A call failed.');

/** Logs a fault of what the server does by itself. */
export const createErrorLogger =
  (log: FastifyBaseLogger) =>
  (error: unknown): void =>
    log[getLevel(error)]({ err: error }, 'What the server does by itself failed.');
