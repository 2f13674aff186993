import { checkMarker } from '../content/check-marker.ts';
import type { Tag } from '../content/read-page.ts';
import { isRecord } from '../../../src/lib/read.ts';
import type { FaultCode, Finding } from './faults.ts';
import { checkPolicy } from './policy.ts';
import { type Answer, type PageFile, readWidgets, type Visit } from './visit.ts';

/** Number of findings of one code that are listed; the rest are counted. */
const MAX_OF_A_CODE = 20;
/** Size in characters from which a file has to be compressed. */
const COMPRESSED_FROM = 2048;
/** Largest age in seconds for a file whose name stays the same in the next version. */
const MAX_AGE_OF_NAMES = 300;
/** Smallest age in seconds for a file with a hash in its name. */
const MIN_AGE_OF_HASHES = 30 * 24 * 3600;

const line = ({ line: number }: Tag): string => `line ${number}`;

/** Returns the largest age of a cached answer in seconds; 0 if it has to be revalidated. */
function readMaxAge({ headers }: Answer): number {
  const control = headers.get('cache-control') ?? '';
  if (/\bno-(?:cache|store)\b/.test(control)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);
}

const getType = ({ headers }: Answer): string =>
  (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

const SCRIPT_TYPES = new Set(['text/javascript', 'application/javascript', 'application/x-javascript']);

/** Describes why a file was not answered; undefined if it was. */
const describeFailure = ({ status, failure }: Answer): string | undefined =>
  failure ?? (status >= 400 ? `the server answers ${status}` : undefined);

function checkPage({ page }: Visit): Finding[] {
  if (page.failure !== undefined)
    return [{ code: 'page-unreachable', what: `The page can't be loaded: ${page.failure}` }];
  if (page.status >= 400)
    return [{ code: 'page-status', what: `The server answers the page with ${page.status}` }];
  const type = getType(page);
  if (type !== 'text/html' && type !== 'application/xhtml+xml')
    return [{ code: 'page-type', what: `The page is sent as ${type || 'nothing'} instead of text/html` }];
  return [];
}

/** Checks a file that the server answers: type, cache, compression and access from another origin. */
function checkFile({ tag, answer }: PageFile, { page }: Visit): Finding[] {
  const { url, headers, body } = answer;
  const found: Finding[] = [];
  const add = (code: FaultCode, what: string): void => void found.push({ code, what, where: url });
  const isScript = tag.name === 'script';
  const isStyle = !isScript && /\bstylesheet\b/.test(tag.attributes['rel'] ?? '');
  const isHashed = /\/chunks\//.test(url);
  const problem = describeFailure(answer);
  if (problem !== undefined) {
    const code = isScript ? 'script-unreachable' : isHashed ? 'file-gone' : 'file-unreachable';
    const reason = isHashed
      ? `${problem}: the page names a file of another version, or the folder is not complete`
      : problem;
    add(code, `A file of the bundle can't be loaded: ${reason}`);
    return found;
  }
  const type = getType(answer);
  if (isStyle ? type !== 'text/css' : !SCRIPT_TYPES.has(type))
    add(
      isScript ? 'script-type' : 'file-type',
      `A file is sent as ${type || 'nothing'} instead of ${isStyle ? 'text/css' : 'text/javascript'}; browsers refuse it`,
    );
  if (body.length > COMPRESSED_FROM && !headers.has('content-encoding'))
    add('not-compressed', 'A file is sent without compression');
  const age = readMaxAge(answer);
  if (isHashed && age < MIN_AGE_OF_HASHES)
    add('file-cache', 'A file with a hash in its name is not cached: send max-age=31536000, immutable');
  if (isScript && age > MAX_AGE_OF_NAMES)
    add(
      'script-cache',
      `saaristo.js is cached for ${age} seconds without a question: a new version reaches visitors late`,
    );
  const { origin, protocol } = new URL(url);
  const from = new URL(page.url);
  if (protocol === 'http:' && from.protocol === 'https:')
    add('insecure-file', 'A page of https loads a file by http, which browsers block');
  if (origin === from.origin) return found;
  const allowed = headers.get('access-control-allow-origin');
  const isCors = isScript || 'crossorigin' in tag.attributes || !isStyle;
  if (isCors && allowed !== '*' && allowed !== from.origin)
    add('cors-missing', 'A file of another origin has no Access-Control-Allow-Origin for this page');
  else if (!isScript && !('crossorigin' in tag.attributes))
    add('crossorigin-missing', 'A file of another origin is linked without crossorigin, and is loaded twice');
  return found;
}

function checkScripts(visit: Visit): Finding[] {
  const { scripts, contents, catalogues } = visit;
  const found: Finding[] = [];
  const [first] = scripts;
  if (!first) {
    found.push({ code: 'script-missing', what: 'The page has no script named saaristo.js' });
    return found;
  }
  for (const { tag } of scripts)
    if (tag.attributes['type'] !== 'module')
      found.push({
        code: 'script-not-module',
        what: 'The script has no type="module", so browsers do not run it',
        where: line(tag),
      });
  const addresses = new Set(scripts.map(({ answer }) => answer.url));
  const names = catalogues.flatMap(({ body }) => [...readWidgets(body).keys()]);
  const isRepeated = catalogues.length < addresses.size || new Set(names).size < names.length;
  if (addresses.size > 1 && isRepeated)
    found.push({
      code: 'script-twice',
      what: `The page has the same widgets from ${addresses.size} scripts: visitors load all of them, and the first one counts`,
      where: scripts.map(({ tag }) => line(tag)).join(', '),
    });
  const isStyled = visit.files.some(
    ({ tag, answer }) =>
      /(?:^|\/)saaristo\.css$/.test(new URL(answer.url).pathname) ||
      /(?:^|[\s/])saaristo\.css(?:\s|$)/.test(tag.attributes['data-widget-styles'] ?? ''),
  );
  if (!isStyled) found.push({ code: 'style-missing', what: 'The page has no stylesheet saaristo.css' });
  for (const catalogue of catalogues) {
    const problem = describeFailure(catalogue);
    if (problem !== undefined || readWidgets(catalogue.body).size === 0)
      found.push({
        code: 'catalogue-unreachable',
        what: `There is no widgets.json beside the script${problem === undefined ? '' : `: ${problem}`}`,
        where: catalogue.url,
      });
  }
  if (contents.markers.length === 0)
    found.push({ code: 'marker-missing', what: 'The page has no marker (data-widget)' });
  return found;
}

/** Returns the values that the widgets of the bundle allow for a common prop. */
function listAllowed({ widgets }: Visit, prop: 'site' | 'language'): readonly unknown[] {
  const [widget] = widgets.values();
  return widget?.props.properties?.[prop]?.enum ?? [];
}

function checkSettings(visit: Visit): Finding[] {
  const { contents, settings } = visit;
  const [script, second] = contents.settings;
  if (!script) {
    return contents.markers.length > 0 && visit.scripts.length > 0
      ? [{ code: 'settings-missing', what: 'The page has no settings script: the default site is used' }]
      : [];
  }
  const found: Finding[] = [];
  const add = (code: FaultCode, what: string, tag: Tag = script): void =>
    void found.push({ code, what, where: line(tag) });
  if (second) add('settings-twice', 'The page has two settings scripts; only the first one counts', second);
  if (!settings) {
    if (/&(?:quot|#34|#x22);/i.test(script.text))
      add('settings-escaped', 'The settings are escaped as HTML; the text of a script has no entities');
    else add('settings-not-json', 'The settings are no JSON object');
    return found;
  }
  const { site, language } = settings;
  const sites = listAllowed(visit, 'site');
  const isKnown = sites.length === 0 || sites.includes(site);
  if (site !== undefined && !isKnown)
    add('settings-site', `The settings name an unknown site: ${JSON.stringify(site)}`);
  const languages = listAllowed(visit, 'language');
  const isLanguage = languages.length === 0 || languages.includes(language);
  if (language !== undefined && !isLanguage)
    add('settings-language', `The settings name an unknown language: ${JSON.stringify(language)}`);
  const { 'data-site': shown, lang } = contents.html?.attributes ?? {};
  if (typeof site === 'string' && isKnown && shown !== undefined && shown !== site)
    add(
      'site-differs',
      `<html data-site="${shown}"> has the theme of another site than the settings: ${site}`,
    );
  const expected = language === 'se' ? 'sv' : language;
  if (typeof expected === 'string' && isLanguage && lang && lang.split('-')[0]!.toLowerCase() !== expected)
    add('language-differs', `<html lang="${lang}"> differs from the language of the settings: ${expected}`);
  return found;
}

function checkCookie({ page, settings }: Visit): Finding[] {
  const names = settings?.['antiForgery'];
  const own = isRecord(names) ? names['cookie'] : undefined;
  const name = typeof own === 'string' ? own : 'XSRF-TOKEN';
  const cookie = page.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return cookie !== undefined && /;\s*httponly/i.test(cookie)
    ? [
        {
          code: 'cookie-http-only',
          what: `The cookie ${name} is HttpOnly, so that widgets can't repeat it and their calls are refused`,
        },
      ]
    : [];
}

function checkMarkers({ contents, widgets }: Visit): Finding[] {
  if (widgets.size === 0) return [];
  return contents.markers.flatMap((marker) => {
    const widget = marker.attributes['data-widget']!;
    const where = `${line(marker)}, ${widget}`;
    const found: Finding[] = checkMarker(marker, widgets).map(({ code, path, what }) => ({
      code,
      what: path === '' ? what : `prop ${path}: ${what}`,
      where,
    }));
    if (marker.isInParagraph)
      found.push({
        code: 'marker-in-paragraph',
        what: 'the marker is written in a <p>, which the browser ends before it',
        where,
      });
    return found;
  });
}

function checkSidecar({ sidecar, contents }: Visit): Finding[] {
  if (!sidecar) return [];
  const problem = describeFailure(sidecar);
  if (problem !== undefined)
    return [
      {
        code: 'sidecar-unreachable',
        what: `saaristo-prerender does not answer: ${problem}`,
        where: sidecar.url,
      },
    ];
  const isRendered = contents.markers.some((marker) => 'data-widget-prerendered' in marker.attributes);
  return isRendered || contents.markers.length === 0
    ? []
    : [
        {
          code: 'not-prerendered',
          what: 'saaristo-prerender answers, but no marker of the page is rendered',
        },
      ];
}

/** Limits the findings of one code, such as 500 missing chunks. */
function shorten(found: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  const listed = new Map<string, number>();
  return found.filter((finding) => {
    const number = (listed.get(finding.code) ?? 0) + 1;
    listed.set(finding.code, number);
    if (number === MAX_OF_A_CODE && counts.get(finding.code)! > MAX_OF_A_CODE)
      finding.what += ` (and ${counts.get(finding.code)! - MAX_OF_A_CODE} more)`;
    return number <= MAX_OF_A_CODE;
  });
}

/** Returns all faults of a page that its answers show, without a browser. */
export function checkVisit(visit: Visit): Finding[] {
  const unreadable = checkPage(visit);
  if (unreadable.length > 0) return unreadable;
  return shorten([
    ...checkScripts(visit),
    ...[...visit.scripts, ...visit.files].flatMap((file) => checkFile(file, visit)),
    ...checkSettings(visit),
    ...checkCookie(visit),
    ...checkPolicy(visit),
    ...checkMarkers(visit),
    ...checkSidecar(visit),
  ]);
}
