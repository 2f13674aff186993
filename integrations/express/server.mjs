/** A site on Express that embeds Saaristo: `npm start`, then http://localhost:3000/. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { prerender } from 'saaristo/server';

const DIST = dirname(fileURLToPath(import.meta.resolve('saaristo/widgets.json')));
const PORT = Number(process.env.PORT ?? 3000);
/** The site's configured address, since a visitor's Host header is not trusted. */
const ORIGIN = process.env.SITE_ORIGIN ?? `http://localhost:${PORT}`;
const PAGE = process.env.PAGE ?? new URL('../page.json', import.meta.url);

const CONTENT_SECURITY_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types saaristo";

const { widgets } = JSON.parse(readFileSync(`${DIST}/widgets.json`, 'utf8'));
const chunks = new Map(widgets.map((widget) => [widget.name, widget.chunks]));

const escape = (text) => String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const marker = ({ widget, version, load, props, fallback }) =>
  `<div data-widget="${escape(widget)}" data-props="${escape(JSON.stringify(props))}"` +
  ` data-props-version="${escape(version)}" data-load="${escape(load)}">${fallback}</div>`;

/** Returns the stylesheet, preloads, page settings and script of a page. */
function head(blocks, settings) {
  const files = (some) => [...new Set(some.flatMap(({ widget }) => chunks.get(widget) ?? []))];
  const styles = ['saaristo.css', ...files(blocks).filter((file) => file.endsWith('.css'))];
  const scripts = files(blocks.filter(({ load }) => load === 'eager')).filter((file) => file.endsWith('.js'));
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/saaristo/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/saaristo/${file}">`),
    `<script type="application/json" data-widget-settings>${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
    '<script type="module" src="/saaristo/saaristo.js"></script>',
  ].join('\n');
}

/** Value of `<html lang>`: Saaristo's Swedish is `se`, which is Northern Sami in HTML. */
const languageTag = (language) => (language === 'se' ? 'sv' : language);

const document = ({ title, settings, blocks }) => `<!doctype html>
<html lang="${escape(languageTag(settings.language))}" data-site="${escape(settings.site)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
${head(blocks, settings)}
</head>
<body><main>${blocks.map(marker).join('\n')}</main></body>
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

app.get('/', async (request, response) => {
  if (!getCsrfToken(request))
    response.cookie('XSRF-TOKEN', randomBytes(16).toString('base64url'), {
      sameSite: 'lax',
      secure: request.secure,
    });
  // Example data; a site reads it from its database.
  const page = JSON.parse(readFileSync(PAGE, 'utf8'));
  response.set('Cache-Control', 'no-cache').type('html');
  response.send(await prerender(document(page), { url: ORIGIN + request.originalUrl }));
});

const server = app.listen(PORT, 'localhost', () => console.log(`http://localhost:${server.address().port}/`));
