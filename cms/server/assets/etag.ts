import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a browser has what carries a tag: what it names is a list, with or without `W/`, or `*`. */
const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((given) => given.trim())
    .some((given) => given === '*' || given === tag || `W/${given}` === tag);

/** Sends a text with a tag of its content, or a 304 where the browser has that very text. The tag is weak: codings differ. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return matchesEtag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(text);
}
