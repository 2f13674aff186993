import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from 'saaristo/sites';
import type { AnyCollection } from '../../collections/define.ts';
import { isWaiting, readAltTexts, readText } from '../alt.ts';
import {
  cropMedia,
  updateMedia,
  deleteMedia,
  findStoredFile,
  restoreMedia,
  parseTags,
  setTags,
  listMediaUses,
} from '../store.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendStoredFile } from '../../platform/files/send.ts';
import { MULTIPART, readForm as readFormBody } from '../../platform/http/security/form-bodies.ts';
import {
  type EditorServices,
  notFound,
  parseRowId,
  requireUser,
  type IdRequest,
} from '../../admin/requests.ts';
import { FOCUS_WIDTH, getFocusHeight, MEDIA_PATH } from './pages.ts';
import { registerContentRoutes } from './content-routes.ts';
import { registerLibraryRoutes } from './library-routes.ts';
import { deleteUnused, showPicture } from './picture-page.ts';
import { getPicture, getTexts, MAX_NAME_LENGTH, MAX_TAGS_LENGTH, toTenths } from './requests.ts';

const MAX_FORM_TEXT = 16 * 1024;

/** Registers the pages of the media library. They work without a script: the focus is the position of a press on an image button. */
export async function registerMediaRoutes(
  app: FastifyInstance,
  services: EditorServices,
  collections: readonly AnyCollection[],
): Promise<void> {
  app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: Readable) => {
    const { fields, files } = await readFormBody(request, payload, MAX_FORM_TEXT);
    const [file] = files;
    return { ...Object.fromEntries(fields), ...(file && { file }) };
  });

  registerLibraryRoutes(app, services);
  registerFileRoutes(app, services.database);
  registerPictureRoutes(app, services);
  registerContentRoutes(app, services, collections);
}

/** Registers the files that only the library shows. */
function registerFileRoutes(app: FastifyInstance, database: Database): void {
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
    sendFile(reply, request, (await getPicture(database, request)).id, 'original'),
  );
  // Visitors get no picture of the bin, so that the bin can't show them by their addresses.
  app.get(`${MEDIA_PATH}/:id/thumbnail`, (request: IdRequest, reply) =>
    sendFile(reply, request, parseRowId(request.params.id) ?? notFound(), 'smallest'),
  );
}

/** Registers the page of a picture with its texts, its focus and its removal. */
function registerPictureRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, readForm } = services;
  app.get(`${MEDIA_PATH}/:id`, (request: IdRequest, reply) => showPicture(services, request, reply));

  app.post(`${MEDIA_PATH}/:id`, async (request: IdRequest, reply) => {
    const fields = readForm(request);
    const { id, name, focus, document } = await getPicture(database, request);
    const texts = readAltTexts(fields);
    if (isWaiting(texts) && !document) {
      reply.code(400);
      return showPicture(services, request, reply, {
        refused: { form: 'details', field: 'alt', why: getTexts(request).noAlt },
      });
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

  app.post(`${MEDIA_PATH}/:id/focus`, async (request: IdRequest, reply) => {
    const fields = readForm(request);
    const { id, name, width, height, ...texts } = await getPicture(database, request);
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

  app.post(`${MEDIA_PATH}/:id/delete`, async (request: IdRequest, reply) => {
    const { sure } = readForm(request);
    const { id, document } = await getPicture(database, request);
    if (document) {
      requireUser(request);
      const why = await deleteUnused(database, request, id);
      if (why === undefined) return reply.redirect(MEDIA_PATH, 303);
      reply.code(409);
      return showPicture(services, request, reply, { refused: { form: 'delete', field: 'file', why } });
    }
    if (sure === undefined && (await listMediaUses(database, id)).length > 0) {
      reply.code(409);
      return showPicture(services, request, reply, { isDeleting: true });
    }
    if (!(await deleteMedia(database, id, requireUser(request)))) return notFound();
    return reply.redirect(MEDIA_PATH, 303);
  });

  app.post(`${MEDIA_PATH}/:id/restore`, async (request: IdRequest, reply) => {
    const id = parseRowId(request.params.id) ?? notFound();
    if (!(await restoreMedia(database, id, requireUser(request)))) return notFound();
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });
}
