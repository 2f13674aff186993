/** Registers the list of the media library, with its search, new files and changes of many. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWaiting, readAltTexts, readText } from '../alt.ts';
import { readMedia } from '../documents.ts';
import { addMedia, findMedia, listMedia, listMediaTags, MEDIA_PAGE_SIZE, parseTags } from '../store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { parsePageNumber, parseQueryText } from '../../platform/http/query.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { EDITOR_MEDIA_POLICY } from '../../platform/http/security/headers.ts';
import { type EditorServices, parseRowId, requireUser } from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import {
  MEDIA_BULK_PATH,
  MEDIA_PATH,
  type MediaRefusal,
  type MediaView,
  renderMediaPage,
  renderMediaQuestion,
  renderMediaResults,
  type SelectedPicture,
} from './pages.ts';
import { deleteUnused } from './picture-page.ts';
import { getFile, getPictureName, getTexts, MAX_TAGS_LENGTH, MAX_UPLOAD_BYTES, STATUS } from './requests.ts';

const showList = async (
  { database, getContext }: EditorServices,
  request: FastifyRequest,
  reply: FastifyReply,
  rest: Pick<MediaView, 'typed' | 'refused'> = {},
): Promise<string> => {
  const query = getSearchParameters(request);
  const filter = {
    text: parseQueryText(query.get('q')) || undefined,
    tag: parseQueryText(query.get('tag')) || undefined,
    kind: query.get('kind') === 'document' ? ('document' as const) : undefined,
    isUnused: query.get('unused') === '1',
    isWaiting: query.get('waiting') === '1',
    isBin: query.get('bin') === '1',
    page: parsePageNumber(query.get('page')),
  };
  reply.header('content-security-policy', EDITOR_MEDIA_POLICY);
  const [found, tags] = await Promise.all([listMedia(database, filter), listMediaTags(database)]);
  return renderMediaPage(getContext(request, reply), { ...filter, ...found, tags, ...rest });
};

export function registerLibraryRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext, readForm } = services;
  app.get(MEDIA_PATH, (request, reply) => showList(services, request, reply));

  app.post(MEDIA_PATH, { bodyLimit: MAX_UPLOAD_BYTES }, async (request, reply) => {
    const fields = readForm(request);
    const texts = readAltTexts(fields);
    const tags = readText(fields['tags'], MAX_TAGS_LENGTH);
    const file = getFile(fields);
    const refuse = (status: number, field: MediaRefusal['field'], why: string): Promise<string> => {
      reply.code(status);
      return showList(services, request, reply, {
        typed: { texts, tags },
        refused: { form: 'add', field, why },
      });
    };
    if (!file) return refuse(400, 'file', getTexts(request).noFile);
    const media = await readMedia(file.data, 'any');
    if (typeof media === 'string') return refuse(STATUS[media], 'file', getTexts(request).faults[media]);
    if (isWaiting(texts) && media.bytes === undefined) return refuse(400, 'alt', getTexts(request).noAlt);
    const by = requireUser(request).id;
    const details = { name: getPictureName(file.name), ...texts, by, tags: parseTags(tags) };
    const add = (queries: Queries) => addMedia(queries, details, media);
    const { id } = await runOnce(database, request, add, fields['key']);
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });

  app.post(MEDIA_BULK_PATH, async (request, reply) => {
    const fields = readForm(request);
    requireUser(request);
    const selected = Object.keys(fields)
      .flatMap((name) => parseRowId(/^picture-(\d+)$/.exec(name)?.[1] ?? '') ?? [])
      .slice(0, MEDIA_PAGE_SIZE);
    const pictures: SelectedPicture[] = [];
    for (const id of selected) {
      const name = (await findMedia(database, id))?.name ?? String(id);
      const isSure = fields['sure'] !== undefined;
      pictures.push({ id, name, ...(isSure && { refusal: await deleteUnused(database, request, id) }) });
    }
    if (selected.length === 0) reply.code(400);
    const context = getContext(request, reply);
    return selected.length === 0 || fields['sure'] !== undefined
      ? renderMediaResults(context, pictures)
      : renderMediaQuestion(context, pictures);
  });
}
