/** A site on Express that embeds Saaristo: `npm start`, then http://localhost:3000/. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { createPrerenderPool } from 'saaristo/pool';
import { addEditor } from './editor.mjs';

const DIST = dirname(fileURLToPath(import.meta.resolve('saaristo/widgets.json')));
const PORT = Number(process.env.PORT ?? 3000);
/** The site's configured address, since a visitor's Host header is not trusted. */
const ORIGIN = process.env.SITE_ORIGIN ?? `http://localhost:${PORT}`;
const PAGE = process.env.PAGE ?? new URL('../page.json', import.meta.url);

const CONTENT_SECURITY_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types saaristo";

/** Renders and checks pages in threads, so that no page stops the server. */
const pool = createPrerenderPool();

const { widgets } = JSON.parse(readFileSync(`${DIST}/widgets.json`, 'utf8'));
const catalogue = new Map(widgets.map((widget) => [widget.name, widget]));

const escape = (text) => String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The blocks in the slots of a widget. */
const renderSlots = (slots) =>
  Object.entries(slots)
    .map(([name, blocks]) => {
      const content = blocks.map(render).join('');
      return name === '' ? content : `<div data-slot="${escape(name)}">${content}</div>`;
    })
    .join('');

/** A block: a widget's marker, or rich text that is sanitised when it is stored. */
const render = ({ widget, version, load, props, slots = {}, fallback = '', html, hideOn = [] }) => {
  const own =
    html ??
    `<div data-widget="${escape(widget)}" data-props="${escape(JSON.stringify(props))}"` +
      ` data-props-version="${escape(version ?? catalogue.get(widget)?.version ?? 1)}"` +
      `${load === undefined ? '' : ` data-load="${escape(load)}"`}>${fallback}${renderSlots(slots)}</div>`;
  return hideOn.length > 0
    ? `<div class="${hideOn.map((width) => `hide-on-${escape(width)}`).join(' ')}">${own}</div>`
    : own;
};

/** Returns blocks and those in their slots. */
const listAll = (blocks) =>
  blocks.flatMap((block) => [block, ...listAll(Object.values(block.slots ?? {}).flat())]);

/** Returns the stylesheet, preloads, page settings and script of a page. */
function head(shown, settings, added) {
  const blocks = listAll(shown);
  const files = (some) => [...new Set(some.flatMap(({ widget }) => catalogue.get(widget)?.chunks ?? []))];
  const styles = ['saaristo.css', ...files(blocks).filter((file) => file.endsWith('.css'))];
  const scripts = files(blocks.filter(({ load }) => load === 'eager')).filter((file) => file.endsWith('.js'));
  return [
    ...[...styles.map((file) => `/saaristo/${file}`), ...added].map(
      (address) => `<link rel="stylesheet" href="${address}">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" href="/saaristo/${file}">`),
    `<script type="application/json" data-widget-settings>${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
    '<script type="module" src="/saaristo/saaristo.js"></script>',
  ].join('\n');
}

/** Value of `<html lang>`: Saaristo's Swedish is `se`, which is Northern Sami in HTML. */
const languageTag = (language) => (language === 'se' ? 'sv' : language);

const document = ({
  title,
  settings,
  blocks,
  content = blocks.map(render).join('\n'),
  styles = [],
}) => `<!doctype html>
<html lang="${escape(languageTag(settings.language))}" data-site="${escape(settings.site)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
${head(blocks, settings, styles)}
</head>
<body><main>${content}</main></body>
</html>`;

/** The visitor's csrf token, in a cookie that only scripts of this site can read and repeat. */
const getCsrfToken = ({ headers }) => /(?:^|; )XSRF-TOKEN=([\w-]+)/.exec(headers.cookie ?? '')?.[1];

function hasCsrfToken(request) {
  const [expected, sent] = [getCsrfToken(request), request.get('x-xsrf-token')].map((token) =>
    Buffer.from(token ?? ''),
  );
  return expected.length > 0 && expected.length === sent.length && timingSafeEqual(expected, sent);
}

const app = express().disable('x-powered-by');

app.use((_request, response, next) => {
  response.set({ 'Content-Security-Policy': CONTENT_SECURITY_POLICY, 'X-Content-Type-Options': 'nosniff' });
  next();
});

app.use(
  '/saaristo/chunks',
  express.static(`${DIST}/chunks`, { immutable: true, maxAge: '1y', index: false, redirect: false }),
);
app.use(
  '/saaristo',
  express.static(DIST, {
    index: false,
    redirect: false,
    setHeaders: (response) => response.set('Cache-Control', 'no-cache'),
  }),
);

app.post('/api/contentlikecount/:id', (request, response) => {
  // The site counts the like here.
  response.sendStatus(hasCsrfToken(request) ? 204 : 403);
});

function giveCsrfToken(request, response) {
  if (!getCsrfToken(request))
    response.cookie('XSRF-TOKEN', randomBytes(16).toString('base64url'), {
      sameSite: 'lax',
      secure: request.secure,
    });
}

const send = async (request, response, page) => {
  giveCsrfToken(request, response);
  response.set('Cache-Control', 'no-cache').type('html');
  const html = document(page);
  const rendered = await pool.prerender(html, { url: ORIGIN + request.originalUrl }).catch((error) => {
    // As JSON, since the message may quote the page.
    console.error('A page is sent without rendered islands:', JSON.stringify(String(error)));
    return html;
  });
  response.send(rendered);
};

// Example data; a site reads it from its database.
const readPage = () => JSON.parse(readFileSync(PAGE, 'utf8'));

app.get('/', (request, response) => send(request, response, readPage()));

app.get('/site.css', (_request, response) =>
  response.sendFile(fileURLToPath(new URL('../site.css', import.meta.url))),
);

// The block editor, and the pages that it publishes.
if (process.env.EDITORS) {
  const { settings } = readPage();
  const publishedPage = addEditor(app, {
    settings,
    checkPage: pool.checkPage,
    hasCsrfToken,
    giveCsrfToken,
    document: (page) => document({ ...page, settings: { ...settings, ...page.settings } }),
    send: (request, response, page) => send(request, response, { ...page, settings, styles: ['/site.css'] }),
  });
  app.get('/{*path}', publishedPage);
}

// The first page has its islands, too.
await pool.ready;
const server = app.listen(PORT, 'localhost', (error) => {
  if (error) throw error;
  console.log(`http://localhost:${server.address().port}/`);
});
