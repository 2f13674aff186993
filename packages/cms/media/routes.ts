import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isImagePreset } from 'saaristo/schemas';
import type { Database } from '../platform/database/database.ts';
import { sendStoredFile } from '../platform/files/send.ts';
import { HttpError } from '../platform/http/errors.ts';
import { getSearchParameters } from '../platform/http/request.ts';
import { formatContentDisposition } from '../platform/files/download.ts';
import { DOCUMENT_TYPES } from './documents.ts';
import { SHARE_PRESET } from './sizes.ts';
import { findMediaFile, type MediaVariant } from './store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const WIDTHS: Partial<Record<string, number>> = { small: 320, third: 400, medium: 640 };
const MAX_WIDTH = 10_000;

const acceptsWebp = (accept: string | undefined): boolean =>
  /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0+)?\b)/i.test(accept ?? '');

/** Reads the variant from `preset` (GRD-03) or `width`. Anything else selects the picture in its full size. */
function readVariant(request: FastifyRequest): MediaVariant {
  const query = getSearchParameters(request);
  const preset = query.get('preset');
  const width = Number(query.get('width') ?? Number.NaN);
  const isShared = preset === SHARE_PRESET;
  return {
    cut: preset === 'three-by-two-crop' || isShared ? 'three-by-two' : 'whole',
    width:
      isImagePreset(preset) && WIDTHS[preset]
        ? WIDTHS[preset]
        : Number.isInteger(width) && width > 0 && width <= MAX_WIDTH
          ? width
          : undefined,
    takesWebp: !isShared && acceptsWebp(request.headers.accept),
  };
}

/**
 * Registers the pictures and documents of the library (/media/library/). A URL contains the digest of its content, so that browsers may cache it forever.
 */
export function registerMediaRoutes(app: FastifyInstance, database: Database): void {
  app.get(
    '/media/library/:id/:file',
    async (request: FastifyRequest<{ Params: { id: string; file: string } }>, reply) => {
      const { id, file } = request.params;
      const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
      const found = number > 0 && (await findMediaFile(database, number, file, readVariant(request)));
      if (!found) throw new HttpError(404, 'There is no such picture.');
      if ('movedTo' in found) {
        const [, query] = request.url.split('?');
        reply.header('cache-control', 'no-cache');
        return reply.redirect(query ? `${found.movedTo}?${query}` : found.movedTo, 302);
      }
      reply.headers({
        'cache-control': IMMUTABLE,
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': found.type,
        vary: 'Accept',
        // A document is downloaded: the policy lets no viewer run its scripts.
        ...(found.type in DOCUMENT_TYPES && {
          'content-disposition': formatContentDisposition(found.name, found.type),
        }),
      });
      return sendStoredFile(request, reply, found.sent);
    },
  );
}
