/**
 * The page settings (docs/reference.md#page-settings): one optional JSON script per page, read once. An
 * invalid value is replaced by its default with a console error and never breaks the page.
 */
import { getPageLanguage } from '#i18n/language.ts';
import { clean } from '#lib/clean.ts';
import { type OwnSettings, readOwnSettings } from '#schemas/own-settings.ts';
import { defined, isRecord, readText } from '#lib/read.ts';
import { DEFAULT_LANGUAGE, DEFAULT_SITE, isLanguage, isSite, type Language, type Site } from '#lib/site.ts';
import { getPageUrl } from '#lib/page-address.ts';

export interface Settings extends OwnSettings {
  site: Site;
  language: Language;
  pageId?: string;
  /** Prefix of every /api path; '' is the page's own origin. */
  apiBase: string;
  verificationToken?: string;
  /** URL of the visitor's own values and parts, on a page that all visitors share (docs/server-rendering.md#personal-parts-in-shared-pages). */
  personalUrl?: string;
  /** Page-wide replacements of interface texts, by key. */
  messages: Record<string, string>;
  editMode: boolean;
  /** Names of the anti-forgery cookie and header (API-02). */
  antiForgery: { cookie: string; header: string };
}

/**
 * The content of a page's `<script data-widget-settings>`; every key is optional
 * (docs/reference.md#page-settings).
 */
export interface PageSettings extends Partial<Omit<Settings, 'pageId' | 'antiForgery'>> {
  pageId?: string | number;
  /** Hydrates prerendered islands that may rest when the visitor uses the page. */
  hydrateOnUse?: boolean;
  antiForgery?: Partial<Settings['antiForgery']>;
}

/** Name of the form field that carries `verificationToken` (API-40). */
export const PAGE_TOKEN = '__RequestVerificationToken';

export const logProblem = (what: string): void => console.error(`[saaristo] page settings: ${what}`);

/** Whether another bundle is on the page. A site or language that this bundle does not know may be one of that. */
const isShared = (): boolean =>
  ((globalThis as { saaristo?: { bundles?: readonly object[] } }).saaristo?.bundles?.length ?? 0) > 1;

/**
 * Validates settings. If they have no language, `getPageLanguage` decides it.
 * @param lang `<html lang>`
 * @param report gets each problem
 */
export function parseSettings(given: unknown, pathname = '/', lang = '', report = logProblem): Settings {
  // CMSs write null for fields that are empty.
  const raw = Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).filter(([, value]) => value !== null),
  );
  const text = (key: string): string | undefined => {
    const value = raw[key];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { site, language, pageId, messages, antiForgery } = raw;
  if (site !== undefined && !isSite(site) && !isShared())
    report(`unknown site ${JSON.stringify(site)}, using ${DEFAULT_SITE}`);
  if (language !== undefined && !isLanguage(language) && !isShared())
    report(`unknown language ${JSON.stringify(language)}, using ${DEFAULT_LANGUAGE}`);
  const names = isRecord(antiForgery) ? antiForgery : {};
  return {
    ...readOwnSettings(raw, text, report),
    site: isSite(site) ? site : DEFAULT_SITE,
    language: isLanguage(language)
      ? language
      : language === undefined
        ? getPageLanguage(pathname, lang)
        : DEFAULT_LANGUAGE,
    apiBase: (text('apiBase') ?? '').replace(/\/$/, ''),
    messages: readMessages(messages, report),
    editMode: raw['editMode'] === true,
    antiForgery: {
      cookie: typeof names['cookie'] === 'string' ? names['cookie'] : 'XSRF-TOKEN',
      header: typeof names['header'] === 'string' ? names['header'] : 'X-XSRF-TOKEN',
    },
    ...defined({
      pageId: readText(pageId),
      verificationToken: text('verificationToken'),
      personalUrl: text('personalUrl'),
    }),
  };
}

/** Returns the texts of a page's messages. A CMS writes `[]` or '' if it has none. */
function readMessages(given: unknown, report: (what: string) => void): Record<string, string> {
  const entries = isRecord(given) ? Object.entries(given).filter(([, text]) => text !== null) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isMissing = given === undefined || given === '' || (Array.isArray(given) && given.length === 0);
  if (isRecord(given) ? texts.length < entries.length : !isMissing)
    report('messages needs a text for each key');
  return Object.fromEntries(texts);
}

/** Returns `<html lang>`. Returns '' on a page that Chromium has translated, because it replaces the language. */
export const getPageLang = ({ documentElement }: Document): string => {
  // A document that is written anew has no content for a moment.
  const { lang = '', className = '' } = (documentElement as HTMLElement | null) ?? {};
  return /\btranslated-(ltr|rtl)\b/.test(className) ? '' : lang;
};

const findSettingsScript = (page: Document): Element | null =>
  page.querySelector('script[data-widget-settings]');

/**
 * Reads the settings from the page's settings script. Returns the defaults if there is none or it can't be
 * parsed.
 */
export function readSettings(page: Document = clean(document)): Settings {
  const script = findSettingsScript(page);
  let given: unknown;
  try {
    given = script ? JSON.parse(script.textContent) : undefined;
  } catch (error) {
    logProblem(`not valid JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const { dataset = {} } = (page.documentElement as HTMLElement | null) ?? {};
  const read = parseSettings(given, getPageUrl().pathname, getPageLang(page));
  // The script has copied the site without validating it; this module knows the valid sites.
  if (isRecord(given) && dataset['site'] === String(given['site']) && !isShared())
    dataset['site'] = read.site;
  return read;
}

let current: Settings | undefined;
/** The text and path that the current settings were read from; undefined if `configure` has set them. */
let source: string | undefined;

const readSource = (page: Document): string =>
  `${getPageUrl().pathname} ${findSettingsScript(page)?.textContent}`;

/** Returns the current settings of the page, which are read at the first call. */
export function settings(): Settings {
  if (current) return current;
  if (typeof document === 'undefined') return (current = parseSettings(undefined));
  source = readSource(clean(document));
  return (current = readSettings());
}

/**
 * Reads the settings again if the page's script or path has changed, for example after a router has replaced
 * the body.
 */
export function refreshSettings(): void {
  if (!current || source === undefined || source === readSource(clean(document))) return;
  const { site } = current;
  current = undefined;
  const root = clean(document).documentElement as HTMLElement | null;
  const next = settings().site;
  if (root?.dataset['site'] === site) root.dataset['site'] = next;
}

/** Sets the settings in Storybook and tests; `undefined` makes the next call read the page again. */
export function configure(next: Settings | undefined): void {
  current = next;
  source = undefined;
}
