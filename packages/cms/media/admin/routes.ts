import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from 'saaristo/sites';
import type { AnyCollection } from '../../collections/define.ts';
import { getAltField, isWaiting, readAltTexts, readText } from '../alt.ts';
import { type MediaKind, readMedia } from '../documents.ts';
import { MAX_BYTES, MAX_CUT_OFF, type MediaFault, type PictureEdit, readPicture, TURNS } from '../sizes.ts';
import {
  addMedia,
  canEdit,
  cropMedia,
  listFoci,
  readOriginal,
  updateMedia,
  deleteMedia,
  findMedia,
  findStoredFile,
  restoreMedia,
  deleteUnusedMedia,
  listMedia,
  listMediaTags,
  MEDIA_PAGE_SIZE,
  parseTags,
  setTags,
  type MediaRow,
  replaceMedia,
  requireMediaChange,
  listMediaUses,
} from '../store.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { parsePageNumber, parseQueryText } from '../../platform/http/query.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { EDITOR_MEDIA_POLICY } from '../../platform/http/security/headers.ts';
import { sendStoredFile } from '../../platform/files/send.ts';
import { MULTIPART, readForm as readFormBody } from '../../platform/http/security/form-bodies.ts';
import {
  type EditorServices,
  getMessages,
  notFound,
  parseRowId,
  requireUser,
  type IdRequest,
} from '../../admin/requests.ts';
import { runOnce } from '../../admin/request-keys.ts';
import { getMediaMessages } from '../../admin/messages/media.ts';
import {
  FOCUS_WIDTH,
  getFocusHeight,
  MEDIA_BULK_PATH,
  MEDIA_PATH,
  type MediaRefusal,
  type MediaView,
  renderMediaPage,
  renderMediaQuestion,
  renderMediaResults,
  type SelectedPicture,
  renderPicturePage,
  SIDES,
} from './pages.ts';

/** Maximum bytes of a file with its form fields. */
const MAX_UPLOAD_BYTES = MAX_BYTES + 64 * 1024;
const MAX_FORM_TEXT = 16 * 1024;
const MAX_NAME_LENGTH = 200;
const MAX_TAGS_LENGTH = 500;

const STATUS: Record<MediaFault, number> = {
  noPicture: 415,
  noDocument: 415,
  noMedia: 415,
  heic: 415,
  svg: 415,
  tooManyBytes: 413,
  tooManyPixels: 413,
  unreadable: 400,
};

/** Reads how a picture is turned and cut off; undefined if nothing would be left of it. */
function readEdit(fields: Readonly<Record<string, unknown>>): PictureEdit | undefined {
  const percent = (name: string): number =>
    Math.round(Math.min(MAX_CUT_OFF, Math.max(0, Number(fields[name]) || 0)));
  const [left, right, top, bottom] = SIDES.map(percent) as [number, number, number, number];
  const turn = TURNS.find((one) => String(one) === fields['turn']) ?? 0;
  return Math.max(left + right, top + bottom) > MAX_CUT_OFF ? undefined : { turn, left, right, top, bottom };
}

/** Returns the name of a file without folder and extension. */
const getPictureName = (file: string): string => {
  const name = readText(file.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''), MAX_NAME_LENGTH);
  return name || '–';
};

const KINDS: readonly unknown[] = ['picture', 'document', 'any'] satisfies MediaKind[];
const isKind = (kind: unknown): kind is MediaKind => KINDS.includes(kind);

/** Limits a number to 0 to 1, in tenths, as addresses have it. Returns the middle for NaN. */
const toTenths = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.max(0, Math.min(1, value)) * 10) / 10 : 0.5;

