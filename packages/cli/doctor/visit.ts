import { lookup } from 'node:dns';
import { Agent, fetch, Headers } from 'undici';
import type { CheckedWidget } from '../content/check-marker.ts';
import { type PageContents, readPage, type Tag } from '../content/read-page.ts';
import { isRecord, readJson } from '../../../src/lib/read.ts';

/** Time for one request, in milliseconds. */
const TIMEOUT_MS = 5000;
/** Characters of an answer that are read. */
const MAX_CHARACTERS = 8_000_000;
/** Files of a page that are requested. */
const MAX_FILES = 200;

/** The answer of a server, or the reason why there is none. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  body: string;
  /** Reason for a missing answer; then `status` is 0. */
  failure?: string;
}

/** A file that the page names, with the answer of its server. */
export interface PageFile {
  tag: Tag;
  answer: Answer;
}

/** A page with everything that the checks use. */
export interface Visit {
  page: Answer;
  contents: PageContents;
  /** Scripts named `saaristo.js`. */
  scripts: PageFile[];
  /** Stylesheets and preloaded scripts from the folder of the bundle, or that replace its files. */
  files: PageFile[];
  /** `widgets.json` beside each script, without duplicates. */
  catalogues: readonly Answer[];
  /** The widgets of all scripts; of two with one name, the first. */
  widgets: ReadonlyMap<string, CheckedWidget>;
  /** The page's settings; undefined if there is no valid settings script. */
  settings: Readonly<Record<string, unknown>> | undefined;
  /** The answer of the sidecar's health check, if its address is known. */
  sidecar: Answer | undefined;
}

/** Resolves names such as `shop.localhost` as browsers do, which the system may not know. */
const local = new Agent({
  connect: {
    lookup: (name, options, callback) =>
      lookup(name.endsWith('.localhost') ? 'localhost' : name, options, callback),
  },
});

async function get(url: string): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      dispatcher: local,
      headers: { accept: '*/*', 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await answer.text()).slice(0, MAX_CHARACTERS);
    return { url: answer.url || url, status: answer.status, headers: answer.headers, body };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : { message: String(error) };
    const failure = cause instanceof Error ? `${message} (${cause.message})` : message;
    return { url, status: 0, headers: new Headers(), body: '', failure };
  }
}

/** Returns the address of a file that the page names; undefined if it is no address. */
const resolve = (address: string | undefined, page: Answer, base: string | undefined): URL | undefined => {
  if (address === undefined || !URL.canParse(base ?? '', page.url)) return undefined;
  const from = new URL(base ?? '', page.url);
  return URL.canParse(address, from.href) ? new URL(address, from) : undefined;
};

const SCRIPT = /(?:^|\/)saaristo\.js$/;

/** Returns the widgets of a `widgets.json` by their names. */
export function readWidgets(text: string): Map<string, CheckedWidget> {
  const catalogue = readJson(text);
  const widgets = isRecord(catalogue) && Array.isArray(catalogue['widgets']) ? catalogue['widgets'] : [];
  return new Map(
    widgets
      .filter((one): one is CheckedWidget => isRecord(one) && typeof one['name'] === 'string')
      .map((one) => [one.name, one]),
  );
}

/** A cache of requests, for several pages of one site. */
export class Files {
  readonly #answers = new Map<string, Promise<Answer>>();

  /** Requests an address once. Never rejects. */
  get(url: string): Promise<Answer> {
    const known = this.#answers.get(url);
    if (known) return known;
    const answer = get(url);
    this.#answers.set(url, answer);
    return answer;
  }
}

/**
 * Requests a page and the files of the bundle that it names.
 * @throws TooMuchWork if the page exceeds the limits of the parser
 * @param sidecar the address of `saaristo-prerender`, if it is to be checked
 */
export async function visit(url: string, files: Files, sidecar?: string): Promise<Visit> {
  const page = await files.get(url);
  const contents = readPage(page.body);
  const locate = (tag: Tag, key: string): URL | undefined =>
    resolve(tag.attributes[key], page, contents.base);
  const load = async (tag: Tag, address: URL): Promise<PageFile> => ({
    tag,
    answer: await files.get(address.href),
  });
  const scripts = contents.scripts.flatMap((tag) => {
    const address = locate(tag, 'src');
    return address && SCRIPT.test(address.pathname) ? [{ tag, address }] : [];
  });
  const folders = [...new Set(scripts.map(({ address }) => new URL('.', address).href))];
  const named = contents.links.flatMap((tag) => {
    const address = locate(tag, 'href');
    const { rel = '' } = tag.attributes;
    const isLoaded = /\b(?:stylesheet|modulepreload)\b/.test(rel);
    const isOfBundle =
      folders.some((folder) => address?.href.startsWith(folder)) ||
      'data-widget-styles' in tag.attributes ||
      /(?:^|\/)saaristo\.css$/.test(address?.pathname ?? '');
    return address && isLoaded && isOfBundle ? [{ tag, address }] : [];
  });
  const [loadedScripts, loadedFiles, catalogues, health] = await Promise.all([
    Promise.all(scripts.map(({ tag, address }) => load(tag, address))),
    Promise.all(named.slice(0, MAX_FILES).map(({ tag, address }) => load(tag, address))),
    Promise.all(folders.map((folder) => files.get(new URL('widgets.json', folder).href))),
    sidecar === undefined ? undefined : files.get(new URL('/healthz', sidecar).href),
  ]);
  const settings = readJson(contents.settings[0]?.text);
  return {
    page,
    contents,
    scripts: loadedScripts,
    files: loadedFiles,
    catalogues,
    widgets: new Map(catalogues.toReversed().flatMap(({ body }) => [...readWidgets(body)])),
    settings: isRecord(settings) ? settings : undefined,
    sidecar: health,
  };
}
