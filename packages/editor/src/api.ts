/** Calls of the block editor: the adapter of a page, and the adapter for a plain HTTP API. */
import {
  type EditorAdapter,
  FEATURES,
  type Feature,
  type FoundPage,
  type HttpSettings,
  type PageAnswer,
  type Place,
  type Presence,
} from './adapter.ts';
import type {
  DraftState,
  LinkRow,
  Notes,
  Page,
  PageDetails,
  PageHealth,
  PageId,
  PickerRow,
  Picture,
  PreviewLinks,
  Question,
  Saved,
  Section,
  SectionRow,
  Translations,
  Use,
  Version,
} from './contract.ts';
import type { Messages } from './messages.ts';

export type { FoundPage, Place };

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

/** Returns the server's questions to a publisher; undefined for another error. */
export const getQuestions = (error: unknown): readonly Question[] | undefined =>
  error instanceof CallError && error.status === 422
    ? (error.body as { questions?: Question[] } | undefined)?.questions
    : undefined;

/** The functions of an adapter whose first parameter is the page. */
const OF_PAGE = [
  'load',
  'save',
  'publish',
  'unpublish',
  'move',
  'duplicate',
  'remove',
  'presence',
  'leave',
  'versions',
  'drafts',
  'draft',
  'keepDraft',
  'schedule',
  'unpublishAt',
  'unschedule',
  'addEdition',
  'openEdition',
  'publishEdition',
  'unscheduleEdition',
  'removeEdition',
  'requestReview',
  'withdrawReview',
  'approveReview',
  'returnReview',
  'notes',
  'addNote',
  'resolveNote',
  'previewLinks',
  'createPreviewLink',
  'revokePreviewLink',
  'translations',
  'translate',
  'linkTranslation',
  'unlinkTranslation',
  'health',
] as const satisfies readonly (keyof EditorAdapter)[];

type OfPage = (typeof OF_PAGE)[number];
type Calls = Required<EditorAdapter>;
type Answer<Result> = Result extends Promise<PageAnswer> ? Promise<Page> : Result;

/** The calls of one page. Those of features that its adapter lacks reject. */
export type Api = {
  [Name in keyof Calls]: Name extends OfPage
    ? Calls[Name] extends (id: PageId, ...rest: infer Rest) => infer Result
      ? (...rest: Rest) => Answer<Result>
      : never
    : Calls[Name];
};

const isNotPublished = {
  publishedAt: null,
  publishAt: null,
  scheduledBy: null,
  isScheduleOutdated: false,
  draftName: '',
  editions: [],
};

/** Adds the fields that an adapter leaves out of a page. */
const completePage = (answer: PageAnswer): Page => ({
  template: null,
  description: '',
  savedAt: new Date().toISOString(),
  savedBy: null,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...isNotPublished,
  publishFailure: null,
  unpublishAt: null,
  unpublishBy: null,
  review: null,
  ...answer,
});

const isPage = (value: unknown): value is PageAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'blocks' in value &&
  Array.isArray(value.blocks) &&
  'path' in value;

const complete = (answer: unknown): unknown => (isPage(answer) ? completePage(answer) : answer);

/** Converts an error of an adapter, which may not have this module. */
function toCallError(error: unknown): CallError {
  const { status, body } = (typeof error === 'object' && error !== null ? error : {}) as Partial<CallError>;
  const message = error instanceof Error ? error.message : String(error);
  return new CallError(typeof status === 'number' ? status : 0, message, complete(body));
}

/** Calls that do without an adapter's. */
const DEFAULTS = {
  renew: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  isThere: () => Promise.resolve(true),
  links: () => Promise.resolve([]),
} satisfies Partial<EditorAdapter>;

/** Returns the features of an adapter. */
export const listFeatures = (adapter: EditorAdapter): ReadonlySet<Feature> =>
  new Set(
    (Object.keys(FEATURES) as Feature[]).filter((feature) =>
      FEATURES[feature].every((name) => typeof adapter[name] === 'function'),
    ),
  );

