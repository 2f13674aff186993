import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { Files } from '../doctor/visit.ts';
import { type FoundBlock, findInHtml, findInJson } from './find-blocks.ts';

/** Files of a folder that are read. */
const CONTENT = /\.(?:html?|json|jsonl|md|php|txt|xml)$/i;
const SKIPPED = new Set(['.git', 'node_modules']);
/** Number of pages of a sitemap that are requested at a time. */
const AT_ONCE = 8;
/** Number of sitemaps that one source may lead to. */
const MAX_SITEMAPS = 1000;

/** Lists the files of a folder, in a fixed order. */
function* listFiles(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries)
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* listFiles(join(path, entry.name));
    else if (entry.isFile() && CONTENT.test(entry.name)) yield join(path, entry.name);
}

/** Finds the blocks of a text: JSON, lines of JSON, or HTML. */
function* findInText(text: string, page: string): Generator<FoundBlock> {
  if (/^\s*[[{]/.test(text)) {
    const values = parseJson(text);
    if (values) {
      for (const value of values) yield* findInJson([value].flat(), page);
      return;
    }
  }
  yield* findInHtml(text, page);
}

/** Parses JSON, or one JSON value on each line; undefined if the text is neither. */
function parseJson(text: string): unknown[] | undefined {
  try {
    return [JSON.parse(text)];
  } catch {
    try {
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as unknown);
    } catch {
      return undefined;
    }
  }
}

const LOCATION = /<loc>\s*([^<\s]+)\s*<\/loc>/g;
const unescapeXml = (text: string): string => text.replaceAll('&amp;', '&');

/** Receives a file or page that can't be read, with the reason. */
type OnFailure = (page: string, why: string) => void;

/** Finds the blocks of a text. A text that can't be read, such as a page beyond the parser's limits, is a failure. */
function* findSafely(readText: () => string, page: string, onFailure: OnFailure): Generator<FoundBlock> {
  try {
    yield* findInText(readText(), page);
  } catch (error) {
    onFailure(page, error instanceof Error ? error.message : String(error));
  }
}

/** Finds the blocks of a page, or of all pages of a sitemap. */
async function* findAtUrl(start: string, onFailure: OnFailure): AsyncGenerator<FoundBlock> {
  const waiting = [start];
  const seen = new Set(waiting);
  let sitemaps = 0;
  while (waiting.length > 0) {
    const files = new Files();
    for (const answer of await Promise.all(waiting.splice(0, AT_ONCE).map((url) => files.get(url)))) {
      const { url, status, failure, body } = answer;
      if (failure !== undefined || status >= 400) {
        onFailure(url, failure ?? `the server answers ${status}`);
      } else if (/<(?:urlset|sitemapindex)\b/.test(body.slice(0, 2000))) {
        if (++sitemaps > MAX_SITEMAPS) continue;
        for (const [, location = ''] of body.matchAll(LOCATION)) {
          const next = unescapeXml(location);
          if (!seen.has(next) && URL.canParse(next)) {
            seen.add(next);
            waiting.push(next);
          }
        }
      } else yield* findSafely(() => body, url, onFailure);
    }
  }
}

/**
 * Finds the blocks of a source.
 * @param source a file, a folder, the URL of a page or a sitemap, or `-` for the standard input
 * @param onFailure called with each file or page that can't be read
 */
export async function* findInSource(source: string, onFailure: OnFailure): AsyncGenerator<FoundBlock> {
  if (/^https?:\/\//.test(source)) {
    yield* findAtUrl(source, onFailure);
  } else if (source === '-') {
    const text = await readStream(process.stdin);
    yield* findSafely(() => text, 'stdin', onFailure);
  } else {
    for (const file of listFiles(source))
      yield* findSafely(() => readFileSync(file, 'utf8'), file, onFailure);
  }
}
