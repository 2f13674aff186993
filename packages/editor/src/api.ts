/** Calls of the block editor: the adapter of a page, and the adapter for a plain HTTP API. */
import type { BodyOf, DeepReadonly, PathParameter, QueryOf } from 'saaristo/api';
import type * as v from 'valibot';
import {
  type EditorAdapter,
  FEATURES,
  type Feature,
  type FoundPage,
  type HttpSettings,
  type PageAnswer,
  type Place,
} from './adapter.ts';
import type { CallKey, CALLS } from './calls.ts';
import type { Page, PageId, Question } from './contract.ts';
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

/** Lists the functions of an adapter with these features. */
const listNames = (features: readonly Feature[]): (keyof Calls)[] => [
  'load',
  'save',
  'renew',
  ...features.flatMap((feature) => FEATURES[feature]),
];

/** Returns the calls of one page. Its answers are complete, and its errors are `CallError`s. */
export function bindAdapter(adapter: EditorAdapter, id: PageId): Api {
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
  const names = listNames(Object.keys(FEATURES) as Feature[]);
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

type Path<Key> = Record<PathParameter<Key>, PageId>;
type Input<Key extends CallKey> = Key extends `GET ${string}`
  ? QueryOf<(typeof CALLS)[Key]>
  : DeepReadonly<BodyOf<(typeof CALLS)[Key]>>;
type AnswerTo<Key extends CallKey> = v.InferOutput<(typeof CALLS)[Key]['answer']>;

/** Options of a call. */
interface Sent {
  /** Whether the call is sent even if the tab is closed. */
  keepalive?: boolean;
  headers?: Record<string, string>;
  /** The query of a write. */
  query?: Record<string, string>;
}

/** Creates the functions that make calls. Every write sends the CSRF token. */
function createCaller({ api, csrf }: Pick<HttpSettings, 'api' | 'csrf'>) {
  let kept = csrf && 'token' in csrf ? csrf.token : '';
  const getToken = (): string => (csrf && 'cookie' in csrf ? readCookie(csrf.cookie) : kept);

  async function send(
    method: string,
    address: string,
    body: unknown,
    { keepalive = false, headers = {} }: Sent = {},
  ): Promise<unknown> {
    const isFile = body instanceof Blob;
    let answer: Response;
    try {
      answer = await fetch(address, {
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
    return given;
  }

  /**
   * Requests a new token.
   * @throws CallError 401 if the session has ended
   */
  async function renew(): Promise<void> {
    ({ token: kept = '' } = await call('GET /me', {}));
  }

  /**
   * Makes a call.
   * @param input the query of a read, or the body of a write
   */
  async function call<Key extends CallKey>(
    key: Key,
    path: Path<Key>,
    input?: Input<Key>,
    sent: Sent = {},
  ): Promise<AnswerTo<Key>> {
    const [method, pattern] = key.split(' ') as [string, string];
    const values = path as Readonly<Record<string, PageId>>;
    const filled =
      api + pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]!));
    const isRead = method === 'GET';
    const query = new URLSearchParams(isRead ? (input as Record<string, string> | undefined) : sent.query);
    const address = query.size > 0 ? `${filled}?${query}` : filled;
    const used = getToken();
    const attempt = () => send(method, address, isRead ? undefined : input, sent) as Promise<AnswerTo<Key>>;
    try {
      return await attempt();
    } catch (error) {
      // After a sign-in in another tab, this token belongs to the earlier session.
      if (!(error instanceof CallError) || error.status !== 403 || isRead) throw error;
      await renew();
      if (getToken() === used) throw error;
      return attempt();
    }
  }

  /** Keys of calls that create something and were not answered. */
  const unanswered = new Map<unknown, string>();

  /** Makes a call that creates something. The same call again after a lost answer creates nothing twice. */
  async function create<Key extends CallKey>(
    key: Key,
    path: Path<Key>,
    body: Input<Key>,
    sent: Sent = {},
  ): Promise<AnswerTo<Key>> {
    const same = body instanceof Blob ? body : JSON.stringify([key, path, body]);
    const once = unanswered.get(same) ?? crypto.randomUUID();
    unanswered.set(same, once);
    try {
      const answer = await call(key, path, body, {
        ...sent,
        headers: { ...sent.headers, 'idempotency-key': once },
      });
      unanswered.delete(same);
      return answer;
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && error.status < 500) unanswered.delete(same);
      throw error;
    }
  }

  return { call, create, renew };
}

