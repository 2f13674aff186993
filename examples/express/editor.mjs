/**
 * The block editor at /editor (docs/editor-for-your-cms.md), with pages and pictures in files, and people by HTTP Basic authentication. A
 * site has its own database and its own sign-in.
 */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { isFilePath, isPagePath } from 'saaristo/pool';

const MAX_PAGE_BYTES = 4 * 1024 * 1024;
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
const OWN_PATHS = /^\/(api|editor|media|saaristo)(\/|$)/i;

/** The features of the editor: all that this server has. */
const FEATURES = ['list', 'create', 'publish', 'unpublish', 'remove', 'links', 'linkCheck', 'media'];

/** The editor uses inline styles and no trusted types, and shows the page in a frame. */
const EDITOR_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'self'";

/** Types of pictures by their first bytes. */
const PICTURES = [
  { type: 'image/png', ending: 'png', begins: /^\x89PNG/ },
  { type: 'image/jpeg', ending: 'jpg', begins: /^\xff\xd8\xff/ },
  { type: 'image/webp', ending: 'webp', begins: /^RIFF[^]{4}WEBP/ },
];

class Refusal extends Error {
  constructor(status, message, body = { error: message }) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Reads the people from `EDITORS`: `name:password:role`, separated by commas. */
const readPeople = () =>
  (process.env.EDITORS ?? '').split(',').flatMap((one) => {
    const [name, password, role] = one.trim().split(':');
    return name && password ? [{ name, password, role: role === 'publisher' ? role : 'editor' }] : [];
  });

const digest = (text) => createHash('sha256').update(text).digest();

/** Keeps a list in a file. */
function openStore(file) {
  const rows = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(rows));
    renameSync(`${file}.new`, file);
  };
  return { rows, save };
}

/**
 * Adds the editor and the pages that it publishes to a site.
 * @param site.settings the page settings
 * @param site.checkPage checks a page in a thread
 * @param site.document renders a page with `content` instead of blocks
 * @param site.send renders a page of blocks and its islands as a response
 * @param site.giveCsrfToken sets the csrf cookie of a response
 * @param site.hasCsrfToken checks a request
 */
