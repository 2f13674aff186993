import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Unavailable } from '../database/database.ts';
import type { Report } from '../http/errors.ts';

/** PostgreSQL's codes of errors whose message quotes what a visitor wrote: wrong data, and queries that can't be read. */
const QUOTING = /^(22|42601)/;
const QUOTED = /"[^"]*"|'[^']*'/g;

type Told = Record<string, unknown> & { type: string; message: string; stack: string };

/**
 * What the log tells of an error: what went wrong, and where. Parameters, details and rows, which database errors carry, are what
 * visitors wrote, and are not told.
 */
function errorOf(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const known: Error & Partial<Record<'code' | 'constraint' | 'table', unknown>> = error;
  const [code, constraint, table] = [known.code, known.constraint, known.table].map(textOf);
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
    ...(error.cause !== undefined && { cause: errorOf(error.cause) }),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The kind of call: addresses hold what people search for, and the keys of orders. */
const requestOf = ({ method, routeOptions }: FastifyRequest): Record<string, unknown> => ({
  method,
  route: routeOptions?.url,
});

/** Takes the log's lines. */
export interface Log {
  write: (line: string) => unknown;
}

/** A log of warnings and faults in lines of JSON that hold nothing of what visitors send. */
export const loggerTo = (log: Log) => ({
  level: 'warn',
  base: null,
  stream: { write: (line: string) => void log.write(line) },
  serializers: { err: errorOf, req: requestOf },
});

/** What passes by itself is a warning. */
const levelOf = (error: unknown): 'warn' | 'error' => (error instanceof Unavailable ? 'warn' : 'error');

/** Logs a fault with the call that met it. */
export const logFault: Report = (error, request) =>
  request.log[levelOf(error)]({ err: error, req: request }, 'A call failed.');

/** Logs a fault of what the server does by itself. */
export const logOwnFault =
  (log: FastifyBaseLogger) =>
  (error: unknown): void =>
    log[levelOf(error)]({ err: error }, 'What the server does by itself failed.');
