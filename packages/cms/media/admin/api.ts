import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage } from 'saaristo/sites';
import { getAltField, isWaiting, readAltTexts, readText } from '../alt.ts';
import { readMedia } from '../documents.ts';
import { type MediaFault } from '../sizes.ts';
import { addMedia, cropMedia, findMedia, listMedia, parseTags } from '../store.ts';
import type { Database } from '../../platform/database/database.ts';
import { type EditorCall, registerCall } from '../../platform/http/api.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { getMessages, notFound, parseRowId, requireUser } from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { getMediaMessages } from '../../admin/messages/media.ts';
import { getPictureName, MAX_TAGS_LENGTH, MAX_UPLOAD_BYTES, STATUS, toTenths } from './requests.ts';

/** Registers the API of the block editor's pickers of pictures and documents. */
export function registerMediaApi(app: FastifyInstance, database: Database): void {
  const TYPES = /^(?:image\/[\w.+-]+|application\/octet-stream)(?:;|$)/;
  app.addContentTypeParser(
    TYPES,
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );

  /** Decodes a header that the sender has percent-encoded. */
  const headerText = (request: FastifyRequest, name: string): string => {
    const value = String(request.headers[name] ?? '');
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  };

  registerCall(app, 'GET /media', ({ query: { q = '', page = 1 } }) =>
    listMedia(database, { text: q, kind: 'picture', page }),
  );

  const add = async ({ request, query: { kind = 'picture' } }: EditorCall<'POST /media'>) => {
    const { faults, noAlt } = getMediaMessages(getMessages(request).language);
    const refuse = (fault: MediaFault): never => {
      throw new HttpError(STATUS[fault], faults[fault]);
    };
    if (!Buffer.isBuffer(request.body)) return refuse('noMedia');
    const media = await readMedia(request.body, kind);
    if (typeof media === 'string') return refuse(media);
    const language = headerText(request, 'x-language');
    const without = headerText(request, 'x-without-alt');
    const texts = readAltTexts({
      [isLanguage(language) ? getAltField(language) : 'alt']: headerText(request, 'x-alt'),
      decorative: without === 'decorative',
    });
    if (isWaiting(texts) && media.bytes === undefined && without !== 'later') throw new HttpError(400, noAlt);
    const details = {
      name: getPictureName(headerText(request, 'x-file-name')),
      ...texts,
      by: requireUser(request).id,
      tags: parseTags(readText(headerText(request, 'x-tags'), MAX_TAGS_LENGTH)),
      language: isLanguage(language) ? language : null,
    };
    return runOnce(database, request, (queries) => addMedia(queries, details, media));
  };
  registerCall(app, 'POST /media', add, { bodyLimit: MAX_UPLOAD_BYTES });

  registerCall(
    app,
    'GET /media/{id}',
    async ({ params: { id } }) => (await findMedia(database, parseRowId(id) ?? notFound())) ?? notFound(),
  );

  registerCall(app, 'PUT /media/{id}', async ({ params: { id }, body: { focus } }) => {
    const point = { x: toTenths(focus.x), y: toTenths(focus.y) };
    return (await cropMedia(database, parseRowId(id) ?? notFound(), point)) ?? notFound();
  });
}
