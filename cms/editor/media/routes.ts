import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MOST_BYTES, type Picture, type PictureFault, readPicture } from '../../content/media/sizes.ts';
import {
  addMedia,
  changeMedia,
  deleteMedia,
  findMedia,
  listMedia,
  type MediaAuthor,
  type MediaRow,
  ONLY_PUBLISHERS,
  replaceMedia,
  usesOf,
} from '../../content/media/store.ts';
import { shortened } from '../../content/pages/page-details.ts';
import type { Database } from '../../database/database.ts';
import { readNativeForm } from '../../enquiries/uploads/uploads.ts';
import { HttpError } from '../../http/errors.ts';
import { pageNumber, queryText } from '../../http/query.ts';
import { searchParameters } from '../../http/request.ts';
import { readPieces } from '../../http/security/large-bodies.ts';
import type { Visitors } from '../../http/security/visitors.ts';
import {
  type ContextFor,
  fieldsOf,
  FORM_LIMIT,
  messagesFor,
  missing,
  rowId,
  userOf,
  type WithId,
} from '../requests.ts';
import { mediaMessages } from './messages.ts';
import { FOCUS_WIDTH, focusHeight, LIST, type MediaRefusal, mediaPage, pictureOfLibrary } from './pages.ts';

/** A picture, and the fields around it. */
const UPLOAD_LIMIT = MOST_BYTES + 64 * 1024;
const MOST_TEXT = 16 * 1024;
const LONGEST_NAME = 200;
const LONGEST_ALT = 300;
const MIDDLE = { x: 0.5, y: 0.5 };

const STATUS: Record<PictureFault, number> = {
  noPicture: 415,
  tooManyBytes: 413,
  tooManyPixels: 413,
  unreadable: 400,
};

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? shortened(value.trim(), longest).trim() : '';

/** The name of a file without its folder and ending. */
const nameOf = (file: string): string => {
  const name = textOf(file.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, ''), LONGEST_NAME);
  return name || '–';
};

const faultOf = (read: Picture | PictureFault): PictureFault | undefined =>
  typeof read === 'string' ? read : undefined;

const authorOf = (request: FastifyRequest): MediaAuthor => {
  const { id, role } = userOf(request);
  return { id, isPublisher: role === 'publisher' };
};

/** From 0 to 1; the middle where it is no number. */
const partOf = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.min(1, value)) : 0.5);

/** The pages of the library. They work without a script: the focus is where a picture that is a button was pressed. */
export async function mediaRooms(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
): Promise<void> {
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await readPieces(request, payload);
      const { fields, files } = await readNativeForm(body, request.headers['content-type'] ?? '', MOST_TEXT);
      const [file] = files;
      return { ...Object.fromEntries(fields), ...(file && { file }) };
    },
  );

  const t = (request: FastifyRequest) => mediaMessages(messagesFor(request).language);
  const pictureOf = async ({ params: { id } }: WithId): Promise<MediaRow> =>
    (await findMedia(database, rowId(id) ?? missing())) ?? missing();
  /** The file of a form; undefined where none was chosen. */
  const fileOf = (fields: Record<string, unknown>): { name: string; data: Buffer } | undefined => {
    const { file } = fields as { file?: { name: string; data: Uint8Array } };
    return file && { name: file.name, data: Buffer.from(file.data) };
  };

  const showList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rest: { alt?: string; refused?: MediaRefusal } = {},
  ): Promise<string> => {
    const query = searchParameters(request);
    const view = { text: queryText(query.get('q')) || undefined, page: pageNumber(query.get('page')) };
    return mediaPage(contextFor(request, reply), { ...view, ...(await listMedia(database, view)), ...rest });
  };
  const show = async (
    request: WithId,
    reply: FastifyReply,
    rest?: Parameters<typeof pictureOfLibrary>[3],
  ): Promise<string> => {
    const picture = await pictureOf(request);
    return pictureOfLibrary(contextFor(request, reply), picture, await usesOf(database, picture.id), rest);
  };

  /** Answers that the picture is a publisher's to change. */
  const refuseEditor = (request: WithId, reply: FastifyReply): Promise<string> => {
    reply.code(403);
    return show(request, reply);
  };

  app.get(LIST, (request, reply) => showList(request, reply));

  app.post(LIST, { bodyLimit: UPLOAD_LIMIT }, async (request, reply) => {
    const fields = fieldsOf(visitors, request);
    const alt = textOf(fields['alt'], LONGEST_ALT);
    const file = fileOf(fields);
    const refuse = (status: number, field: MediaRefusal['field'], why: string): Promise<string> => {
      reply.code(status);
      return showList(request, reply, { alt, refused: { form: 'add', field, why } });
    };
    if (!file) return refuse(400, 'file', t(request).noFile);
    if (alt === '') return refuse(400, 'alt', t(request).noAlt);
    const picture = await readPicture(file.data, MIDDLE);
    if (typeof picture === 'string') return refuse(STATUS[picture], 'file', t(request).faults[picture]);
    const { id } = await addMedia(
      database,
      { name: nameOf(file.name), alt, by: userOf(request).id },
      picture,
    );
    return reply.redirect(`${LIST}/${id}`, 303);
  });

  app.get(`${LIST}/:id`, (request: WithId, reply) => show(request, reply));

  app.post(`${LIST}/:id`, { bodyLimit: FORM_LIMIT }, async (request: WithId, reply) => {
    const fields = fieldsOf(visitors, request);
    const { id, name, focus } = await pictureOf(request);
    const alt = textOf(fields['alt'], LONGEST_ALT);
    if (alt === '') {
      reply.code(400);
      return show(request, reply, { refused: { form: 'details', field: 'alt', why: t(request).noAlt } });
    }
    const details = { name: textOf(fields['name'], LONGEST_NAME) || name, alt, focus };
    if (!(await changeMedia(database, id, details, authorOf(request)))) return missing();
    return reply.redirect(`${LIST}/${id}`, 303);
  });

  app.post(`${LIST}/:id/focus`, { bodyLimit: FORM_LIMIT }, async (request: WithId, reply) => {
    const fields = fieldsOf(visitors, request);
    const { id, name, alt, width, height } = await pictureOf(request);
    const number = (field: string): number => Number(fields[field] || Number.NaN);
    const [left, top] = [number('at.x'), number('at.y')];
    // The keyboard presses a picture at its corner.
    const isPressed = left > 0 || top > 0;
    const focus = isPressed
      ? { x: partOf(left / FOCUS_WIDTH), y: partOf(top / focusHeight({ width, height })) }
      : { x: partOf(number('focus-x') / 100), y: partOf(number('focus-y') / 100) };
    const changed = (await changeMedia(database, id, { name, alt, focus }, authorOf(request))) ?? missing();
    if (changed === ONLY_PUBLISHERS) return refuseEditor(request, reply);
    return reply.redirect(`${LIST}/${id}`, 303);
  });

  app.post(`${LIST}/:id/replace`, { bodyLimit: UPLOAD_LIMIT }, async (request: WithId, reply) => {
    const file = fileOf(fieldsOf(visitors, request));
    const { id, focus } = await pictureOf(request);
    const refuse = (status: number, why: string): Promise<string> => {
      reply.code(status);
      return show(request, reply, { refused: { form: 'replace', field: 'file', why } });
    };
    if (!file) return refuse(400, t(request).noFile);
    const picture = await readPicture(file.data, focus);
    if (typeof picture === 'string') return refuse(STATUS[picture], t(request).faults[picture]);
    const replaced = (await replaceMedia(database, id, picture, authorOf(request))) ?? missing();
    if (replaced === ONLY_PUBLISHERS) return refuseEditor(request, reply);
    return reply.redirect(`${LIST}/${id}`, 303);
  });

  app.post(`${LIST}/:id/delete`, { bodyLimit: FORM_LIMIT }, async (request: WithId, reply) => {
    const { sure } = fieldsOf(visitors, request);
    const { id } = await pictureOf(request);
    const author = authorOf(request);
    const uses = await usesOf(database, id);
    if (!author.isPublisher && uses.some(({ isPublic }) => isPublic)) return refuseEditor(request, reply);
    if (sure === undefined && uses.length > 0) {
      reply.code(409);
      return show(request, reply, { isDeleting: true });
    }
    const deleted = (await deleteMedia(database, id, author)) ?? missing();
    if (deleted === ONLY_PUBLISHERS) return refuseEditor(request, reply);
    return reply.redirect(LIST, 303);
  });
}

