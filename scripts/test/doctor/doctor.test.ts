import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diagnose, runDoctor } from '../../../packages/cli/doctor/doctor.ts';
import { FAULTS, type FaultCode, findHelp } from '../../../packages/cli/doctor/faults.ts';
import { DIST } from '../../../packages/cms/test/support/dist.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
};

/** An answer of the test's server. */
interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** A site whose answers a test changes. */
interface Site {
  html: string;
  headers: Record<string, string | string[]>;
  /** Changes the answer of a file of the bundle. */
  change: (path: string, answer: Answer) => void;
}

const catalogue = JSON.parse(readFileSync(join(DIST, 'widgets.json'), 'utf8')) as {
  widgets: { name: string; chunks: string[] }[];
};
const chunks = catalogue.widgets.find(({ name }) => name === 'like-button')!.chunks;
const SETTINGS = '{"site":"atriafi","language":"fi"}';
const MARKER = `<div data-widget="like-button" data-props='{"contentId":"a","likeCount":1}'>1</div>`;
const PAGE = `<!doctype html>
<html lang="fi" data-site="atriafi">
<head>
<title>Sivu</title>
<script type="application/json" data-widget-settings>${SETTINGS}</script>
<link rel="stylesheet" href="/saaristo/saaristo.css">
${chunks.map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="/saaristo/${file}">`).join('\n')}
<script type="module" src="/saaristo/saaristo.js"></script>
</head>
<body>
${MARKER}
<p>Loppu</p>
</body>
</html>`;

let site: Site;
let server: Server;
let other: Server;
let origin: string;
let otherOrigin: string;

const reset = (): void => {
  site = { html: PAGE, headers: {}, change: () => {} };
};

function createFileAnswer(path: string): Answer {
  const file = join(DIST, path.replace('/saaristo/', ''));
  if (!path.startsWith('/saaristo/') || !existsSync(file))
    return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' };
  const isHashed = path.includes('/chunks/');
  return {
    status: 200,
    headers: {
      'content-type': TYPES[path.split('.').at(-1)!]!,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-encoding': 'gzip',
    },
    body: readFileSync(file, 'utf8'),
  };
}

const start = async (): Promise<Server> => {
  const created = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!;
    const answer =
      path === '/'
        ? { status: 200, headers: { 'content-type': TYPES['html']!, ...site.headers }, body: site.html }
        : createFileAnswer(path);
    if (path !== '/') site.change(path, answer);
    const isCompressed = answer.headers['content-encoding'] === 'gzip';
    response.writeHead(answer.status, answer.headers);
    response.end(isCompressed ? gzipSync(answer.body) : answer.body);
  });
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  return created;
};
const originOf = (one: Server): string => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
const stop = (one: Server): Promise<unknown> => new Promise((resolve) => one.close(resolve));

beforeAll(async () => {
  reset();
  [server, other] = await Promise.all([start(), start()]);
  origin = originOf(server);
  otherOrigin = originOf(other);
});
afterAll(async () => {
  await stop(server);
  await stop(other);
});

const find = async (sidecar?: string): Promise<FaultCode[]> =>
  (await diagnose(origin, { sidecar })).map(({ code }) => code);
const inPage =
  (from: string, to: string): (() => void) =>
  () => {
    expect(site.html).toContain(from);
    site.html = site.html.replace(from, to);
  };
const inMarker = (marker: string) => inPage(MARKER, marker);
const inFile =
  (pattern: RegExp, change: (answer: Answer) => void): (() => void) =>
  () => {
    site.change = (path, answer) => {
      if (pattern.test(path)) change(answer);
    };
  };
const withPolicy = (policy: string) => () => {
  site.headers = { 'content-security-policy': policy };
};
const props = (text: string): string => `<div data-widget="like-button" data-props='${text}'></div>`;

/** The possible faults of a page, and their causes. */
const SEEDED: readonly (readonly [title: string, code: FaultCode, seed: () => void])[] = [
  ['the page is sent as text', 'page-type', () => (site.headers = { 'content-type': 'text/plain' })],
  ['no script', 'script-missing', inPage('<script type="module" src="/saaristo/saaristo.js"></script>', '')],
  ['a classic script', 'script-not-module', inPage('type="module"', 'defer')],
  ['a script that is gone', 'script-unreachable', inFile(/saaristo\.js$/, (answer) => (answer.status = 404))],
  [
    'a script that is sent as HTML',
    'script-type',
    inFile(/saaristo\.js$/, ({ headers }) => (headers['content-type'] = 'text/html')),
  ],
  [
    'the script from two addresses',
    'script-twice',
    inPage('</head>', '<script type="module" src="/saaristo/saaristo.js?v=1"></script></head>'),
  ],
  [
    'a script that is cached for a day',
    'script-cache',
    inFile(/saaristo\.js$/, ({ headers }) => (headers['cache-control'] = 'max-age=86400')),
  ],
  ['no stylesheet', 'style-missing', inPage('<link rel="stylesheet" href="/saaristo/saaristo.css">', '')],
  ['a chunk of another version', 'file-gone', inPage(chunks[0]!, 'chunks/like-button-000000.js')],
  [
    'a stylesheet that is sent as text',
    'file-type',
    inFile(/saaristo\.css$/, ({ headers }) => (headers['content-type'] = 'text/plain')),
  ],
  [
    'chunks that are not cached',
    'file-cache',
    inFile(/\/chunks\//, ({ headers }) => (headers['cache-control'] = 'no-cache')),
  ],
  [
    'files without compression',
    'not-compressed',
    inFile(/\/chunks\/react/, ({ headers }) => delete headers['content-encoding']),
  ],
  [
    'no widgets.json',
    'catalogue-unreachable',
    inFile(/widgets\.json$/, (answer) => {
      answer.status = 404;
      answer.body = '';
    }),
  ],
  [
    'a script of another origin without CORS',
    'cors-missing',
    () => inPage('src="/saaristo/saaristo.js"', `src="${otherOrigin}/saaristo/saaristo.js"`)(),
  ],
  [
    'a stylesheet of another origin without crossorigin',
    'crossorigin-missing',
    () => inPage('href="/saaristo/saaristo.css"', `href="${otherOrigin}/saaristo/saaristo.css"`)(),
  ],
  [
    'no settings',
    'settings-missing',
    inPage(`<script type="application/json" data-widget-settings>${SETTINGS}</script>`, ''),
  ],
  [
    'two settings scripts',
    'settings-twice',
    inPage('</head>', '<script type="application/json" data-widget-settings>{}</script></head>'),
  ],
  ['settings with a comma too many', 'settings-not-json', inPage(SETTINGS, '{"site":"atriafi",}')],
  ['escaped settings', 'settings-escaped', inPage(SETTINGS, SETTINGS.replaceAll('"', '&quot;'))],
  ['an unknown site', 'settings-site', inPage('"site":"atriafi"', '"site":"atria"')],
  ['an unknown language', 'settings-language', inPage('"language":"fi"', '"language":"sv"')],
  ['the theme of another site', 'site-differs', inPage('data-site="atriafi"', 'data-site="goohse"')],
  ['the lang of another language', 'language-differs', inPage('lang="fi"', 'lang="en-GB"')],
  [
    'a csrf cookie that scripts cannot read',
    'cookie-http-only',
    () => (site.headers = { 'set-cookie': ['XSRF-TOKEN=a; Path=/; HttpOnly'] }),
  ],
  ['a policy without the script', 'policy-script', withPolicy("default-src 'self'; script-src cdn.example")],
  ['a policy without the styles', 'policy-style', withPolicy("default-src 'self'; style-src 'nonce-abc'")],
  ['a policy without the calls', 'policy-connect', withPolicy("default-src 'self'; connect-src 'none'")],
  [
    'trusted types without saaristo',
    'policy-trusted-types',
    withPolicy("default-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify"),
  ],
  ['props that a quote ends', 'marker-cut', inMarker(props(`{"contentId":"it's","likeCount":1}`))],
  ['a marker in an image', 'marker-element', inMarker('<img data-widget="like-button" alt="">')],
  ['a marker in a drawing', 'marker-element', inMarker('<svg><g data-widget="like-button"></g></svg>')],
  [
    'a marker whose tag ends in />',
    'marker-unclosed',
    inMarker(`${MARKER.replace(/>.*/s, ' />')}<p>Rest</p>`),
  ],
  ['a marker without an end tag', 'marker-unclosed', inMarker(`${MARKER.replace(/>.*/s, '>')}<p>Rest</p>`)],
  [
    'props that are escaped twice',
    'marker-escaped-twice',
    inMarker(props('{&amp;quot;contentId&amp;quot;:&amp;quot;a&amp;quot;}')),
  ],
  ['a marker in a paragraph', 'marker-in-paragraph', inMarker(`<p>Tykkää: ${MARKER}</p>`)],
  [
    'an unknown load strategy',
    'marker-load',
    inMarker(MARKER.replace('data-props', 'data-load="lazy" data-props')),
  ],
  ['no marker', 'marker-missing', inMarker('')],
  [
    'props of a newer version',
    'marker-newer',
    inMarker(MARKER.replace('data-props', 'data-props-version="9" data-props')),
  ],
  ['props of Python', 'marker-not-json', inMarker(props('{"contentId": None}'))],
  ['a missing prop', 'marker-props', inMarker(props('{"likeCount":1}'))],
  ['a misspelt prop', 'marker-props', inMarker(props('{"contentId":"a","likecount":1}'))],
  ['a misspelt widget', 'marker-unknown', inMarker(MARKER.replace('like-button', 'like-buton'))],
];

describe('doctor', () => {
  test('a page without a fault: nothing is found', async () => {
    reset();
    expect(await diagnose(origin)).toEqual([]);
  });

  test.each(SEEDED)('%s: it names %s alone', async (_title, code, seed) => {
    reset();
    seed();
    expect(new Set(await find())).toEqual(new Set([code]));
  });

  test('a sidecar that does not answer: it is named', async () => {
    reset();
    expect(await find('http://127.0.0.1:1')).toEqual(['sidecar-unreachable']);
  });

  test('a sidecar that answers, and a page that is not rendered: it says so', async () => {
    reset();
    site.change = (path, answer) => {
      if (path === '/healthz') answer.status = 200;
    };
    expect(await find(origin)).toEqual(['not-prerendered']);
  });

  test('a server that does not answer, or answers 500: the page alone is named', async () => {
    reset();
    expect((await diagnose('http://127.0.0.1:1/')).map(({ code }) => code)).toEqual(['page-unreachable']);
    expect((await diagnose(`${origin}/missing`)).map(({ code }) => code)).toEqual(['page-status']);
  });

  test('a page beyond the limits of the parser: it is named', async () => {
    reset();
    inMarker('<i></i>'.repeat(200_001))();
    expect(await find()).toEqual(['page-too-large']);
  });

  test('500 faulty markers: 20 are listed, the rest is counted', async () => {
    reset();
    inMarker(props('{}').repeat(500))();
    const found = await diagnose(origin);
    expect(found).toHaveLength(20);
    expect(found.at(-1)!.what).toMatch(/and 480 more/);
  });

  test('each fault names a chapter that exists', () => {
    const missing = (Object.keys(FAULTS) as FaultCode[]).filter((code) => {
      const [file, anchor] = findHelp({ code, what: '' }).split('#');
      const text = readFileSync(join(import.meta.dirname, '../../..', file!), 'utf8');
      const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replaceAll(/[^\p{L}\d -]/gu, '')
          .replaceAll(' ', '-'),
      );
      return anchor !== undefined && !headings.includes(anchor);
    });
    expect(missing).toEqual([]);
  });
});

test('control characters and line breaks of a page and its headers: neither form of the output has them', async () => {
  reset();
  const evil = 'x\u001b[2J\n::set-output name=a::b\u009b1m\u202e##[add-path]c';
  site.html = PAGE.replace(
    MARKER,
    `<div data-widget="${evil}"></div><div data-widget="like-button" data-props='{"contentId": ["${evil}'></div>
    <div data-widget="like-button" data-props='{"contentId": "a", "likeCount": "\\u001b[2J"}'></div>
    <script src="/saaristo${evil}/saaristo.js"></script>`,
  );
  const run = (...options: string[]) => runDoctor([origin, '--no-browser', ...options]);
  const [lines, json] = [await run(), await run('--json')];
  for (const { text, isFaulty } of [lines, json]) {
    expect(isFaulty).toBe(true);
    expect(text).toContain(String.raw`\u001b[2J`);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
    expect(text).not.toMatch(/^\s*::|##\[/m);
  }
  expect(lines.text).not.toMatch(/^(?!http:| {2}✗ | {4}(?:at|read) )/m);
});
