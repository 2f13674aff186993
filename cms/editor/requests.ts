import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { tokenOf } from '../security/anti-forgery.ts';
import type { EditorContext } from './layout.ts';
import { type EditorMessages, editorMessages } from './messages.ts';

/** Bytes of a form of these pages. */
export const FORM_LIMIT = 4096;

export type WithId = FastifyRequest<{ Params: { id: string } }>;

export const messagesFor = (request: FastifyRequest): EditorMessages =>
  editorMessages(request.headers['accept-language']);

/** What a page is rendered from, for the browser that asks for it. */
export const contextFor = (request: FastifyRequest, reply: FastifyReply): EditorContext => ({
  messages: messagesFor(request),
  token: tokenOf(request, reply),
});

/** Whether a part of an address may be the id of a row. */
export const isId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** @throws HttpError always: there is no such row */
export const missing = (): never => {
  throw new HttpError(404, 'There is no such thing.');
};
