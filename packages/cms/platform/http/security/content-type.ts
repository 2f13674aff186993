/** The one reading of the headers that describe a body. Everything later reads the result. */
import { MIMEType } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

/** RFC 2046. None of the characters has to be escaped in a quoted text. */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;
const UTF_8 = ['utf-8', 'utf8', 'us-ascii'];

/**
 * Returns a content type in its only spelling: the type in lower case, and the boundary of a form in quotes. Of repeated parameters the
 * first one counts.
 * @returns undefined if the type is invalid, is no UTF-8 or has no valid boundary
 */
export function normaliseContentType(header: string): string | undefined {
  let type: MIMEType;
  try {
    type = new MIMEType(header);
  } catch {
    return undefined;
  }
  const { essence, params } = type;
  if (!UTF_8.includes((params.get('charset') ?? 'utf-8').toLowerCase())) return undefined;
  if (essence !== 'multipart/form-data') return essence;
  const boundary = params.get('boundary') ?? '';
  return BOUNDARY.test(boundary) ? `${essence}; boundary="${boundary}"` : undefined;
}

/** Registers the hook that normalises the content type of each request, and refuses encoded bodies and unknown content types. */
export function normaliseBodyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const { 'content-type': type, 'content-encoding': encoding, 'transfer-encoding': transfer } = headers;
    const hasBody = transfer !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (type !== undefined) {
      const normal = normaliseContentType(type);
      if (normal !== undefined) headers['content-type'] = normal;
      else if (hasBody) throw new HttpError(415, 'The content type of the body is not valid, or not UTF-8.');
      else delete headers['content-type'];
    }
    if (!hasBody) return;
    const isEncoded = (encoding ?? 'identity').trim().toLowerCase() !== 'identity';
    if (isEncoded || (transfer ?? 'chunked').trim().toLowerCase() !== 'chunked')
      throw new HttpError(415, 'The body must not be encoded.');
  });
}
