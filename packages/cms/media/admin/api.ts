import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage } from 'saaristo/sites';
import { getAltField, isWaiting, readAltTexts, readText } from '../alt.ts';
import { type MediaKind, readMedia } from '../documents.ts';
import { type MediaFault } from '../sizes.ts';
import { addMedia, cropMedia, findMedia, listMedia, parseTags } from '../store.ts';
import type { Database } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { parsePageNumber, parseQueryText } from '../../platform/http/query.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { getMessages, notFound, parseRowId, requireUser, type IdRequest } from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { getMediaMessages } from '../../admin/messages/media.ts';
import { getPictureName, MAX_TAGS_LENGTH, MAX_UPLOAD_BYTES, STATUS, toTenths } from './requests.ts';

const KINDS: readonly unknown[] = ['picture', 'document', 'any'] satisfies MediaKind[];
const isKind = (kind: unknown): kind is MediaKind => KINDS.includes(kind);

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

  app.get('/editor/api/media', async (request) => {
    const query = getSearchParameters(request);
    return listMedia(database, {
      text: parseQueryText(query.get('q')),
      kind: 'picture',
      page: parsePageNumber(query.get('page')),
    });
  });

  app.post('/editor/api/media', { bodyLimit: MAX_UPLOAD_BYTES }, async (request) => {
    const { faults, noAlt } = getMediaMessages(getMessages(request).language);
    const refuse = (fault: MediaFault): never => {
      throw new HttpError(STATUS[fault], faults[fault]);
    };
    const kind = getSearchParameters(request).get('kind');
    if (!Buffer.isBuffer(request.body)) return refuse('noMedia');
    const media = await readMedia(request.body, isKind(kind) ? kind : 'picture');
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
  });

  app.get(
    '/editor/api/media/:id',
    async ({ params }: IdRequest) =>
      (await findMedia(database, parseRowId(params.id) ?? notFound())) ?? notFound(),
  );

  app.put('/editor/api/media/:id', async (request: IdRequest) => {
    const id = parseRowId(request.params.id) ?? notFound();
    const { focus } = Object(request.body) as Record<string, unknown>;
    const { x, y } = Object(focus) as Record<string, unknown>;
    return (await cropMedia(database, id, { x: toTenths(Number(x)), y: toTenths(Number(y)) })) ?? notFound();
  });
}
