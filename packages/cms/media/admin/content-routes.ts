/** Registers the changes of the file of a picture or document: another file, a turn, a cut. */
import type { FastifyInstance } from 'fastify';
import type { AnyCollection } from '../../collections/define.ts';
import { readMedia } from '../documents.ts';
import { MAX_CUT_OFF, moveFocus, type PictureEdit, readPicture, TURNS } from '../sizes.ts';
import { canEdit, listFoci, readOriginal, replaceMedia, requireMediaChange } from '../store.ts';
import { type EditorServices, notFound, requireUser, type IdRequest } from '../../admin/requests.ts';
import { MEDIA_PATH, SIDES } from './pages.ts';
import { showPicture } from './picture-page.ts';
import { getFile, getPicture, getTexts, MAX_UPLOAD_BYTES, STATUS } from './requests.ts';

/** Reads how a picture is turned and cut off; undefined if nothing would be left of it. */
function readEdit(fields: Readonly<Record<string, unknown>>): PictureEdit | undefined {
  const percent = (name: string): number =>
    Math.round(Math.min(MAX_CUT_OFF, Math.max(0, Number(fields[name]) || 0)));
  const [left, right, top, bottom] = SIDES.map(percent) as [number, number, number, number];
  const turn = TURNS.find((one) => String(one) === fields['turn']) ?? 0;
  return Math.max(left + right, top + bottom) > MAX_CUT_OFF ? undefined : { turn, left, right, top, bottom };
}

export function registerContentRoutes(
  app: FastifyInstance,
  services: EditorServices,
  collections: readonly AnyCollection[],
): void {
  const { database, readForm } = services;
  app.post(
    `${MEDIA_PATH}/:id/replace`,
    { bodyLimit: MAX_UPLOAD_BYTES },
    async (request: IdRequest, reply) => {
      const file = getFile(readForm(request));
      const { id, document } = await getPicture(database, request);
      const refuse = (status: number, why: string): Promise<string> => {
        reply.code(status);
        return showPicture(services, request, reply, { refused: { form: 'replace', field: 'file', why } });
      };
      if (!file) return refuse(400, getTexts(request).noFile);
      // Before the picture is decoded, which is much work.
      await requireMediaChange(database, id, requireUser(request));
      const media = await readMedia(
        file.data,
        document ? 'document' : 'picture',
        await listFoci(database, id),
      );
      if (typeof media === 'string') return refuse(STATUS[media], getTexts(request).faults[media]);
      const replaced = await replaceMedia(database, id, media, requireUser(request), collections);
      if (!replaced) return notFound();
      return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
    },
  );

  app.post(`${MEDIA_PATH}/:id/edit`, async (request: IdRequest, reply) => {
    const edit = readEdit(readForm(request));
    const row = await getPicture(database, request);
    if (!canEdit(row)) return notFound();
    const { id, url } = row;
    const refuse = (status: number, why: string): Promise<string> => {
      reply.code(status);
      return showPicture(services, request, reply, { refused: { form: 'edit', field: 'file', why } });
    };
    if (!edit) return refuse(400, getTexts(request).cutTooMuch(MAX_CUT_OFF));
    const by = requireUser(request);
    await requireMediaChange(database, id, by);
    const original = (await readOriginal(database, id)) ?? notFound();
    const foci = (await listFoci(database, id)).map((focus) => moveFocus(focus, row.edit, edit));
    const picture = await readPicture(original, foci, edit);
    if (typeof picture === 'string') return refuse(STATUS[picture], getTexts(request).faults[picture]);
    if (!(await replaceMedia(database, id, picture, by, collections, { edit, url }))) return notFound();
    return reply.redirect(`${MEDIA_PATH}/${id}`, 303);
  });
}
