import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, sanitizeText } from 'saaristo/schemas';
import type { Database } from '../platform/database/database.ts';
import { HttpError, OtherSitesError, PublishersOnlyError } from '../platform/http/errors.ts';
import { createLoginLimiter, type LoginLimiter } from '../platform/http/security/login-limiter.ts';
import type { Visitors } from '../platform/http/security/visitors.ts';
import type { PageContent } from '../platform/model/content.ts';
import type { Catalogue } from '../pages/render/catalogue.ts';
import type { Appearance, EditorContext } from './layout.ts';
import { type EditorMessages, getEditorMessages } from './messages/common.ts';
import { hasSite, mayWrite } from '../platform/model/rights.ts';
import { createOpenId, type OpenId, type OpenIdOptions } from '../accounts/open-id.ts';
import { isAdministrator, type User } from '../accounts/users.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user at /editor; null before the session is read and on other paths. */
    editor: User | null;
    /** Number of tasks of the user. */
    tasks: number;
  }
}

/**
 * Returns the user of a request.
 * @param role 'administrator' for changes of all sites: a publisher without limits
 * @throws HttpError 403 if only publishers or administrators may do this and the user is none
 */
export function requireUser(request: FastifyRequest, role?: 'publisher' | 'administrator'): User {
  const { editor } = request;
  if (!editor || (role && editor.role !== 'publisher')) throw new PublishersOnlyError();
  if (role === 'administrator' && !isAdministrator(editor)) throw new OtherSitesError();
  return editor;
}

/**
 * Checks the right to change data of a site; with a language, the right to change its pages in this language.
 * @throws HttpError 403
 */
export function requirePlace(
  request: FastifyRequest,
  { site, language }: { site: string; language?: string },
): void {
  const user = requireUser(request);
  const may = language === undefined ? hasSite(user, site) : mayWrite(user, { site, language });
  if (!may) throw new OtherSitesError();
}

/** The header of the CSRF token of every write of a script. */
export const CSRF_HEADER = 'x-editor-token';

/** Maximum bytes of a form of these pages, where its route names no other. */
export const MAX_FORM_BYTES = 4096;

export type IdRequest = FastifyRequest<{ Params: { id: string } }>;

export const getMessages = (request: FastifyRequest): EditorMessages =>
  getEditorMessages(request.headers['accept-language']);

/** Options of the pages of a draft. */
export interface PagesOptions {
  catalogue: Catalogue;
  development: boolean;
  /** The pages of the shipped content. */
  shipped: readonly PageContent[];
  /** Whether replies to enquiries can be sent by e-mail. */
  canMail: boolean;
  /** The OpenID provider by which users can sign in. */
  openId?: OpenIdOptions | undefined;
}

/** The services that the routes of /editor share. */
export interface EditorServices {
  database: Database;
  visitors: Visitors;
  loginLimiter: LoginLimiter;
  /** Limits wrong codes of the second factor. */
  codeLimiter: LoginLimiter;
  openId: OpenId | undefined;
  options: PagesOptions;
  /** Returns the data of a page for a request. */
  getContext: (request: FastifyRequest, reply: FastifyReply) => EditorContext;
  /**
   * Verifies the CSRF token and returns the fields of a form.
   * @throws HttpError 403 if the form is not of this visitor and login
   */
  readForm: (request: FastifyRequest) => Record<string, unknown>;
}

/** Whoever guesses codes has the password, so that few wrong ones lock the account. A browser that has signed in before has its own lock. */
const CODE_LOCK = { most: 5, minutes: 60 };

/** The cookie in which the block editor keeps a choice of colours. */
const APPEARANCE_COOKIE = 'saaristo-editor-appearance';

const readAppearance = ({ cookies }: FastifyRequest): Appearance | undefined =>
  (['light', 'dark'] as const).find((one) => one === cookies[APPEARANCE_COOKIE]);

export async function createEditorServices(
  database: Database,
  visitors: Visitors,
  options: PagesOptions,
): Promise<EditorServices> {
  return {
    database,
    visitors,
    loginLimiter: await createLoginLimiter(database, 'editor', '/editor'),
    codeLimiter: await createLoginLimiter(database, 'editor-code', '/editor', CODE_LOCK),
    openId: options.openId && createOpenId(database, options.openId),
    options,
    getContext: (request, reply) => ({
      messages: getMessages(request),
      csrfToken: visitors.getCsrfToken(request, reply),
      user: request.editor ?? undefined,
      openIdName: options.openId?.name,
      tasks: request.tasks,
      appearance: readAppearance(request),
    }),
    readForm(request) {
      const fields = isRecord(request.body) ? request.body : {};
      if (!visitors.verifyCsrfToken(request, fields['token']))
        throw new HttpError(403, 'The form is out of date.');
      return fields;
    },
  };
}

/** Returns the unchanged text of a form field, such as a password; '' if it is missing. */
export const readRawText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the trimmed text of a form field; '' if it is missing. */
export const readText = (value: unknown): string =>
  typeof value === 'string' ? sanitizeText(value).trim() : '';

/** Tells whether a part of a path may be the id of a row. */
export const isRowId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

/** Parses the id of a row in a path; undefined if it is invalid. */
export const parseRowId = (id: string): number | undefined => {
  const number = isRowId(id) ? Number(id) : 0;
  return number > 0 && number < 2 ** 31 ? number : undefined;
};

/** Reads an integer that a column can hold; 0 for other values. No row has the version or the id 0. */
export const readInteger = (value: unknown): number =>
  Number.isInteger(value) && Math.abs(value as number) < 2 ** 31 ? (value as number) : 0;

/** @throws HttpError 404 always */
export const notFound = (): never => {
  throw new HttpError(404, 'There is no such thing.');
};
