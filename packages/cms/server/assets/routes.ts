import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../../platform/http/errors.ts';
import { getRequestSite, getSearchParameters } from '../../platform/http/request.ts';
import { sendFile } from './files.ts';
import { Queue } from '../../platform/database/queue.ts';
import { SHARE_PRESET } from '../../media/sizes.ts';
import { applyPreset, createShareImage } from './picture-preset.ts';
import { bundledStylesheet } from '../../pages/render/stylesheets/bundled.ts';
import { JOINED_PATH, type JoinedStylesheets } from '../../pages/render/stylesheets/joined.ts';
import { sendWithEtag } from './etag.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FOR_EVER = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const A_DAY = 'public, max-age=86400';
const A_MONTH = 'public, max-age=2592000';

/** Maximum time that the converting of a shared picture waits for others. */
const SHARE_TIMEOUT_MS = 5000;

/** Maximum size of the cache of pictures. */
const MAX_PICTURE_BYTES = 16 * 1024 * 1024;

/** Folder of the sites' own stylesheets. */
export const THEME = path.join(ROOT, 'packages/cms/theme');
const VIDEOS = path.join(ROOT, 'packages/cms/demo/videos');
const FONTS = ['figtree', 'fraunces', 'bricolage-grotesque'];

/** Files of the build for servers, which are not served. */
const FOR_NODE = new Set(['server.js', 'pool.js', 'prerender.js', 'prerender-worker.js']);

type Wildcard = FastifyRequest<{ Params: { '*': string } }>;

interface Place {
  folder: string;
  name: string;
  cacheControl: string;
}

/**
 * Lists the places where a file of /theme/ may be. Fonts come from their packages and logos from the themes' folders.
 */
function listPlaces(name: string): Place[] {
  const [folder = '', ...rest] = name.split('/');
  const file = rest.join('/');
  const [, site = '', mark] = /^(\w+?)(-mark)?\.svg$/.exec(file) ?? [];
  if (folder === 'logos')
    return [
      {
        folder: path.join(ROOT, 'styles/themes', site),
        name: mark ? 'mark.svg' : 'logo.svg',
        cacheControl: A_DAY,
      },
    ];
  if (folder !== 'fonts') return [{ folder: THEME, name, cacheControl: REVALIDATED }];
  return FONTS.map((font) => ({
    folder: path.join(ROOT, 'node_modules/@fontsource-variable', font, 'files'),
    name: file,
    cacheControl: A_MONTH,
  }));
}

/** Reads the picture of a path below /media/; null if there is none. */
export type ReadPicture = (name: string) => string | null;

const throwNotFound = (): never => {
  throw new HttpError(404, 'There is no such file.');
};

function sendPicture(request: Wildcard, reply: FastifyReply, picture: string): FastifyReply {
  const svg = applyPreset(picture, getSearchParameters(request).get('preset'));
  reply.headers({
    'cache-control': A_DAY,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': 'image/svg+xml',
  });
  return sendWithEtag(request, reply, svg);
}

/**
 * Registers the routes of the build (/assets/), of pictures (/media/), and of stylesheets, fonts and logos (/theme/).
 */
export function registerAssetRoutes(
  app: FastifyInstance,
  {
    dist,
    readPicture,
    stylesheets,
  }: { dist: string; readPicture: ReadPicture; stylesheets: JoinedStylesheets },
): void {
  const pictures = new LRUCache<string, string>({
    maxSize: MAX_PICTURE_BYTES,
    sizeCalculation: (svg, name) => 2 * (svg.length + name.length),
  });
  const getPicture = (name: string): string => {
    const picture = pictures.get(name) ?? readPicture(name) ?? throwNotFound();
    pictures.set(name, picture);
    return picture;
  };
  const converting = new Queue();
  const shares = new LRUCache<string, Buffer>({
    maxSize: MAX_PICTURE_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (name) => {
      const svg = applyPreset(getPicture(name), 'three-by-two-crop');
      return converting.run(() => createShareImage(svg), SHARE_TIMEOUT_MS);
    },
  });
  // Expires after a second, so that edited styles are visible.
  const styles = new LRUCache<string, string>({ max: 1, ttl: 1000, fetchMethod: bundledStylesheet });

  app.get('/assets/*', async (request: Wildcard, reply) => {
    // Pages of other origins may include the script, for example from a CDN (docs/deployment.md#cors).
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const name = request.params['*'];
    if (FOR_NODE.has(name)) throwNotFound();
    const isImmutable = name.startsWith('chunks/');
    const cacheControl = isImmutable ? FOR_EVER : REVALIDATED;
    return (await sendFile(request, reply, { folder: dist, name, cacheControl, isImmutable }))
      ? reply
      : throwNotFound();
  });

  app.get('/media/videos/*', async (request: Wildcard, reply) =>
    (await sendFile(request, reply, { folder: VIDEOS, name: request.params['*'], cacheControl: A_DAY }))
      ? reply
      : throwNotFound(),
  );

  app.get('/media/*', async (request: Wildcard, reply) => {
    const name = request.params['*'];
    if (getSearchParameters(request).get('preset') !== SHARE_PRESET)
      return sendPicture(request, reply, getPicture(name));
    const content = await shares.fetch(name);
    if (!content) return throwNotFound();
    return reply.headers({ 'cache-control': A_DAY, 'content-type': 'image/jpeg' }).send(content);
  });

  app.get('/theme/site.css', async (request, reply) => {
    const css = (await styles.fetch(path.join(THEME, 'site.css'))) ?? '';
    reply.headers({ 'cache-control': REVALIDATED, 'content-type': 'text/css; charset=utf-8' });
    return sendWithEtag(request, reply, css);
  });

  app.get<{ Params: { file: string } }>(`${JOINED_PATH}:file`, async (request, reply) => {
    const query = getSearchParameters(request);
    const [of = '', site = '', key = ''] = ['of', 'site', 'key'].map((name) => query.get(name) ?? '');
    const joined = await stylesheets.textOf(of, site, key);
    if (!joined) return throwNotFound();
    // A page that was opened before a deploy may request an older version. It gets the current one.
    const isAsked = request.params.file === `${joined.hash}.css`;
    reply.headers({
      'cache-control': isAsked ? FOR_EVER : REVALIDATED,
      'content-type': 'text/css; charset=utf-8',
    });
    return sendWithEtag(request, reply, joined.text);
  });

  // Browsers ask for it beside documents that name no icon, such as JSON.
  app.get('/favicon.ico', (request, reply) =>
    reply.header('cache-control', A_DAY).redirect(`/theme/logos/${getRequestSite(request)}-mark.svg`),
  );

  app.get('/theme/*', async (request: Wildcard, reply) => {
    for (const place of listPlaces(request.params['*'])) {
      if (await sendFile(request, reply, place)) return reply;
    }
    return throwNotFound();
  });
}