/** Returns the calls of one page. Its answers are complete, and its errors are `CallError`s. */
export function bindAdapter(adapter: EditorAdapter, id: PageId): Api {
  const names: (keyof Calls)[] = ['load', 'save', 'renew', ...Object.values(FEATURES).flat()];
  const bind = (name: keyof Calls) => {
    const call = (adapter[name] ?? DEFAULTS[name as keyof typeof DEFAULTS]) as
      | ((...parameters: unknown[]) => Promise<unknown>)
      | undefined;
    const isOfPage = (OF_PAGE as readonly string[]).includes(name);
    return async (...rest: unknown[]): Promise<unknown> => {
      if (!call) throw new CallError(501, `The adapter has no function \`${name}\`.`);
      try {
        return complete(await call.apply(adapter, isOfPage ? [id, ...rest] : rest));
      } catch (error) {
        throw toCallError(error);
      }
    };
  };
  return Object.fromEntries(names.map((name) => [name, bind(name)])) as unknown as Api;
}

/** Time limit of a call in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Time limit of an upload in milliseconds. */
const UPLOAD_TIMEOUT_MS = 120_000;

const getMessage = (body: unknown, status: number): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : `${status}`;

const readCookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** Options of a call. */
interface Sent {
  /** Whether the call is sent even if the tab is closed. */
  keepalive?: boolean;
  headers?: Record<string, string>;
}