/** The calls of the block editor's picker. */
export function mediaCalls(app: FastifyInstance, database: Database): void {
  const TYPES = /^(?:image\/[\w.+-]+|application\/octet-stream)(?:;|$)/;
  app.addContentTypeParser(
    TYPES,
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );

  /** A header as its sender meant it: names are written as parts of addresses are. */
  const headerText = (request: FastifyRequest, name: string): string => {
    const value = String(request.headers[name] ?? '');
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  };

  app.get('/editor/api/media', async (request) => {
    const query = searchParameters(request);
    return listMedia(database, { text: queryText(query.get('q')), page: pageNumber(query.get('page')) });
  });

  app.post('/editor/api/media', { bodyLimit: UPLOAD_LIMIT }, async (request) => {
    const faults = mediaMessages(messagesFor(request).language).faults;
    const refuse = (fault: PictureFault): never => {
      throw new HttpError(STATUS[fault], faults[fault]);
    };
    if (!Buffer.isBuffer(request.body)) return refuse('noPicture');
    const picture = await readPicture(request.body, MIDDLE);
    const fault = faultOf(picture);
    if (fault) return refuse(fault);
    return addMedia(
      database,
      {
        name: nameOf(headerText(request, 'x-file-name')),
        alt: textOf(headerText(request, 'x-alt'), LONGEST_ALT),
        by: userOf(request).id,
      },
      picture as Picture,
    );
  });

  app.get(
    '/editor/api/media/:id',
    async ({ params }: WithId) => (await findMedia(database, rowId(params.id) ?? missing())) ?? missing(),
  );

  app.put('/editor/api/media/:id', async (request: WithId) => {
    const id = rowId(request.params.id) ?? missing();
    const standing = (await findMedia(database, id)) ?? missing();
    const { name, alt, focus } = Object(request.body) as Record<string, unknown>;
    const { x, y } = Object(focus) as Record<string, unknown>;
    const changed = {
      name: textOf(name, LONGEST_NAME) || standing.name,
      alt: typeof alt === 'string' ? textOf(alt, LONGEST_ALT) : standing.alt,
      focus: typeof x === 'number' && typeof y === 'number' ? { x: partOf(x), y: partOf(y) } : standing.focus,
    };
    const answer = (await changeMedia(database, id, changed, authorOf(request))) ?? missing();
    if (answer !== ONLY_PUBLISHERS) return answer;
    throw new HttpError(403, mediaMessages(messagesFor(request).language).onlyPublishers);
  });
}
