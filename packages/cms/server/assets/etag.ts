import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns whether an `If-None-Match` header, a list of tags with or without `W/` or `*`, matches a tag. */
const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((given) => given.trim())
    .some((given) => given === '*' || given === tag || `W/${given}` === tag);

/** Sends a text with an ETag, or 304 if the browser has the same text. The tag is weak, because encodings differ. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return matchesEtag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(text);
}
