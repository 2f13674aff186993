/** Removes characters from requests that PostgreSQL cannot store: null characters and unpaired surrogates. */
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';
import { sanitizeText } from 'saaristo/schemas';

/** Maximum nesting of a body. */
const MAX_DEPTH = 100;

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Returns the value with sanitized texts and property names. @throws HttpError 400 if it is nested too deep */
function sanitizeValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  // Files and native posts have their own checks.
  if (!isList && !isPlain(value)) return value;
  if (depth > MAX_DEPTH) throw new HttpError(400, 'The body is nested too deep.');
  return isList
    ? value.map((part) => sanitizeValue(part, depth + 1))
    : Object.fromEntries(
        Object.entries(value).map(([name, part]) => [sanitizeText(name), sanitizeValue(part, depth + 1)]),
      );
}

/**
 * Registers hooks that refuse paths with a null character and sanitize bodies. `getSearchParameters` sanitizes queries.
 */
export function sanitizeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.split('?', 1)[0]!.includes('%00')) throw new HttpError(404, 'There is nothing at this address.');
  });
  app.addHook('preValidation', async (request) => {
    request.body = sanitizeValue(request.body);
  });
}
