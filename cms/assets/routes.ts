import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { sendFile } from './files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOR_EVER = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const A_DAY = 'public, max-age=86400';

const FONTS = ['figtree', 'fraunces', 'bricolage-grotesque'];

type Wildcard = FastifyRequest<{ Params: { '*': string } }>;

/** Draws the picture of a path below /media/, or says that there is none. */
export type DrawPicture = (name: string) => string | null;

const missing = (): never => {
  throw new HttpError(404, 'There is no such file.');
};

function sendPicture(request: Wildcard, reply: FastifyReply, draw: DrawPicture): FastifyReply {
  const svg = draw(request.params['*']) ?? missing();
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 16)}"`;
  reply.headers({
    'cache-control': A_DAY,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': 'image/svg+xml',
    etag: tag,
  });
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(svg);
}

/** The build (/assets/), the pictures (/media/), and the look of the estate with its fonts and logos (/theme/). */
export function assetRoutes(app: FastifyInstance, { dist, draw }: { dist: string; draw: DrawPicture }): void {
  app.get('/assets/*', async (request: Wildcard, reply) => {
    // A page may include the script from another origin, a CDN for example (contract, section 4).
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const name = request.params['*'];
    const cacheControl = name.startsWith('chunks/') ? FOR_EVER : REVALIDATED;
    return (await sendFile(request, reply, { folder: dist, name, cacheControl })) ? reply : missing();
  });

  app.get('/media/*', (request: Wildcard, reply) => sendPicture(request, reply, draw));

  app.get('/theme/*', async (request: Wildcard, reply) => {
    const [folder = '', ...rest] = request.params['*'].split('/');
    const places: { folder: string; name: string; cacheControl: string }[] =
      folder === 'fonts'
        ? FONTS.map((font) => ({
            folder: path.join(ROOT, 'node_modules/@fontsource-variable', font, 'files'),
            name: rest.join('/'),
            cacheControl: FOR_EVER,
          }))
        : folder === 'logos'
          ? [{ folder: path.join(ROOT, 'styles/logos'), name: rest.join('/'), cacheControl: A_DAY }]
          : [{ folder: path.join(ROOT, 'cms/theme'), name: request.params['*'], cacheControl: REVALIDATED }];
    for (const place of places) {
      if (await sendFile(request, reply, place)) return reply;
    }
    return missing();
  });
}