/** Creates the adapter for a plain HTTP API (docs/editor-for-your-cms.md). Every write sends the CSRF token. */
export function createHttpAdapter({ api, csrf, features }: HttpSettings): EditorAdapter {
  let kept = csrf && 'token' in csrf ? csrf.token : '';
  const getToken = (): string => (csrf && 'cookie' in csrf ? readCookie(csrf.cookie) : kept);

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
          ...(csrf && { [csrf.header]: getToken() }),
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
    ({ token: kept = '' } = await send<{ token?: string }>('GET', `${api}/me`, undefined, {}));
  }

  async function callWithRenewal<T>(
    method: string,
    path: string,
    body?: unknown,
    sent: Sent = {},
  ): Promise<T> {
    const used = getToken();
    try {
      return await send<T>(method, path, body, sent);
    } catch (error) {
      // After a sign-in in another tab, this token belongs to the earlier session.
      if (!(error instanceof CallError) || error.status !== 403 || method === 'GET') throw error;
      await renewToken();
      if (getToken() === used) throw error;
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

  const pathOf = (id: PageId): string => `${api}/pages/${encodeURIComponent(id)}`;
  const readRows = async <Row>(path: string): Promise<Row[]> =>
    (await callWithRenewal<{ rows: Row[] }>('GET', `${api}/${path}`)).rows;
  const post = <T = PageAnswer>(id: PageId, call: string, body: object = {}, sent?: Sent): Promise<T> =>
    callWithRenewal<T>('POST', `${pathOf(id)}/${call}`, body, sent);
  const read = <T>(id: PageId, call: string): Promise<T> =>
    callWithRenewal<T>('GET', `${pathOf(id)}/${call}`);

  const calls: Required<EditorAdapter> = {
    load: (id) => callWithRenewal<PageAnswer>('GET', pathOf(id)),
    save: (id, details, version) => callWithRenewal<Saved>('PUT', pathOf(id), { ...details, version }),
    renew: renewToken,
    list: (q, site, language = '') =>
      readRows<FoundPage>(`pages?${new URLSearchParams({ q, site, language })}`),
    create: (page) => create<{ id: PageId }>(`${api}/pages`, page),
    publish: (id, version, sections = [], isSure = false) =>
      post(id, 'publish', { version, sections, isSure }),
    unpublish: (id) => post(id, 'unpublish'),
    move: (id, path) => post(id, 'move', { path }),
    duplicate: (id) => create<{ id: PageId }>(`${pathOf(id)}/duplicate`, {}),
    remove: (id) => post<object>(id, 'delete'),
    links: (q, { site, language }) =>
      readRows<LinkRow>(`links?${new URLSearchParams({ q, site, language })}`),
    isThere: async (site, path) =>
      (await callWithRenewal<{ found: boolean }>('GET', `${api}/link?${new URLSearchParams({ site, path })}`))
        .found,
    pictures: (text) => readRows<Picture>(`media?q=${encodeURIComponent(text)}`),
    addPicture: (file, alt, { language = '', without } = {}) =>
      create<Picture>(`${api}/media`, file, {
        headers: {
          'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream',
          'x-file-name': encodeURIComponent(file.name),
          'x-alt': encodeURIComponent(alt),
          'x-language': language,
          ...(without && { 'x-without-alt': without }),
        },
      }),
    addDocument: async (file, { language }) => {
      const headers = {
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name),
        'x-language': language,
      };
      const { name, url } = await create<Picture>(`${api}/media?kind=document`, file, { headers });
      return { title: name, path: url, kind: 'document' };
    },
    picture: (id) => callWithRenewal<Picture>('GET', `${api}/media/${id}`),
    setFocus: (id, focus) => callWithRenewal<Picture>('PUT', `${api}/media/${id}`, { focus }),
    presence: (id, tab) => post<Presence>(id, 'presence', { tab }),
    leave: (id, tab) => post<object>(id, 'presence', { tab, gone: true }, { keepalive: true }),
    versions: async (id) => (await read<{ versions: Version[] }>(id, 'versions')).versions,
    drafts: async (id) => (await read<{ drafts: DraftState[] }>(id, 'drafts')).drafts,
    draft: (id, number) => read<PageDetails>(id, `drafts/${number}`),
    keepDraft: (id) => post<object>(id, 'drafts'),
    schedule: (id, at, version, sections = [], isSure = false, name) =>
      post(id, 'schedule', { at, version, sections, isSure, name }),
    addEdition: (id, name, version) => post(id, 'editions', { name, version }),
    openEdition: (id, edition, version) => post(id, `editions/${edition}/open`, { version }),
    publishEdition: (id, edition, at, sections = [], isSure = false) =>
      post(id, `editions/${edition.id}/publish`, { version: edition.version, at, sections, isSure }),
    unscheduleEdition: (id, edition) => post(id, `editions/${edition}/unschedule`),
    removeEdition: (id, edition) => post(id, `editions/${edition}/delete`),
    unpublishAt: (id, at) => post(id, 'unpublish-at', { at }),
    unschedule: (id) => post(id, 'schedule', { at: null }),
    requestReview: (id, version, note) => post(id, 'review', { version, note }),
    withdrawReview: (id) => post(id, 'review/withdraw'),
    approveReview: (id, review, at, sections = [], seen = '', isSure = false) =>
      post(id, 'review/approve', { review, at, sections, seen, isSure }),
    returnReview: (id, review, note) => post(id, 'review/return', { review, note }),
    notes: (id, seen) => read<Notes>(id, `notes${seen ? `?seen=${seen.join()}` : ''}`),
    addNote: (id, version, body, block, parent) =>
      create<Notes>(`${pathOf(id)}/notes`, { version, body, block, parent }),
    resolveNote: (id, note, isOpen) => post<Notes>(id, `notes/${note}/resolve`, { isOpen }),
    previewLinks: (id) => read<PreviewLinks>(id, 'preview-links'),
    createPreviewLink: (id, days) => post<PreviewLinks>(id, 'preview-links', { days }),
    revokePreviewLink: (id, link) => post<PreviewLinks>(id, `preview-links/${link}/revoke`),
    translations: (id) => read<Translations>(id, 'translations'),
    translate: (id, language) => post<{ id: PageId }>(id, 'translations', { language }),
    linkTranslation: (id, page) => post<Translations>(id, 'translations/link', { page }),
    unlinkTranslation: (id) => post<Translations>(id, 'translations/unlink'),
    setTranslated: (translated, id) =>
      callWithRenewal<object>('PUT', `${pathOf(id)}/translations`, { translated }),
    health: (id) => read<PageHealth>(id, 'health'),
    // Asks the server once.
    pick: (kind, q, { site, language }, category = '') =>
      callWithRenewal<{ rows: PickerRow[]; categories: string[] }>(
        'GET',
        `${api}/${kind}s?${new URLSearchParams({ q, site, language, category })}`,
      ),
    sections: (site, language) => readRows<SectionRow>(`sections?${new URLSearchParams({ site, language })}`),
    section: (id, { site, language }) =>
      callWithRenewal<Section>('GET', `${api}/sections/${id}?${new URLSearchParams({ site, language })}`),
    createSection: (section) => create<Section>(`${api}/sections`, section),
    uses: async (id) => (await read<{ uses: Use[] }>(id, 'uses')).uses,
  };
  const names = new Set<string>([
    'load',
    'save',
    'renew',
    ...features.flatMap((feature) => FEATURES[feature]),
  ]);
  return Object.fromEntries(
    Object.entries(calls).filter(([name]) => names.has(name)),
  ) as unknown as EditorAdapter;
}
