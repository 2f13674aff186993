/** API calls of the block editor. */
import type {
  Block,
  DraftState,
  LinkRow,
  EditorSettings,
  Notes,
  Page,
  PageDetails,
  PageFigures,
  PageHealth,
  PickerRow,
  Picture,
  PreviewLinks,
  Publication,
  Saved,
  Section,
  SeenSection,
  TranslatedTexts,
  Translations,
  SectionRow,
  Use,
  Version,
} from './contract.ts';
import type { Messages } from './messages.ts';
import { createCatalogue, type Catalogue, type CatalogueFile } from './model/catalogue.ts';

/** Thrown if a call is refused or gets no answer. */
export class CallError extends Error {
  /** HTTP status, or 0 if there was no answer. */
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, message: string, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Describes a failed call: the server's message, or a general one if there was no answer. */
export const describeError = (error: unknown, t: Messages): string =>
  error instanceof CallError && error.status > 0 ? error.message : t.failed;

/** Time limit of a call in milliseconds. */
const TIMEOUT_MS = 15_000;

/** The site and the language of a page, whose products, recipes and pages are searched. */
export type Place = Pick<Page, 'site' | 'language'>;

/** A page found by a search. */
export interface FoundPage {
  id: number;
  path: string;
  title: string;
  language: string;
}

/** Time limit of an upload in milliseconds. */
const UPLOAD_TIMEOUT_MS = 120_000;

const getMessage = (body: unknown, status: number): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : `${status}`;

/** Options of a call. */
interface Sent {
  /** Whether the call is sent even if the tab is closed. */
  keepalive?: boolean;
  headers?: Record<string, string>;
}

/** Creates the API calls. Every write sends the CSRF token. */
export function createApi(pageId: number, firstToken: string) {
  let token = firstToken;
  let figures: Promise<PageFigures> | undefined;

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
        signal: AbortSignal.timeout(isFile ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
        ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      });
    } catch (error) {
      throw new CallError(0, error instanceof Error ? error.message : String(error));
    }
    const given: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new CallError(answer.status, getMessage(given, answer.status), given);
    return given as T;
  }

  /**
   * Requests a new token.
   * @throws CallError 401 if the session has ended
   */
  async function renewToken(): Promise<void> {
    token = (await send<{ token: string }>('GET', '/editor/api/me', undefined, {})).token;
  }

  async function callWithRenewal<T>(
    method: string,
    path: string,
    body?: unknown,
    sent: Sent = {},
  ): Promise<T> {
    const used = token;
    try {
      return await send<T>(method, path, body, sent);
    } catch (error) {
      // After a sign-in in another tab, this token belongs to the earlier session.
      if (!(error instanceof CallError) || error.status !== 403 || method === 'GET') throw error;
      await renewToken();
      if (token === used) throw error;
      return send<T>(method, path, body, sent);
    }
  }

  /** Keys of calls that create something and were not answered. */
  const unanswered = new Map<unknown, string>();

  /** Makes a call that creates something. The same call again after a lost answer creates nothing twice. */
  async function create<T>(path: string, body: unknown, sent: Sent = {}): Promise<T> {
    const call = body instanceof Blob ? body : `${path} ${JSON.stringify(body)}`;
    const key = unanswered.get(call) ?? crypto.randomUUID();
    unanswered.set(call, key);
    const headers = { ...sent.headers, 'idempotency-key': key };
    try {
      const answer = await callWithRenewal<T>('POST', path, body, { ...sent, headers });
      unanswered.delete(call);
      return answer;
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && error.status < 500) unanswered.delete(call);
      throw error;
    }
  }

  const page = `/editor/api/pages/${pageId}`;
  return {
    renew: renewToken,
    catalogue: async (language: EditorSettings['language']): Promise<Catalogue> =>
      createCatalogue(await callWithRenewal<CatalogueFile>('GET', '/assets/widgets.json'), language),
    page: () => callWithRenewal<Page>('GET', page),
    /** @throws CallError 409, with the current page as its body, if another user has saved it since `version` */
    save: (details: PageDetails, version: number) =>
      callWithRenewal<Saved>('PUT', page, { ...details, version }),
    /** @throws CallError 409, with the current page as its body, if another user has saved it since `version` */
    publish: (version: number, sections: readonly SeenSection[] = []) =>
      callWithRenewal<Page>('POST', `${page}/publish`, { version, sections }),
    unpublish: () => callWithRenewal<Page>('POST', `${page}/unpublish`, {}),
    /** Publishes the draft of `version` at a date and time of the site's zone. @throws CallError 409 as `publish` does */
    schedule: (at: string, version: number, sections: readonly SeenSection[] = []) =>
      callWithRenewal<Page>('POST', `${page}/schedule`, { at, version, sections }),
    /** Unpublishes the page at a date and time of the site's zone; null for never. */
    unpublishAt: (at: string | null) => callWithRenewal<Page>('POST', `${page}/unpublish-at`, { at }),
    unschedule: () => callWithRenewal<Page>('POST', `${page}/schedule`, { at: null }),
    /** Asks for a review of the draft of `version`. @throws CallError 409 as `publish` does */
    requestReview: (version: number, note: string) =>
      callWithRenewal<Page>('POST', `${page}/review`, { version, note }),
    withdrawReview: () => callWithRenewal<Page>('POST', `${page}/review/withdraw`, {}),
    /** Publishes the reviewed version, now or at a date and time of the site's zone. */
    approveReview: (review: number, at: string | null, sections: readonly SeenSection[] = []) =>
      callWithRenewal<Page>('POST', `${page}/review/approve`, { review, at, sections }),
    returnReview: (review: number, note: string) =>
      callWithRenewal<Page>('POST', `${page}/review/return`, { review, note }),
    /** @param isSeen whether the user looks at the page, so that their mentions count as seen */
    notes: (isSeen: boolean) => callWithRenewal<Notes>('GET', `${page}/notes${isSeen ? '?seen=1' : ''}`),
    /** @throws CallError 409 if a note is on a block and the draft is not `version` any more */
    addNote: (version: number, body: string, block: number | null, parent: number | null) =>
      create<Notes>(`${page}/notes`, { version, body, block, parent }),
    resolveNote: (note: number, isOpen: boolean) =>
      callWithRenewal<Notes>('POST', `${page}/notes/${note}/resolve`, { isOpen }),
    previewLinks: () => callWithRenewal<PreviewLinks>('GET', `${page}/preview-links`),
    createPreviewLink: (days: number) =>
      callWithRenewal<PreviewLinks>('POST', `${page}/preview-links`, { days }),
    revokePreviewLink: (link: number) =>
      callWithRenewal<PreviewLinks>('POST', `${page}/preview-links/${link}/revoke`, {}),
    move: (path: string) => callWithRenewal<Page>('POST', `${page}/move`, { path }),
    duplicate: () => create<{ id: number }>(`${page}/duplicate`, {}),
    remove: () => callWithRenewal<object>('POST', `${page}/delete`, {}),
    versions: async () =>
      (await callWithRenewal<{ versions: Version[] }>('GET', `${page}/versions`)).versions,
    drafts: async () => (await callWithRenewal<{ drafts: DraftState[] }>('GET', `${page}/drafts`)).drafts,
    draft: (number: number) => callWithRenewal<PageDetails>('GET', `${page}/drafts/${number}`),
    /** Keeps the saved draft as an earlier state, before another one replaces it. */
    keepDraft: () => callWithRenewal<object>('POST', `${page}/drafts`, {}),
    translations: () => callWithRenewal<Translations>('GET', `${page}/translations`),
    /** Copies the saved draft into another language of the site, and returns the page of that language. */
    translate: (language: string) =>
      callWithRenewal<{ id: number }>('POST', `${page}/translations`, { language }),
    /** Links the page with another one as its translation. */
    linkTranslation: (other: number) =>
      callWithRenewal<Translations>('POST', `${page}/translations/link`, { page: other }),
    /** Takes the page out of its group of translations. */
    unlinkTranslation: () => callWithRenewal<Translations>('POST', `${page}/translations/unlink`, {}),
    setTranslated: (translated: TranslatedTexts, id: number) =>
      callWithRenewal<object>('PUT', `/editor/api/pages/${id}/translations`, { translated }),
    health: () => callWithRenewal<PageHealth>('GET', `${page}/health`),
    /** Returns the figures from visitors' browsers. Asks the server once. */
    figures: () => (figures ??= callWithRenewal<PageFigures>('GET', `${page}/figures`)),
    presence: (tab: string) =>
      callWithRenewal<{ others: string[]; version: number; publication: Publication; notes: string }>(
        'POST',
        `${page}/presence`,
        { tab },
      ),
    /** Reports that this tab is being closed. The call outlives the tab. */
    leave: (tab: string) =>
      callWithRenewal<object>('POST', `${page}/presence`, { tab, gone: true }, { keepalive: true }),
    /** Searches the pages of a site by title and path. */
    search: async (text: string, site: string, language = '') =>
      (
        await callWithRenewal<{ rows: FoundPage[] }>(
          'GET',
          `/editor/api/pages?${new URLSearchParams({ q: text, site, language })}`,
        )
      ).rows,
    /** Searches the targets of links by title or path. */
    links: async (text: string, { site, language }: Place) =>
      (
        await callWithRenewal<{ rows: LinkRow[] }>(
          'GET',
          `/editor/api/links?${new URLSearchParams({ q: text, site, language })}`,
        )
      ).rows,
    pictures: async (text: string) =>
      (await callWithRenewal<{ rows: Picture[] }>('GET', `/editor/api/media?q=${encodeURIComponent(text)}`))
        .rows,
    picture: (id: number) => callWithRenewal<Picture>('GET', `/editor/api/media/${id}`),
    setFocus: (id: number, focus: Picture['focus']) =>
      callWithRenewal<Picture>('PUT', `/editor/api/media/${id}`, { focus }),
    /** @throws CallError 400, 413 or 415 with the reason if the library does not accept the file */
    addPicture: (file: File, alt: string) =>
      create<Picture>('/editor/api/media', file, {
        headers: {
          'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream',
          'x-file-name': encodeURIComponent(file.name),
          'x-alt': encodeURIComponent(alt),
        },
      }),
    /** Searches products or recipes by name or number, in a category ('' for all). */
    pick: (kind: 'product' | 'recipe', text: string, { site, language }: Place, category = '') =>
      callWithRenewal<{ rows: PickerRow[]; categories: string[] }>(
        'GET',
        `/editor/api/${kind}s?${new URLSearchParams({ q: text, site, language, category })}`,
      ),
    sections: async (site: string, language: string) =>
      (
        await callWithRenewal<{ rows: SectionRow[] }>(
          'GET',
          `/editor/api/sections?${new URLSearchParams({ site, language })}`,
        )
      ).rows,
    /**
     * Returns a section as a page of a site and language shows it: its translation, if it has one.
     * @throws CallError 404 if there is no such section
     */
    section: (id: number, { site, language }: Place) =>
      callWithRenewal<Section>(
        'GET',
        `/editor/api/sections/${id}?${new URLSearchParams({ site, language })}`,
      ),
    createSection: (section: {
      site: string;
      language: string;
      name: string;
      blocks: readonly Block[];
      /** The page that the blocks are from. */
      page: number;
    }) => create<Section>('/editor/api/sections', section),
    /** Lists the pages that use a section. */
    uses: async (id: number) =>
      (await callWithRenewal<{ uses: Use[] }>('GET', `/editor/api/pages/${id}/uses`)).uses,
    /** Whether a site has a page at this path. */
    isThere: async (site: string, path: string) =>
      (
        await callWithRenewal<{ found: boolean }>(
          'GET',
          `/editor/api/link?${new URLSearchParams({ site, path })}`,
        )
      ).found,
  };
}

export type Api = ReturnType<typeof createApi>;
