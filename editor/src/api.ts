/** The calls of the block editor. */
import { catalogueOf, type Catalogue, type Widget } from './model/catalogue.ts';
import type { Page, PageDetails } from './model/page.ts';

/** A call that was refused or did not come through. */
export class CallError extends Error {
  /** Of HTTP; 0 where there was no answer. */
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 15_000;

export interface Saved {
  version: number;
  savedAt: string;
}

/** One version of a page that was published. */
export interface Version {
  number: number;
  madeAt: string;
  madeBy: string;
  details: PageDetails;
}

/** A page in a search. */
export interface FoundPage {
  id: number;
  site: string;
  language: string;
  path: string;
  title: string;
}

const sentenceOf = (body: unknown, status: number): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : `${status}`;

/** The calls, with the token that every write carries. */
export function createApi(pageId: number, firstToken: string) {
  let token = firstToken;

  async function call<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
    let answer: Response;
    try {
      answer = await fetch(path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'x-editor-token': token,
        },
        keepalive,
        signal: AbortSignal.timeout(TIMEOUT),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new CallError(0, error instanceof Error ? error.message : String(error));
    }
    const given: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new CallError(answer.status, sentenceOf(given, answer.status), given);
    return given as T;
  }

  const page = `/editor/api/pages/${pageId}`;
  return {
    /** Asks anew for the token, after signing in again. @throws CallError 401 where nobody is signed in */
    async renew(): Promise<void> {
      token = (await call<{ token: string }>('GET', '/editor/api/me')).token;
    },
    catalogue: async (): Promise<Catalogue> =>
      catalogueOf(await call<{ widgets: Widget[] }>('GET', '/assets/widgets.json')),
    page: () => call<Page>('GET', page),
    /** @throws CallError 409 with the page where somebody else has saved it since `version` */
    save: (details: PageDetails, version: number) => call<Saved>('PUT', page, { ...details, version }),
    /** @throws CallError 409 with the page where somebody else has saved it since `version` */
    publish: (version: number) => call<Page>('POST', `${page}/publish`, { version }),
    unpublish: () => call<Page>('POST', `${page}/unpublish`, {}),
    schedule: (at: string | null) => call<Page>('POST', `${page}/schedule`, { at }),
    move: (path: string) => call<Page>('POST', `${page}/move`, { path }),
    duplicate: () => call<{ id: number }>('POST', `${page}/duplicate`, {}),
    remove: () => call<object>('POST', `${page}/delete`, {}),
    versions: async () => (await call<{ versions: Version[] }>('GET', `${page}/versions`)).versions,
    presence: (tab: string) =>
      call<{ others: string[]; version: number }>('POST', `${page}/presence`, { tab }),
    /** Goes out while the tab closes. */
    leave: (tab: string) => call<object>('POST', `${page}/presence`, { tab, gone: true }, true),
    search: async (text: string) =>
      (await call<{ rows: FoundPage[] }>('GET', `/editor/api/pages?q=${encodeURIComponent(text)}`)).rows,
  };
}

export type Api = ReturnType<typeof createApi>;
