import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from './file-store.ts';
import type { SentFile } from './stored-files.ts';

/** Parses a single range. Returns undefined for the whole file, which also answers other headers, and null for a range outside of it. */
export function parseRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start < bytes && start <= end ? { start, end } : null;
}

/** Sends a file or the requested part of it. The caller sets the other headers. */
export async function sendStoredFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, stream }: SentFile,
): Promise<FastifyReply> {
  const range = parseRange(headers.range, bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === null)
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .send();
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  return reply.header('content-length', end - start + 1).send(await stream({ start, end }));
}
