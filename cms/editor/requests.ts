import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from 'saaristo/schemas';
import { HttpError } from '../http/errors.ts';
import type { Visitors } from '../http/security/visitors.ts';
import type { EditorContext } from './layout.ts';
import { type EditorMessages, getEditorMessages } from './messages.ts';
import type { User } from './users.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in at /editor; null before that is known, and on every other address. */
    editor: User | null;
  }
}

/** An editor has tried what is a publisher's. */
export class PublishersOnlyError extends HttpError {
  constructor() {
    super(403, 'Only publishers may do this.');
  }
}

/**
 * The user of a request behind the login.
 * @throws HttpError 403 where only publishers may do this, and they are none
 */
export function requireUser(request: FastifyRequest, role?: 'publisher'): User {
  const { editor } = request;
  if (!editor || (role && editor.role !== role)) throw new PublishersOnlyError();
  return editor;
}

/** Bytes of a form of these pages. */
export const MAX_FORM_BYTES = 4096;

export type IdRequest = FastifyRequest<{ Params: { id: string } }>;

export const getMessages = (request: FastifyRequest): EditorMessages =>
  getEditorMessages(request.headers['accept-language']);

/** What a page is rendered from, for the browser that asks for it. */
export type GetContext = (request: FastifyRequest, reply: FastifyReply) => EditorContext;

export const createContextGetter =
  (visitors: Visitors): GetContext =>
  (request, reply) => ({
    messages: getMessages(request),
    csrfToken: visitors.formToken(request, reply),
    user: request.editor ?? undefined,
  });

/**
 * The fields of a form of this server.
 * @throws HttpError 403 where it is not one of this visitor and login
 */
export function readForm(visitors: Visitors, request: FastifyRequest): Record<string, unknown> {
  const fields = isRecord(request.body) ? request.body : {};
  if (!visitors.isOwnForm(request, fields['token'])) throw new HttpError(403, 'The form is out of date.');
  return fields;
}

/** Whether a part of an address may be the id of a row. */
export const isRowId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** The number of a row in a part of an address; undefined where it can be none. */
export const parseRowId = (id: string): number | undefined => {
  const number = isRowId(id) ? Number(id) : 0;
  return number > 0 && number < 2 ** 31 ? number : undefined;
};

/** @throws HttpError always: there is no such row */
export const notFound = (): never => {
  throw new HttpError(404, 'There is no such thing.');
};
