/**
 * The page settings (docs/embedding.md#page-settings): one optional JSON script per page. Read once; whatever is wrong in it
 * falls back to its default with one console error, and never takes a page down.
 */
import { languageFromPath } from '#i18n/language.ts';
import { DEFAULT_LANGUAGE, DEFAULT_SITE, isLanguage, isSite, type Language, type Site } from '#lib/site.ts';
import { isRecord } from '#lib/read.ts';

export interface Link {
  label: string;
  link: string;
}

/** Which captcha the forms of the page use (FRM-30). */
export type CaptchaSettings =
  | { provider: 'mtcaptcha'; siteKey: string; scriptUrl?: string }
  | { provider: 'altcha'; challengeUrl: string };

export interface Settings {
  site: Site;
  language: Language;
  pageId?: string;
  subDomainId?: string;
  /** Put before every /api path; '' is the page's own origin. */
  apiBase: string;
  searchUrl: string;
  shopUrl?: string;
  shopOrigin?: string;
  /** The page of the shop that other sites hold in their hidden frame. Default: `shopOrigin` + '/' (SYN-01). */
  shopFrameUrl?: string;
  /** Where a form of `code` and `quantity` puts a product into the basket without JavaScript, on the shop. */
  cartFormUrl?: string;
  loginLink?: Link;
  accountLink?: Link;
  mainOrigins: string[];
  captcha?: CaptchaSettings;
  verificationToken?: string;
  userName?: string;
  /** Page-wide replacements of interface texts, by key. */
  messages: Record<string, string>;
  editMode: boolean;
  /** Names of the anti-forgery cookie and header (API-02). */
  antiForgery: { cookie: string; header: string };
}

/** What a page writes into its `<script data-widget-settings>`; all of it may be left out (docs/embedding.md#page-settings). */
export interface PageSettings extends Partial<Omit<Settings, 'pageId' | 'antiForgery'>> {
  pageId?: string | number;
  antiForgery?: Partial<Settings['antiForgery']>;
}

const problem = (what: string): void => console.error(`[saaristo] page settings: ${what}`);

/** Settings out of what the page says; `pathname` gives the language where the page does not (I18N-03). */
export function parseSettings(given: unknown, pathname = '/'): Settings {
  const raw = isRecord(given) ? given : {};
  const text = (key: string): string | undefined => {
    const value = raw[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { site, language, pageId, messages, mainOrigins, antiForgery } = raw;
  if (site !== undefined && !isSite(site))
    problem(`unknown site ${JSON.stringify(site)}, using ${DEFAULT_SITE}`);
  if (language !== undefined && !isLanguage(language))
    problem(`unknown language ${JSON.stringify(language)}, using ${DEFAULT_LANGUAGE}`);
  const names = isRecord(antiForgery) ? antiForgery : {};
  const shopUrl = text('shopUrl');
  return {
    site: isSite(site) ? site : DEFAULT_SITE,
    language: isLanguage(language)
      ? language
      : language === undefined
        ? languageFromPath(pathname)
        : DEFAULT_LANGUAGE,
    apiBase: (text('apiBase') ?? '').replace(/\/$/, ''),
    searchUrl: text('searchUrl') ?? '/haku',
    mainOrigins: Array.isArray(mainOrigins)
      ? mainOrigins.filter((origin): origin is string => typeof origin === 'string')
      : [],
    messages: isRecord(messages)
      ? Object.fromEntries(
          Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {},
    editMode: raw['editMode'] === true,
    antiForgery: {
      cookie: typeof names['cookie'] === 'string' ? names['cookie'] : 'XSRF-TOKEN',
      header: typeof names['header'] === 'string' ? names['header'] : 'X-XSRF-TOKEN',
    },
    ...(typeof pageId === 'string' || typeof pageId === 'number' ? { pageId: String(pageId) } : {}),
    ...defined({
      subDomainId: text('subDomainId'),
      shopUrl,
      shopOrigin: text('shopOrigin') ?? originOf(shopUrl),
      shopFrameUrl: text('shopFrameUrl'),
      cartFormUrl: text('cartFormUrl'),
      loginLink: link(raw['loginLink']),
      accountLink: link(raw['accountLink']),
      captcha: captcha(raw['captcha']),
      verificationToken: text('verificationToken'),
      userName: text('userName'),
    }),
  };
}

/** Drops the keys that have no value, so that optional stays absent. */
function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function link(value: unknown): Link | undefined {
  return isRecord(value) && typeof value['label'] === 'string' && typeof value['link'] === 'string'
    ? { label: value['label'], link: value['link'] }
    : undefined;
}

function captcha(value: unknown): CaptchaSettings | undefined {
  if (value === undefined || value === null) return undefined;
  if (isRecord(value)) {
    const { provider, siteKey, scriptUrl, challengeUrl } = value;
    if (provider === 'mtcaptcha' && typeof siteKey === 'string')
      return { provider, siteKey, ...(typeof scriptUrl === 'string' ? { scriptUrl } : {}) };
    if (provider === 'altcha' && typeof challengeUrl === 'string') return { provider, challengeUrl };
  }
  problem('captcha needs {provider: "mtcaptcha", siteKey} or {provider: "altcha", challengeUrl}');
  return undefined;
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}

const settingsScript = (page: Document): Element | null => page.querySelector('script[data-widget-settings]');

/** The page's settings from its settings script; no script, or one that does not parse, gives the defaults. */
export function readSettings(page: Document = document): Settings {
  const script = settingsScript(page);
  let given: unknown;
  try {
    given = script ? JSON.parse(script.textContent) : undefined;
  } catch (error) {
    problem(`not valid JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const read = parseSettings(given, location.pathname);
  // The script took the site as it is written; which ones there are is known here.
  const { dataset } = page.documentElement;
  if (isRecord(given) && dataset['site'] === String(given['site'])) dataset['site'] = read.site;
  return read;
}

let current: Settings | undefined;
/** What the present settings were read from; undefined where they were put in force by hand. */
let source: string | undefined;

const sourceOf = (page: Document): string => `${location.pathname} ${settingsScript(page)?.textContent}`;

/** The settings in force on this page, read at the first call. */
export function settings(): Settings {
  if (current) return current;
  if (typeof document === 'undefined') return (current = parseSettings(undefined));
  source = sourceOf(document);
  return (current = readSettings());
}

/** Reads the settings anew where the page has others by now: a router that replaces the body brings those of the next page. */
export function refreshSettings(): void {
  if (!current || source === undefined || source === sourceOf(document)) return;
  const { site } = current;
  current = undefined;
  const { dataset } = document.documentElement;
  const next = settings().site;
  if (dataset['site'] === site) dataset['site'] = next;
}

/** Puts settings in force, for Storybook and tests; `undefined` has the page read again. */
export function configure(next: Settings | undefined): void {
  current = next;
  source = undefined;
}