/** Creates the adapter for a plain HTTP API (docs/editor-for-your-cms.md). */
export function createHttpAdapter({ features, ...settings }: HttpSettings): EditorAdapter {
  const { call, create, renew } = createCaller(settings);
  const getFileHeaders = (file: File, type: string, language: string): Record<string, string> => ({
    'content-type': type,
    'x-file-name': encodeURIComponent(file.name),
    'x-language': language,
  });
  const calls: Required<EditorAdapter> = {
    load: (id) => call('GET /pages/{id}', { id }),
    save: (id, details, version) => call('PUT /pages/{id}', { id }, { ...details, version }),
    renew,
    list: async (q, site, language = '') => (await call('GET /pages', {}, { q, site, language })).rows,
    create: (page) => create('POST /pages', {}, page),
    publish: (id, version, sections = [], isSure = false) =>
      call('POST /pages/{id}/publish', { id }, { version, sections, isSure }),
    unpublish: (id) => call('POST /pages/{id}/unpublish', { id }, {}),
    move: (id, path) => call('POST /pages/{id}/move', { id }, { path }),
    duplicate: (id) => create('POST /pages/{id}/duplicate', { id }, {}),
    remove: (id) => call('POST /pages/{id}/delete', { id }, {}),
    links: async (q, { site, language }) => (await call('GET /links', {}, { q, site, language })).rows,
    isThere: async (site, path) => (await call('GET /link', {}, { site, path })).found,
    pictures: async (q) => (await call('GET /media', {}, { q })).rows,
    addPicture: (file, alt, { language = '', without } = {}) =>
      create('POST /media', {}, file, {
        headers: {
          ...getFileHeaders(
            file,
            file.type.startsWith('image/') ? file.type : 'application/octet-stream',
            language,
          ),
          'x-alt': encodeURIComponent(alt),
          ...(without && { 'x-without-alt': without }),
        },
      }),
    addDocument: async (file, { language }) => {
      const { name, url } = await create('POST /media', {}, file, {
        query: { kind: 'document' },
        headers: getFileHeaders(file, 'application/octet-stream', language),
      });
      return { title: name, path: url, kind: 'document' };
    },
    picture: (id) => call('GET /media/{id}', { id }),
    setFocus: (id, focus) => call('PUT /media/{id}', { id }, { focus }),
    presence: (id, tab) => call('POST /pages/{id}/presence', { id }, { tab }),
    leave: (id, tab) => call('POST /pages/{id}/presence', { id }, { tab, gone: true }, { keepalive: true }),
    versions: async (id) => (await call('GET /pages/{id}/versions', { id })).versions,
    drafts: async (id) => (await call('GET /pages/{id}/drafts', { id })).drafts,
    draft: (id, number) => call('GET /pages/{id}/drafts/{number}', { id, number }),
    keepDraft: (id) => call('POST /pages/{id}/drafts', { id }, {}),
    schedule: (id, at, version, sections = [], isSure = false, name) =>
      call('POST /pages/{id}/schedule', { id }, { at, version, sections, isSure, name }),
    addEdition: (id, name, version) => call('POST /pages/{id}/editions', { id }, { name, version }),
    openEdition: (id, edition, version) =>
      call('POST /pages/{id}/editions/{edition}/open', { id, edition }, { version }),
    publishEdition: (id, { id: edition, version }, at, sections = [], isSure = false) =>
      call('POST /pages/{id}/editions/{edition}/publish', { id, edition }, { version, at, sections, isSure }),
    unscheduleEdition: (id, edition) =>
      call('POST /pages/{id}/editions/{edition}/unschedule', { id, edition }, {}),
    removeEdition: (id, edition) => call('POST /pages/{id}/editions/{edition}/delete', { id, edition }, {}),
    unpublishAt: (id, at) => call('POST /pages/{id}/unpublish-at', { id }, { at }),
    unschedule: (id) => call('POST /pages/{id}/schedule', { id }, { at: null }),
    requestReview: (id, version, note) => call('POST /pages/{id}/review', { id }, { version, note }),
    withdrawReview: (id) => call('POST /pages/{id}/review/withdraw', { id }, {}),
    approveReview: (id, review, at, sections = [], seen = '', isSure = false) =>
      call('POST /pages/{id}/review/approve', { id }, { review, at, sections, seen, isSure }),
    returnReview: (id, review, note) => call('POST /pages/{id}/review/return', { id }, { review, note }),
    notes: (id, seen) => call('GET /pages/{id}/notes', { id }, seen && { seen: seen.join() }),
    addNote: (id, version, body, block, parent) =>
      create('POST /pages/{id}/notes', { id }, { version, body, block, parent }),
    resolveNote: (id, note, isOpen) =>
      call('POST /pages/{id}/notes/{note}/resolve', { id, note }, { isOpen }),
    previewLinks: (id) => call('GET /pages/{id}/preview-links', { id }),
    createPreviewLink: (id, days) => call('POST /pages/{id}/preview-links', { id }, { days }),
    revokePreviewLink: (id, link) => call('POST /pages/{id}/preview-links/{link}/revoke', { id, link }, {}),
    translations: (id) => call('GET /pages/{id}/translations', { id }),
    translate: (id, language) => call('POST /pages/{id}/translations', { id }, { language }),
    linkTranslation: (id, page) => call('POST /pages/{id}/translations/link', { id }, { page }),
    unlinkTranslation: (id) => call('POST /pages/{id}/translations/unlink', { id }, {}),
    setTranslated: (translated, id) => call('PUT /pages/{id}/translations', { id }, { translated }),
    health: (id) => call('GET /pages/{id}/health', { id }),
    // Asks the server once.
    pick: (kind, q, { site, language }, category = '') =>
      call(`GET /${kind}s`, {}, { q, site, language, category }),
    sections: async (site, language) => (await call('GET /sections', {}, { site, language })).rows,
    section: (id, { site, language }) => call('GET /sections/{id}', { id }, { site, language }),
    createSection: (section) => create('POST /sections', {}, section),
    uses: async (id) => (await call('GET /pages/{id}/uses', { id })).uses,
  };
  const names: readonly string[] = listNames(features);
  return Object.fromEntries(
    Object.entries(calls).filter(([name]) => names.includes(name)),
  ) as unknown as EditorAdapter;
}