/** Registers the pages of the media library. They work without a script: the focus is the position of a press on an image button. */
export async function registerMediaRoutes(
  app: FastifyInstance,
  { database, getContext, readForm, options }: EditorServices,
  collections: readonly AnyCollection[],
): Promise<void> {
  app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: Readable) => {
    const { fields, files } = await readFormBody(request, payload, MAX_FORM_TEXT);
    const [file] = files;
    return { ...Object.fromEntries(fields), ...(file && { file }) };
  });

  const t = (request: FastifyRequest) => getMediaMessages(getMessages(request).language);
  const pictureOf = async ({ params: { id } }: IdRequest): Promise<MediaRow> =>
    (await findMedia(database, parseRowId(id) ?? notFound())) ?? notFound();
  /** Returns the file of a form; undefined if none was chosen. */
  const fileOf = (fields: Record<string, unknown>): { name: string; data: Buffer } | undefined => {
    const { file } = fields as { file?: { name: string; data: Uint8Array } };
    return file && { name: file.name, data: Buffer.from(file.data) };
  };

  const showList = async (
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
  const show = async (
    request: IdRequest,
    reply: FastifyReply,
    rest?: Parameters<typeof renderPicturePage>[4],
  ): Promise<string> => {
    const picture = await pictureOf(request);
    reply.header('content-security-policy', EDITOR_MEDIA_POLICY);
    return renderPicturePage(
      getContext(request, reply),
      picture,
      await listMediaUses(database, picture.id),
      options.catalogue.getTitles(getMessages(request).language),
      { ...rest, hasOriginal: (await findStoredFile(database, picture.id, 'original')) !== undefined },
    );
  };

  app.get(MEDIA_PATH, (request, reply) => showList(request, reply));

  app.post(MEDIA_PATH, { bodyLimit: MAX_UPLOAD_BYTES }, async (request, reply) => {
    const fields = readForm(request);
    const texts = readAltTexts(fields);
    const tags = readText(fields['tags'], MAX_TAGS_LENGTH);
    const file = fileOf(fields);
    const refuse = (status: number, field: MediaRefusal['field'], why: string): Promise<string> => {
      reply.code(status);
      return showList(request, reply, { typed: { texts, tags }, refused: { form: 'add', field, why } });
    };
    if (!file) return refuse(400, 'file', t(request).noFile);
    const media = await readMedia(file.data, 'any');
    if (typeof media === 'string') return refuse(STATUS[media], 'file', t(request).faults[media]);
    if (isWaiting(texts) && media.bytes === undefined) return refuse(400, 'alt', t(request).noAlt);
    const by = requireUser(request).id;
    const details = { name: getPictureName(file.name), ...texts, by, tags: parseTags(tags) };
    const add = (queries: Queries) => addMedia(queries, details, media);
    const { id } = await runOnce(database, request, add, fields['key']);
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });

  app.get(`${MEDIA_PATH}/:id`, (request: IdRequest, reply) => show(request, reply));

  const sendFile = async (
    reply: FastifyReply,
    request: IdRequest,
    id: number,
    cut: 'original' | 'smallest',
  ) => {
    const { type, sent } = (await findStoredFile(database, id, cut)) ?? notFound();
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="${id}.${type.replace('image/', '')}"`,
      'content-type': type,
    });
    return sendStoredFile(request, reply, sent);
  };
  app.get(`${MEDIA_PATH}/:id/original`, async (request: IdRequest, reply) =>
    sendFile(reply, request, (await pictureOf(request)).id, 'original'),
  );
  // Visitors get no picture of the bin, so that the bin can't show them by their addresses.
  app.get(`${MEDIA_PATH}/:id/thumbnail`, (request: IdRequest, reply) =>
    sendFile(reply, request, parseRowId(request.params.id) ?? notFound(), 'smallest'),
  );
  app.post(`${MEDIA_PATH}/:id/restore`, async (request: IdRequest, reply) => {
    const id = parseRowId(request.params.id) ?? notFound();
    if (!(await restoreMedia(database, id, requireUser(request)))) return notFound();
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });

  app.post(`${MEDIA_PATH}/:id`, async (request: IdRequest, reply) => {
    const fields = readForm(request);
    const { id, name, focus, document } = await pictureOf(request);
    const texts = readAltTexts(fields);
    if (isWaiting(texts) && !document) {
      reply.code(400);
      return show(request, reply, { refused: { form: 'details', field: 'alt', why: t(request).noAlt } });
    }
    const { language, tags } = fields;
    const details = {
      name: readText(fields['name'], MAX_NAME_LENGTH) || name,
      ...texts,
      focus,
      language: document && isLanguage(language) ? language : null,
    };
    if (!(await updateMedia(database, id, details, requireUser(request)))) return notFound();
    if (tags !== undefined) await setTags(database, id, parseTags(readText(tags, MAX_TAGS_LENGTH)));
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });

  /** Deletes an unused picture. Returns why it was kept, or undefined. */
  const deleteUnused = async (request: FastifyRequest, id: number): Promise<string | undefined> => {
    const deleted = await deleteUnusedMedia(database, id);
    return deleted === 'deleted' ? undefined : deleted === 'used' ? t(request).inUse : t(request).gone;
  };

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
      pictures.push({ id, name, ...(isSure && { refusal: await deleteUnused(request, id) }) });
    }
    if (selected.length === 0) reply.code(400);
    const context = getContext(request, reply);
    return selected.length === 0 || fields['sure'] !== undefined
      ? renderMediaResults(context, pictures)
      : renderMediaQuestion(context, pictures);
  });

  app.post(`${MEDIA_PATH}/:id/focus`, async (request: IdRequest, reply) => {
    const fields = readForm(request);
    const { id, name, width, height, ...texts } = await pictureOf(request);
    const number = (field: string): number => Number(fields[field] || Number.NaN);
    const [left, top] = [number('at.x'), number('at.y')];
    // The keyboard presses an image button at its corner, which is (0, 0).
    const isPressed = left > 0 || top > 0;
    const focus = isPressed
      ? { x: toTenths(left / FOCUS_WIDTH), y: toTenths(top / getFocusHeight({ width, height })) }
      : { x: toTenths(number('focus-x') / 100), y: toTenths(number('focus-y') / 100) };
    if (!(await cropMedia(database, id, focus))) return notFound();
    await updateMedia(database, id, { name, ...texts, focus }, requireUser(request));
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });

  app.post(
    `${MEDIA_PATH}/:id/replace`,
    { bodyLimit: MAX_UPLOAD_BYTES },
    async (request: IdRequest, reply) => {
      const file = fileOf(readForm(request));
      const { id, document } = await pictureOf(request);
      const refuse = (status: number, why: string): Promise<string> => {
        reply.code(status);
        return show(request, reply, { refused: { form: 'replace', field: 'file', why } });
      };
      if (!file) return refuse(400, t(request).noFile);
      // Before the picture is decoded, which is much work.
      await requireMediaChange(database, id, requireUser(request));
      const media = await readMedia(
        file.data,
        document ? 'document' : 'picture',
        await listFoci(database, id),
      );
      if (typeof media === 'string') return refuse(STATUS[media], t(request).faults[media]);
      const replaced = await replaceMedia(database, id, media, requireUser(request), collections);
      if (!replaced) return notFound();
      return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
    },
  );

  app.post(`${MEDIA_PATH}/:id/edit`, async (request: IdRequest, reply) => {
    const edit = readEdit(readForm(request));
    const row = await pictureOf(request);
    if (!canEdit(row)) return notFound();
    const { id, url } = row;
    const refuse = (status: number, why: string): Promise<string> => {
      reply.code(status);
      return show(request, reply, { refused: { form: 'edit', field: 'file', why } });
    };
    if (!edit) return refuse(400, t(request).cutTooMuch(MAX_CUT_OFF));
    const by = requireUser(request);
    await requireMediaChange(database, id, by);
    const original = (await readOriginal(database, id)) ?? notFound();
    const picture = await readPicture(original, await listFoci(database, id), edit);
    if (typeof picture === 'string') return refuse(STATUS[picture], t(request).faults[picture]);
    if (!(await replaceMedia(database, id, picture, by, collections, { edit, url }))) return notFound();
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });

  app.post(`${MEDIA_PATH}/:id/delete`, async (request: IdRequest, reply) => {
    const { sure } = readForm(request);
    const { id, document } = await pictureOf(request);
    if (document) {
      requireUser(request);
      const why = await deleteUnused(request, id);
      if (why === undefined) return reply.redirect(MEDIA_PATH, 303);
      reply.code(409);
      return show(request, reply, { refused: { form: 'delete', field: 'file', why } });
    }
    if (sure === undefined && (await listMediaUses(database, id)).length > 0) {
      reply.code(409);
      return show(request, reply, { isDeleting: true });
    }
    if (!(await deleteMedia(database, id, requireUser(request)))) return notFound();
    return reply.redirect(MEDIA_PATH, 303);
  });
}

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