export function addEditor(app, { settings, checkPage, document, send, giveCsrfToken, hasCsrfToken }) {
  const people = readPeople();
  const folder = process.env.PAGES ?? 'pages';
  mkdirSync(join(folder, 'media'), { recursive: true });
  const pages = openStore(join(folder, 'pages.json'));
  const pictures = openStore(join(folder, 'pictures.json'));

  const stateOf = ({ draft, published }) =>
    published === null
      ? 'draft'
      : JSON.stringify(draft) === JSON.stringify(published)
        ? 'published'
        : 'changed';
  const answer = (page) => {
    const { id, path, draft, version, savedAt, savedBy, publishedAt } = page;
    const { site, language } = settings;
    return {
      id,
      site,
      language,
      path,
      ...draft,
      version,
      savedAt,
      savedBy,
      publishedAt,
      state: stateOf(page),
    };
  };
  const row = (page) => ({ id: page.id, title: page.draft.title, path: page.path, state: stateOf(page) });
  const pageOf = ({ params: { id } }) => {
    const page = pages.rows.find((one) => one.id === id);
    if (!page) throw new Refusal(404, 'This page does not exist.');
    return page;
  };
  const requirePublisher = ({ person }) => {
    if (person.role !== 'publisher') throw new Refusal(403, 'Only publishers may do this.');
  };
  /** The editor merges the answered page into its own, and sends the change again. */
  const requireVersion = (page, version) => {
    if (page.version !== version) throw new Refusal(409, 'Somebody else has saved the page.', answer(page));
  };
  const includes = (text, ...parts) => parts.some((part) => part.toLowerCase().includes(text.toLowerCase()));
  const textOf = (value) => (typeof value === 'string' ? value.trim() : '');

  const editor = express.Router();
  editor.use((request, response, next) => {
    const [name = '', ...password] = Buffer.from(
      /^Basic (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '',
      'base64',
    )
      .toString('utf8')
      .split(':');
    request.person = people.find(
      (one) => one.name === name && timingSafeEqual(digest(one.password), digest(password.join(':'))),
    );
    response.set({ 'Content-Security-Policy': EDITOR_POLICY, 'Cache-Control': 'no-store' });
    if (!request.person)
      return response.status(401).set('WWW-Authenticate', 'Basic realm="Editor", charset="UTF-8"').end();
    if (request.method !== 'GET' && !hasCsrfToken(request))
      throw new Refusal(403, 'The page that sent this is out of date.');
    next();
  });

  editor.get('/', (request, response) => {
    giveCsrfToken(request, response);
    const { name, role } = request.person;
    const editorSettings = {
      api: '/editor/api',
      features: FEATURES,
      csrf: { header: 'x-xsrf-token', cookie: 'XSRF-TOKEN' },
      user: { name, role },
      addresses: {
        list: '/editor',
        page: '/editor?page={id}',
        canvas: '/editor/canvas/{id}',
        preview: '/editor/preview/{id}',
      },
    };
    response.type('html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<script type="application/json" id="editor-settings">${JSON.stringify(editorSettings).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/saaristo/editor/editor.js"></script>
</head>
<body><div id="editor"></div></body>
</html>`);
  });
  editor.get('/canvas/:id', (request, response) => {
    const { draft } = pageOf(request);
    const canvas = { title: draft.title, settings: { editMode: true }, blocks: [] };
    response.type('html').send(
      document({
        ...canvas,
        content: '<div id="canvas"></div>',
        styles: ['/site.css', '/saaristo/editor/canvas.css'],
      }),
    );
  });
  editor.get('/preview/:id', (request, response) => send(request, response, pageOf(request).draft));

  const api = express.Router();
  api.use(express.json({ limit: MAX_PAGE_BYTES }));
  api.get('/me', ({ person: { name, role } }, response) => response.json({ name, role }));
  api.get('/pages', ({ query }, response) => {
    const text = textOf(query.q);
    response.json({
      rows: pages.rows.filter(({ draft, path }) => includes(text, draft.title, path)).map(row),
    });
  });
  api.post('/pages', async ({ body, person }, response) => {
    const { details, error } = await checkPage({ title: body?.title, description: '', blocks: [] });
    const path = textOf(body?.path);
    if (error) throw new Refusal(400, error);
    if (path === '/' || !isPagePath(path) || isFilePath(path) || OWN_PATHS.test(path))
      throw new Refusal(400, 'This path can not be used.');
    if (pages.rows.some((one) => one.path === path)) throw new Refusal(409, 'There is a page at this path.');
    const savedAt = new Date().toISOString();
    const page = {
      id: randomUUID(),
      path,
      draft: details,
      published: null,
      version: 1,
      savedAt,
      savedBy: person.name,
    };
    pages.rows.push(page);
    pages.save();
    response.status(201).json({ id: page.id });
  });
  api.get('/pages/:id', (request, response) => response.json(answer(pageOf(request))));
  api.put('/pages/:id', async (request, response) => {
    const { details, error } = await checkPage(request.body);
    if (error) throw new Refusal(400, error);
    const page = pageOf(request);
    requireVersion(page, request.body.version);
    const savedAt = new Date().toISOString();
    Object.assign(page, { draft: details, version: page.version + 1, savedAt, savedBy: request.person.name });
    pages.save();
    response.json({ version: page.version, savedAt, blocks: details.blocks });
  });
  api.post('/pages/:id/publish', async (request, response) => {
    requirePublisher(request);
    const { faults } = await checkPage(pageOf(request).draft);
    const page = pageOf(request);
    // Also refuses a draft that was saved during the check.
    requireVersion(page, request.body?.version);
    if (page.draft.title.trim() === '') throw new Refusal(400, 'The page needs a title.');
    if (faults.length > 0)
      throw new Refusal(400, faults.map(({ block, message }) => `Block ${block + 1}: ${message}`).join(' '));
    Object.assign(page, { published: page.draft, publishedAt: new Date().toISOString() });
    pages.save();
    response.json(answer(page));
  });
  api.post('/pages/:id/unpublish', (request, response) => {
    requirePublisher(request);
    const page = Object.assign(pageOf(request), { published: null, publishedAt: null });
    pages.save();
    response.json(answer(page));
  });
  api.post('/pages/:id/delete', (request, response) => {
    requirePublisher(request);
    pages.rows.splice(pages.rows.indexOf(pageOf(request)), 1);
    pages.save();
    response.json({});
  });
  api.get('/links', ({ query }, response) => {
    const text = textOf(query.q);
    const found = pages.rows.filter(({ draft, path }) => includes(text, draft.title, path));
    response.json({ rows: found.map(({ draft, path }) => ({ title: draft.title, path, kind: 'page' })) });
  });
  api.get('/link', ({ query }, response) => {
    response.json({ found: query.path === '/' || pages.rows.some(({ path }) => path === query.path) });
  });
  api.get('/media', ({ query }, response) => {
    const text = textOf(query.q);
    response.json({ rows: pictures.rows.filter(({ name, alt }) => includes(text, name, alt)) });
  });
  api.post('/media', express.raw({ type: () => true, limit: MAX_PICTURE_BYTES }), (request, response) => {
    const data = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const kind = PICTURES.find(({ begins }) => begins.test(data.toString('latin1', 0, 12)));
    if (!kind) throw new Refusal(415, 'This is no PNG, JPEG or WebP picture.');
    const file = `${createHash('sha256').update(data).digest('hex').slice(0, 20)}.${kind.ending}`;
    writeFileSync(join(folder, 'media', file), data);
    const [name, alt] = ['x-file-name', 'x-alt'].map((header) =>
      decodeURIComponent(request.get(header) ?? '').slice(0, 300),
    );
    const picture = {
      id: pictures.rows.length + 1,
      name,
      alt,
      url: `/media/${file}`,
      width: 0,
      height: 0,
      focus: { x: 0.5, y: 0.5 },
      tags: [],
    };
    pictures.rows.push(picture);
    pictures.save();
    response.status(201).json(picture);
  });
  editor.use('/api', api);
  editor.use((error, _request, response, next) => {
    const status = error.status ?? (error instanceof URIError ? 400 : undefined);
    if (status === undefined) return next(error);
    if (status === 503) response.set('Retry-After', '1');
    response
      .status(status)
      .json(error.body && error instanceof Refusal ? error.body : { error: error.message });
  });

  // A build of own widgets has no editor; the package's shows them.
  app.use('/saaristo/editor', express.static(dirname(fileURLToPath(import.meta.resolve('saaristo/editor')))));
  app.use('/editor', editor);
  app.use(
    '/media',
    express.static(join(folder, 'media'), { index: false, redirect: false, maxAge: '1y', immutable: true }),
  );
  // After the site's own paths.
  return (request, response, next) => {
    const page = pages.rows.find(({ path, published }) => published && path === request.path);
    return page ? send(request, response, page.published) : next();
  };
}
