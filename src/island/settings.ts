/**
 * The page settings (docs/embedding.md#page-settings): one optional JSON script per page. Read once; whatever is wrong in it
 * falls back to its default with one console error, and never takes a page down.
 */
import { languageFromPath } from '#i18n/language.ts';
import { type OwnSettings, readOwnSettings } from '#lib/own-settings.ts';
import { defined, isRecord, readText } from '#lib/read.ts';
import { DEFAULT_LANGUAGE, DEFAULT_SITE, isLanguage, isSite, type Language, type Site } from '#lib/site.ts';

export interface Settings extends OwnSettings {
  site: Site;
  language: Language;
  pageId?: string;
  /** Put before every /api path; '' is the page's own origin. */
  apiBase: string;
  verificationToken?: string;
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
  const { site, language, pageId, messages, antiForgery } = raw;
  if (site !== undefined && !isSite(site))
    problem(`unknown site ${JSON.stringify(site)}, using ${DEFAULT_SITE}`);
  if (language !== undefined && !isLanguage(language))
    problem(`unknown language ${JSON.stringify(language)}, using ${DEFAULT_LANGUAGE}`);
  const names = isRecord(antiForgery) ? antiForgery : {};
  return {
    ...readOwnSettings(raw, text, problem),
    site: isSite(site) ? site : DEFAULT_SITE,
    language: isLanguage(language)
      ? language
      : language === undefined
        ? languageFromPath(pathname)
        : DEFAULT_LANGUAGE,
    apiBase: (text('apiBase') ?? '').replace(/\/$/, ''),
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
    ...defined({ pageId: readText(pageId), verificationToken: text('verificationToken') }),
  };
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
