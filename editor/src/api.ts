/** The calls of the block editor. */
import { catalogueOf, type Catalogue, type CatalogueFile } from './model/catalogue.ts';
import type { Page, PageDetails } from './model/page.ts';
import type { EditorSettings } from './settings.ts';

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

/** A picture of the media library. */
export interface Picture {
  id: number;
  name: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  /** What stays in view where it is cut: parts of its width and height. */
  focus: { x: number; y: number };
}

/** A product or a recipe that can be chosen. */
export interface Pick {
  /** The product's number, or the recipe's id. */
  id: string;
  title: string;
  url: string;
  image: string;
}

/** A file on its way may take longer than other calls, in milliseconds. */
const UPLOAD_TIMEOUT = 120_000;

const sentenceOf = (body: unknown, status: number): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : `${status}`;

/** How a call is sent. */
interface Sent {
  /** It goes out although the tab closes. */
  keepalive?: boolean;
  headers?: Record<string, string>;
}

/** The calls, with the token that every write carries. */
export function createApi(pageId: number, firstToken: string) {
  let token = firstToken;

  async function send<T>(
    method: string,
    path: string,
    body: unknown,
    { keepalive = false, headers = {} }: Sent,
  ): Promise<T> {
    const isFile = body instanceof Blob;
    let answer: Response;
    try {
      answer = await fetch(path, {
        method,
        headers: {
          ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
          'x-editor-token': token,
          ...headers,
        },
        keepalive,
        signal: AbortSignal.timeout(isFile ? UPLOAD_TIMEOUT : TIMEOUT),
        ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      });
    } catch (error) {
      throw new CallError(0, error instanceof Error ? error.message : String(error));
    }
    const given: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new CallError(answer.status, sentenceOf(given, answer.status), given);
    return given as T;
  }

  /** Asks anew for the token. @throws CallError 401 where nobody is signed in */
  async function renew(): Promise<void> {
    token = (await send<{ token: string }>('GET', '/editor/api/me', undefined, {})).token;
  }

  async function call<T>(method: string, path: string, body?: unknown, sent: Sent = {}): Promise<T> {
    const used = token;
    try {
      return await send<T>(method, path, body, sent);
    } catch (error) {
      // Somebody signed in again in another tab: this token is of the session before.
      if (!(error instanceof CallError) || error.status !== 403 || method === 'GET') throw error;
      await renew();
      if (token === used) throw error;
      return send<T>(method, path, body, sent);
    }
  }

  const page = `/editor/api/pages/${pageId}`;
  return {
    renew,
    catalogue: async (language: EditorSettings['language']): Promise<Catalogue> =>
      catalogueOf(await call<CatalogueFile>('GET', '/assets/widgets.json'), language),
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
    leave: (tab: string) =>
      call<object>('POST', `${page}/presence`, { tab, gone: true }, { keepalive: true }),
    search: async (text: string, site: string) =>
      (
        await call<{ rows: FoundPage[] }>(
          'GET',
          `/editor/api/pages?${String(new URLSearchParams({ q: text, site }))}`,
        )
      ).rows,
    pictures: async (text: string) =>
      (await call<{ rows: Picture[] }>('GET', `/editor/api/media?q=${encodeURIComponent(text)}`)).rows,
    picture: (id: number) => call<Picture>('GET', `/editor/api/media/${id}`),
    setFocus: (id: number, focus: Picture['focus']) =>
      call<Picture>('PUT', `/editor/api/media/${id}`, { focus }),
    /** @throws CallError 400, 413 or 415 with words of why it is no picture for the library */
    addPicture: (file: File, alt: string) =>
      call<Picture>('POST', '/editor/api/media', file, {
        headers: {
          'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream',
          'x-file-name': encodeURIComponent(file.name),
          'x-alt': encodeURIComponent(alt),
        },
      }),
    /** Products or recipes by name or number; of all sites, or of one. */
    pick: async (kind: 'product' | 'recipe', text: string, site = '') =>
      (await call<{ rows: Pick[] }>('GET', `/editor/api/${kind}s?${new URLSearchParams({ q: text, site })}`))
        .rows,
    /** Whether a site has something at a path. */
    isThere: async (site: string, path: string) =>
      (await call<{ found: boolean }>('GET', `/editor/api/link?${new URLSearchParams({ site, path })}`))
        .found,
  };
}

export type Api = ReturnType<typeof createApi>;
