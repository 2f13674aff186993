/** All of the WordPress plugin: `npm run wordpress -- --check`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../copy-project.ts';
import { writePlugin, writeZip } from '../../tools/wordpress/plugin.ts';
import { answerApi } from './answer-api.ts';
import { expect, test as base } from './fixtures.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import {
  addBlocks,
  blockAttributes,
  blockSettings,
  examples,
  fill,
  inCanvas,
  insert,
  logIn,
  mountedProps,
  newPost,
  openPost,
  publish,
  save,
  startWordPress,
  WHAT_IS_ITS_OWN,
  type WordPress,
} from './wordpress.ts';

const isWanted = process.env['WORDPRESS_CHECK'] !== undefined;
base.skip(!isWanted, 'npm run wordpress -- --check');
base.describe.configure({ timeout: 180_000 });

/** One WordPress for each process of the tests. */
const test = base.extend<{ visitor: Page; mayMiss: boolean }, { site: WordPress }>({
  site: [
    // Playwright wants the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run, { parallelIndex }) => {
      const site = await startWordPress({ name: `check-${parallelIndex}`, isFresh: true, hasCron: false });
      await run(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** A page of somebody who is not logged in, watched like every page. */
  visitor: async ({ browser, mayMiss }, run) => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', ({ message }) => faults.push(message));
    await answerApi(page);
    await run(page);
    await page.close();
    expect(faults.filter((fault) => !mayMiss || !fault.startsWith('Failed to load resource'))).toEqual([]);
  },
  mayMiss: [false, { option: true }],
});

test.beforeEach(({ allow }) => {
  allow(WHAT_IS_ITS_OWN);
});

/** Nothing that the plugin says to PHP's log. */
test.afterEach(({ site }) => {
  const log = readLog(site);
  expect(log.split('\n').filter((line) => line.includes('plugins/saaristo'))).toEqual([]);
});

function readLog({ content }: WordPress): string {
  try {
    return readFileSync(join(content, 'debug.log'), 'utf8');
  } catch {
    return '';
  }
}

const setOption = ({ php }: WordPress, settings: object): string =>
  php(
    `update_option('saaristo_settings', array_merge(saaristo_settings(), json_decode('${JSON.stringify(settings)}', true)));`,
  );

/** A block as a pattern that is written by hand has it. */
const blockOf = (name: string, props: object): string =>
  `<!-- wp:saaristo/${name} ${JSON.stringify({ props }).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')} /-->`;

for (const { name, title, example } of isWanted ? examples() : [])
  test(`WordPress, ${name}: inserted with its example, published, mounted for visitors with the same props`, async ({
    page,
    site,
    visitor,
  }) => {
    await logIn(page, site.url, 'admin');
    await newPost(page, site.url, title);
    await insert(page, title, name);
    await visitor.goto(await publish(page));
    expect(await mountedProps(visitor, name)).toEqual(example);
  });

test('WordPress, all blocks in one post of an author: saved and opened again with all props', async ({
  page,
  site,
}) => {
  const all = examples();
  await logIn(page, site.url, 'author');
  await newPost(page, site.url, 'Kaikki');
  await addBlocks(page, all);
  const id = await save(page);
  const written = await blockAttributes(page);
  expect(written.map(({ props }) => JSON.parse(props as string) as unknown)).toEqual(
    all.map(({ example }) => example),
  );
  await openPost(page, site.url, id);
  expect(await blockAttributes(page)).toEqual(written);
  expect(written.every(({ isValid }) => isValid)).toBe(true);
});

test('WordPress, a block that was edited: undone, done again, saved, and an older revision restored', async ({
  page,
  site,
  visitor,
}) => {
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Muutos');
  await insert(page, 'Questions and answers', 'faq-list');
  const address = await publish(page);
  const heading = inCanvas(page, 'faq-list').getByRole('heading', { level: 2 });
  await fill(page, 'faq-list', 'Heading', 'Uusi otsikko');
  await expect(heading).toHaveText('Uusi otsikko');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Usein kysyttyä');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(heading).toHaveText('Uusi otsikko');
  const id = await save(page);
  await visitor.goto(address);
  expect(await mountedProps(visitor, 'faq-list')).toMatchObject({ header: 'Uusi otsikko' });

  const revisions = site.php(`echo implode(' ', array_keys(wp_get_post_revisions(${id})));`).split(' ');
  await page.goto(`${site.url}/wp-admin/revision.php?revision=${revisions.at(-1)}`);
  await page.getByRole('button', { name: 'Restore This Revision' }).click();
  await page.waitForURL(/action=edit/);
  await visitor.reload();
  expect(await mountedProps(visitor, 'faq-list')).toMatchObject({ header: 'Usein kysyttyä' });
});

test('WordPress, every kind of field: what is written there stands in the block at once', async ({
  page,
  site,
  allow,
}) => {
  allow(/\[saaristo\] number-counter: prop "value": expected a number/);
  await logIn(page, site.url, 'author');
  await newPost(page, site.url, 'Kentät');
  await addBlocks(page, examples(['faq-list', 'quick-search', 'number-counter', 'image-list']));
  const settings = await blockSettings(page, 'faq-list');
  // A list with rich text.
  await settings.getByRole('button', { name: 'Add: Questions *' }).click();
  await settings.getByLabel('Question *').fill('Uusi kysymys?');
  const answer = settings.getByRole('textbox', { name: 'Answer *' });
  await answer.click();
  await page.keyboard.type('Vastaus');
  await page.keyboard.press('ControlOrMeta+a');
  await settings.getByRole('button', { name: 'Bold' }).click();
  const faq = (await blockAttributes(page))[0]!;
  expect(JSON.parse(faq['props'] as string)).toMatchObject({
    items: [
      {},
      {},
      {},
      { question: 'Uusi kysymys?', answer: expect.stringMatching(/<(b|strong)>Vastaus</) as unknown },
    ],
  });
  await settings.getByRole('button', { name: 'Move up: Uusi kysymys?' }).click();
  await expect(inCanvas(page, 'faq-list').getByText('Uusi kysymys?')).toBeVisible();
  // What is required and missing is said, in the form and in the block.
  await settings.getByLabel('Question *').fill('');
  await settings.getByRole('button', { name: 'Remove: Mistä liha tulee?' }).click();
  expect(
    (JSON.parse((await blockAttributes(page))[0]!['props'] as string) as { items: unknown[] }).items,
  ).toHaveLength(3);

  // A link by WordPress's own control, which finds pages.
  const quick = await blockSettings(page, 'quick-search');
  await quick
    .getByRole('button', { name: /^Choose a page: / })
    .first()
    .click();
  const search = page.getByRole('combobox', { name: 'URL' });
  await search.fill('Sample Page');
  await page
    .getByRole('option', { name: /Sample Page/ })
    .first()
    .click();
  expect(JSON.parse((await blockAttributes(page))[1]!['props'] as string)).toMatchObject({
    searchUrl: expect.stringContaining('/sample-page/'),
  });

  // A picture of the media library, with its words.
  site.php(`require ABSPATH . 'wp-admin/includes/image.php';
    $made = wp_upload_bits('saari.png', null, base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='));
    $id = wp_insert_attachment(array('post_mime_type' => 'image/png', 'post_title' => 'saari', 'post_status' => 'inherit', 'post_author' => 2), $made['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $made['file']));
    update_post_meta($id, '_wp_attachment_image_alt', 'Saari meressä');`);
  const list = await blockSettings(page, 'image-list');
  await list.locator('.saaristo-list-title').first().click();
  await list
    .getByRole('button', { name: /^Media library: / })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Media Library' }).click();
  await page.getByRole('checkbox', { name: /saari/ }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(inCanvas(page, 'image-list').locator('img[src*="saari"]').first()).toBeAttached();

  const counter = await blockSettings(page, 'number-counter');
  const number = counter.getByRole('spinbutton').first();
  await number.fill('');
  await expect(counter.getByText('This must be filled in.').first()).toBeVisible();
  await number.fill('12');
  await expect(counter.getByText('This must be filled in.')).toHaveCount(0);
});

test('WordPress, the canvas in an iframe: the widget is mounted there, and follows the form', async ({
  page,
  site,
}) => {
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Kehys');
  await addBlocks(page, examples(['faq-list']));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tablet' }).click();
  const frame = page.frameLocator('iframe[name="editor-canvas"]');
  const marker = frame.locator('[data-widget="faq-list"]');
  await expect(marker).toHaveAttribute('data-widget-state', 'mounted');
  await fill(page, 'faq-list', 'Heading', 'Kehyksessä');
  await expect(marker.getByRole('heading', { level: 2 })).toHaveText('Kehyksessä');
  await expect(frame.locator('html')).toHaveAttribute('data-site', 'atriafi');
});

test.describe(() => {
  // Pictures that nobody has.
  test.use({ mayMiss: true });

  test('WordPress, hostile props of an author: run nothing, in the editor of others and on the page', async ({
    page,
    site,
    visitor,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_|request failed/);
    const ran: string[] = [];
    for (const one of [page, visitor])
      one.on('dialog', (dialog) => {
        ran.push(dialog.message());
        void dialog.dismiss();
      });
    const texts = HOSTILE_TEXTS.slice(0, 60);
    const faq = {
      header: `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>[gallery]<!-- /wp:saaristo/faq-list --><script>alert(1)</script>`,
      items: texts.map((answer, index) => ({ question: `${index} ${answer}`, answer })),
    };
    const links = { title: '"><svg onload=alert(1)>', url: 'javascript:alert(1)' };
    await logIn(page, site.url, 'author');
    await newPost(page, site.url, 'Vihamielinen');
    await addBlocks(page, [
      { name: 'faq-list', title: '', example: faq },
      { name: 'quick-search', title: '', example: { searchUrl: 'javascript:alert(1)' } },
      { name: 'like-button', title: '', example: { contentId: `' onmouseover='alert(1)`, texts: links } },
    ]);
    const id = await save(page);
    const address = await page.evaluate(() =>
      (window as unknown as { wp: { data: { select(s: string): { getPermalink(): string } } } }).wp.data
        .select('core/editor')
        .getPermalink(),
    );
    const stored = (await blockAttributes(page)).map(({ props }) => JSON.parse(props as string) as unknown);
    expect(stored[0]).toEqual(faq);

    // The author has left.
    site.php(`delete_post_meta(${id}, '_edit_lock');`);
    await logIn(page, site.url, 'admin');
    await openPost(page, site.url, id);
    const settings = await blockSettings(page, 'faq-list');
    for (const index of [0, 1, 2, 17]) await settings.locator('.saaristo-list-title').nth(index).click();
    await expect(inCanvas(page, 'faq-list')).toHaveAttribute('data-widget-state', 'mounted');

    await visitor.goto(address);
    await expect(visitor.locator('[data-widget="faq-list"]')).toHaveAttribute('data-widget-state', 'mounted');
    expect(await visitor.locator('[data-widget="faq-list"]').count()).toBe(1);
    site.php(
      `require ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('saaristo/saaristo.php');`,
    );
    await visitor.goto(address);
    await expect(visitor.getByText('before').first()).toBeAttached();
    site.php(`require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('saaristo/saaristo.php');`);
    expect(ran).toEqual([]);
  });
});

test('WordPress, a new version of the plugin with a widget changed and one gone: old posts work on', async ({
  page,
  site,
  visitor,
}) => {
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Vanha');
  await addBlocks(page, examples(['faq-list', 'contact-info-cards', 'like-button']));
  const id = await save(page);
  const written = await blockAttributes(page);
  const dist = mkdtempSync(join(tmpdir(), 'saaristo-dist-'));
  cpSync('dist', dist, { recursive: true });
  const file = join(dist, 'widgets.json');
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as {
    widgets: { name: string; version: number; title: string }[];
  };
  catalogue.widgets = catalogue.widgets.filter(({ name }) => name !== 'contact-info-cards');
  for (const widget of catalogue.widgets) if (widget.name === 'faq-list') widget.version = 2;
  writeFileSync(file, JSON.stringify(catalogue));
  await writePlugin(join(site.content, 'plugins/saaristo'), { dist, version: '99.0.0' });
  rmSync(dist, { recursive: true });
  try {
    await visitor.goto(`${site.url}/?p=${id}`);
    expect(await mountedProps(visitor, 'faq-list')).toEqual(examples(['faq-list'])[0]!.example);
    // The block that is no more shows its texts.
    await expect(visitor.getByText('Aino Salmela').first()).toBeVisible();
    await expect(visitor.locator('[data-widget="contact-info-cards"]')).toHaveCount(0);
    await openPost(page, site.url, id);
    const opened = await blockAttributes(page);
    expect(opened.filter(({ name }) => name !== 'core/missing')).toEqual(
      written.filter(({ name }) => name !== 'saaristo/contact-info-cards'),
    );
    await fill(page, 'faq-list', 'Heading', 'Uudessa versiossa');
    const [edited] = await blockAttributes(page);
    expect(edited).toMatchObject({ version: 2 });
    expect(JSON.parse(edited!['props'] as string)).toMatchObject({ header: 'Uudessa versiossa' });
  } finally {
    await writePlugin(join(site.content, 'plugins/saaristo'));
  }
});

/** `saaristo-prerender` on a port of its own. */
async function startSidecar(
  script = 'dist/prerender.js',
): Promise<{ url: string; end: () => Promise<unknown> }> {
  const child: ChildProcess = spawn(process.execPath, [script, '--port', '0', '--timeout', '5000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', reject);
    child.stdout!.on('data', (data: Buffer) => {
      const found = /http:\/\/\S+/.exec(data.toString());
      if (found) resolve(found[0].replace(/\/$/, ''));
    });
  });
  return {
    url,
    end: () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return gone;
    },
  };
}

/** A bundle of one widget in two versions, of which the second one calls its prop otherwise. */
function versionsOfGreeting(): { folder: string; dist: (version: 1 | 2) => string } {
  const folder = copyProject([
    'mount',
    'prerender',
    'src',
    'styles',
    'tools',
    'vite.config.ts',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
  ]);
  const widget = join(folder, 'widgets/own/greeting');
  mkdirSync(widget, { recursive: true });
  const dist = (version: 1 | 2): string => join(folder, `dist-${version}`);
  for (const [version, prop] of [
    [1, 'who'],
    [2, 'name'],
  ] as const) {
    const migrates = version === 2;
    const files = {
      'widget.ts': `import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
${migrates ? `import { migrations } from './migrations.ts';` : ''}
export default defineWidget({
  name: 'greeting', title: 'Greeting', description: 'Greets', category: 'own', icon: 'M4 4h16v16H4Z',
  props: { ${prop}: v.pipe(v.string(), editor('Greeted')) }, load: 'eager', reservedHeight: 0,
  texts: { fi: {}, se: {}, en: {}, de: {} }, ${migrates ? 'version: 2, migrations,' : ''}
});`,
      'examples.ts': `export const examples = { normal: { props: { ${prop}: 'Aino' } } };`,
      'Greeting.tsx': `export default function Greeting({ ${prop} }: { ${prop}: string }) { return <h2>{\`Hei, \${${prop}}!\`}</h2>; }`,
      ...(migrates && {
        'migrations.ts': `export const migrations = { 1: ({ who, ...rest }) => ({ name: who, ...rest }) };`,
      }),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(widget, name), text);
    execFileSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    renameSync(join(folder, 'dist'), dist(version));
  }
  return { folder, dist };
}

test('WordPress, a new version whose widget calls its prop otherwise: an old post is shown and edited with what was written, and a rendering server takes it, too', async ({
  page,
  site,
  visitor,
  browser,
}) => {
  test.setTimeout(300_000);
  const { folder, dist } = versionsOfGreeting();
  const plugin = join(site.content, 'plugins/saaristo');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  let sidecar: Awaited<ReturnType<typeof startSidecar>> | undefined;
  try {
    await writePlugin(plugin, { dist: dist(1), version: '98.0.0' });
    await logIn(page, site.url, 'admin');
    await newPost(page, site.url, 'Ennen');
    await addBlocks(page, [{ name: 'greeting', title: 'Greeting', example: { who: 'Eino' } }]);
    const id = await save(page);
    const address = `${site.url}/?p=${id}`;
    const greeted = visitor.getByRole('heading', { name: 'Hei, Eino!' });
    await visitor.goto(address);
    await expect(greeted).toBeVisible();
    expect(await mountedProps(visitor, 'greeting')).toEqual({ who: 'Eino' });

    await writePlugin(plugin, { dist: dist(2), version: '99.0.0' });
    await visitor.goto(address);
    await expect(greeted).toBeVisible();
    expect(await mountedProps(visitor, 'greeting')).toEqual({ name: 'Eino' });
    sidecar = await startSidecar(join(dist(2), 'prerender.js'));
    setOption(site, { sidecar_url: sidecar.url });
    site.php(`saaristo_prerender_post(${id});`);
    await reader.goto(address);
    await expect(reader.locator('saaristo-root').getByRole('heading', { name: 'Hei, Eino!' })).toBeVisible();
    await visitor.goto(address);
    expect(await mountedProps(visitor, 'greeting')).toEqual({ name: 'Eino' });

    await openPost(page, site.url, id);
    await expect(inCanvas(page, 'greeting').getByRole('heading', { name: 'Hei, Eino!' })).toBeVisible();
    // Opened, and nothing written yet.
    expect(JSON.parse((await blockAttributes(page))[0]!['props'] as string)).toEqual({ who: 'Eino' });
    const field = (await blockSettings(page, 'greeting')).getByLabel('Greeted').first();
    await expect(field).toHaveValue('Eino');
    await field.fill('Aino');
    const [edited] = await blockAttributes(page);
    expect(edited).toMatchObject({ version: 2 });
    expect(JSON.parse(edited!['props'] as string)).toEqual({ name: 'Aino' });
    await save(page);
    await visitor.goto(address);
    expect(await mountedProps(visitor, 'greeting')).toEqual({ name: 'Aino' });
  } finally {
    setOption(site, { sidecar_url: '' });
    await writePlugin(plugin);
    rmSync(folder, { recursive: true });
    await context.close();
    await sidecar?.end();
  }
});

test('WordPress with a rendering server: widgets are kept with the post, shown without JavaScript, hydrated, rendered again where bundle or props change, bare where the server is gone', async ({
  page,
  site,
  visitor,
  browser,
}) => {
  const sidecar = await startSidecar();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const island = reader.locator('[data-widget="faq-list"] saaristo-root');
  try {
    setOption(site, { sidecar_url: sidecar.url });
    await logIn(page, site.url, 'admin');
    await newPost(page, site.url, 'Valmiina');
    await addBlocks(page, [...examples(['faq-list', 'number-counter']), ...examples(['faq-list'])]);
    const id = await save(page);
    const address = `${site.url}/?p=${id}`;
    await reader.goto(address);
    await expect(island).toHaveCount(2);
    await reader.getByText('Mistä liha tulee?').first().click();
    await expect(reader.getByText('Kaikki lihamme tulee').first()).toBeVisible();
    const ids = await reader.locator('saaristo-root [id]').evaluateAll((all) => all.map((one) => one.id));
    expect(new Set(ids).size).toBe(ids.length);
    await visitor.goto(address);
    await mountedProps(visitor, 'faq-list');
    await expect(visitor.locator('[data-widget-prerendered]')).toHaveCount(3);

    await fill(page, 'faq-list', 'Heading', 'Toinen otsikko: 8) "näin" -- [saaristo widget="x"]');
    await save(page);
    await reader.goto(address);
    await expect(island.first().getByRole('heading', { level: 2 })).toHaveText(
      'Toinen otsikko: 8) "näin" -- [saaristo widget="x"]',
    );
    await visitor.goto(address);
    await mountedProps(visitor, 'faq-list');

    // Another bundle: bare until it is rendered again.
    appendFileSync(join(site.content, 'plugins/saaristo/dist/widgets.json'), ' ');
    await reader.goto(address);
    await expect(island).toHaveCount(0);
    await expect(reader.getByText('Mistä liha tulee?').first()).toBeVisible();
    await reader.goto(`${site.url}/wp-cron.php?doing_wp_cron`);
    await reader.goto(address);
    await expect(island).toHaveCount(2);

    await sidecar.end();
    await fill(page, 'faq-list', 'Heading', 'Ilman palvelinta');
    await save(page);
    await reader.goto(address);
    await expect(island).toHaveCount(1);
    await expect(reader.getByRole('heading', { name: 'Ilman palvelinta' })).toBeVisible();
    await visitor.goto(address);
    expect(await mountedProps(visitor, 'faq-list')).toMatchObject({ header: 'Ilman palvelinta' });
  } finally {
    setOption(site, { sidecar_url: '' });
    await context.close();
  }
});

test('WordPress, block theme and classic theme, widget area, reusable block and shortcode: mounted, one script, styles in the head', async ({
  site,
  visitor,
}) => {
  const [faq, search] = examples(['faq-list', 'quick-search']);
  const insertPost = (content: string, type = 'post'): string =>
    site
      .php(
        `echo wp_insert_post(wp_slash(array('post_title' => 'Paikat', 'post_status' => 'publish', 'post_type' => '${type}', 'post_content' => base64_decode('${Buffer.from(content).toString('base64')}'))));`,
      )
      .trim();
  const reusable = insertPost(
    blockOf('number-counter', examples(['number-counter'])[0]!.example),
    'wp_block',
  );
  const post = insertPost(
    `${blockOf('faq-list', faq!.example)}<!-- wp:block {"ref":${reusable}} /-->` +
      `<!-- wp:shortcode -->[saaristo widget="quick-search" props='${JSON.stringify(search!.example)}']<!-- /wp:shortcode -->` +
      `<!-- wp:shortcode -->[saaristo widget="image-list"]${JSON.stringify(examples(['image-list'])[0]!.example)}[/saaristo]<!-- /wp:shortcode -->`,
  );
  site.php(
    `update_option('widget_block', array(2 => array('content' => base64_decode('${Buffer.from(blockOf('like-button', examples(['like-button'])[0]!.example)).toString('base64')}')), '_multiwidget' => 1)); update_option('sidebars_widgets', array('sidebar-1' => array('block-2'), 'array_version' => 3));`,
  );
  const widgets = ['faq-list', 'number-counter', 'quick-search', 'image-list'];
  try {
    for (const [theme, expected] of [
      ['twentytwentyone', [...widgets, 'like-button']],
      ['twentytwentythree', widgets],
    ] as const) {
      site.php(`switch_theme('${theme}');`);
      await visitor.goto(`${site.url}/?p=${post}`);
      for (const name of expected)
        expect(await mountedProps(visitor, name)).toEqual(examples([name])[0]!.example);
      await expect(visitor.locator('script[src*="/dist/saaristo.js"]')).toHaveCount(1);
      await expect(visitor.locator('head script[src*="/dist/saaristo.js"]')).toHaveCount(1);
      await expect(visitor.locator('head link[rel="stylesheet"][href*="/chunks/faq-list"]')).toHaveCount(1);
      await expect(visitor.locator('script[data-widget-settings]')).toHaveCount(1);
      await expect(visitor.locator('html')).toHaveAttribute('data-site', 'atriafi');
    }
  } finally {
    site.php(
      `switch_theme('twentytwentyone'); update_option('sidebars_widgets', array('array_version' => 3));`,
    );
  }
});

test('WordPress with a rendering server, widgets in a widget area, a template, its parts and its patterns: bare at first, kept for all pages, shown without JavaScript, hydrated, and not asked for again', async ({
  site,
  visitor,
  browser,
}) => {
  const sidecar = await startSidecar();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const [faq, counter, timeline] = examples(['faq-list', 'number-counter', 'timeline']).map(
    ({ name, example }) => blockOf(name, example),
  );
  const encoded = (text: string): string => `base64_decode('${Buffer.from(text).toString('base64')}')`;
  const pattern = join(site.content, 'mu-plugins/pattern.php');
  const post = site
    .php(
      `echo wp_insert_post(array('post_title' => 'Pohja', 'post_status' => 'publish', 'post_content' => '<p>Teksti.</p>'));`,
    )
    .trim();
  const addresses = [`${site.url}/?p=${post}`, `${site.url}/?p=1`];
  const templates = {
    wp_template: [
      'single',
      `${counter}<!-- wp:template-part {"slug":"own-part","theme":"twentytwentythree"} /--><!-- wp:pattern {"slug":"own/timeline"} /--><!-- wp:post-content /-->`,
    ],
    wp_template_part: ['own-part', faq!],
  } as const;
  try {
    setOption(site, { sidecar_url: sidecar.url });
    writeFileSync(
      pattern,
      `<?php add_action('init', fn () => register_block_pattern('own/timeline', array('title' => 'T', 'content' => ${encoded(timeline!)})));`,
    );
    site.php(
      `update_option('widget_block', array(2 => array('content' => ${encoded(faq!)}), '_multiwidget' => 1));
       update_option('sidebars_widgets', array('sidebar-1' => array('block-2'), 'array_version' => 3));`,
    );
    for (const [type, [slug, content]] of Object.entries(templates))
      site.php(
        `$id = wp_insert_post(wp_slash(array('post_type' => '${type}', 'post_name' => '${slug}', 'post_title' => '${slug}', 'post_status' => 'publish', 'post_content' => ${encoded(content)})));
         wp_set_object_terms($id, 'twentytwentythree', 'wp_theme');`,
      );
    for (const [theme, names] of [
      ['twentytwentyone', ['faq-list']],
      ['twentytwentythree', ['number-counter', 'faq-list', 'timeline']],
    ] as const) {
      site.php(`switch_theme('${theme}');`);
      await reader.goto(addresses[0]!);
      if (theme === 'twentytwentyone') await expect(reader.locator('saaristo-root')).toHaveCount(0);
      await visitor.goto(addresses[0]!);
      for (const name of names) await mountedProps(visitor, name);
      await reader.goto(`${site.url}/wp-cron.php?doing_wp_cron`);
      // Of all pages: the second one was never looked at.
      for (const address of addresses.toReversed()) {
        await reader.goto(address);
        for (const name of names)
          await expect(reader.locator(`[data-widget="${name}"] > saaristo-root`)).toHaveCount(1);
        await visitor.goto(address);
        for (const name of names) await mountedProps(visitor, name);
      }
      expect(site.php(`echo (int) wp_next_scheduled('saaristo_prerender_waiting');`)).toBe('0');
      for (const id of [post, '1'])
        expect(site.php(`echo (int) wp_next_scheduled('saaristo_prerender_post', array(${id}));`)).toBe('0');
    }
    // What says the page's id is that page's alone.
    const kept = site.php(
      `add_filter('pre_http_request', fn ($no, $args) => array('response' => array('code' => 200), 'body' => str_replace('</div>', ' data-widget-prerendered= ' . json_decode($args['body'], true)['settings']['pageId'] . '</div>', json_decode($args['body'], true)['html'])), 10, 2);
       $marker = '<div data-widget="x"></div>'; saaristo_prerendered($marker); saaristo_prerender_waiting();
       echo wp_json_encode(get_transient('saaristo_rendered_' . saaristo_prerender_key($marker, SAARISTO_ANY_PAGE)));`,
    );
    expect(kept).toBe('""');
    // A pattern in a post's own content is kept with the post, and its styles are in the head.
    site.php(
      `switch_theme('twentytwentyone'); wp_update_post(wp_slash(array('ID' => ${post}, 'post_content' => '<!-- wp:pattern {"slug":"own/timeline"} /-->')));`,
    );
    await reader.goto(addresses[0]!);
    await expect(reader.locator('[data-widget="timeline"] > saaristo-root')).toHaveCount(1);
    await expect(reader.locator('head link[rel="stylesheet"][href*="/chunks/timeline"]')).toHaveCount(1);
  } finally {
    rmSync(pattern, { force: true });
    setOption(site, { sidecar_url: '' });
    site.php(
      `switch_theme('twentytwentyone'); update_option('sidebars_widgets', array('array_version' => 3));
       foreach (get_posts(array('post_type' => array('wp_template', 'wp_template_part'), 'numberposts' => -1)) as $one) wp_delete_post($one->ID, true);`,
    );
    await context.close();
    await sidecar.end();
  }
});

test('WordPress, widgets by their placement: as wide as pages lay them out, and those above the page once, without room', async ({
  page,
  site,
  visitor,
}) => {
  const widgets = examples([
    'recipe-banner',
    'contact-info-cards',
    'hero-carousel',
    'product-card',
    'question-form',
  ]);
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Asettelu');
  for (const { title, name } of widgets) await insert(page, title, name);
  const aligned = (await blockAttributes(page)).map(({ align }) => align);
  expect(aligned).toEqual([undefined, 'wide', 'full', undefined, undefined]);
  const toggle = page.getByRole('button', { name: 'Toggle block inserter' });
  await toggle.click();
  const list = page.getByRole('region', { name: 'Block Library' });
  await list.getByRole('searchbox').fill(widgets[0]!.title);
  await expect(list.locator('.editor-block-list-item-saaristo-recipe-banner')).toBeDisabled();
  await toggle.click();
  await visitor.goto(await publish(page));
  const around = (name: string) => visitor.locator(`:has(> [data-widget="${name}"])`);
  await expect(around('recipe-banner')).toHaveCSS('display', 'contents');
  await expect(around('contact-info-cards')).toHaveCSS('display', 'block');
});

test('WordPress with the bundle of another address: blocks of its catalogue, its script, its chunks, in the editor and on the page', async ({
  page,
  site,
  visitor,
}) => {
  const served: string[] = [];
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    json: 'application/json',
    webp: 'image/webp',
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://cdn').pathname.replace('/1.0', '');
    served.push(path);
    response.writeHead(200, {
      'content-type': types[path.split('.').at(-1)!]!,
      'access-control-allow-origin': '*',
    });
    response.end(readFileSync(join('dist', path)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cdn = `http://localhost:${(server.address() as AddressInfo).port}/1.0`;
  try {
    setOption(site, { bundle: 'cdn', cdn_url: cdn });
    await logIn(page, site.url, 'admin');
    await newPost(page, site.url, 'Muualta');
    await insert(page, 'Questions and answers', 'faq-list');
    await visitor.goto(await publish(page));
    await mountedProps(visitor, 'faq-list');
    await expect(visitor.locator('[src*="/saaristo/dist/"], [href*="/saaristo/dist/"]')).toHaveCount(0);
    expect(served).toEqual(expect.arrayContaining(['/widgets.json', '/saaristo.js', '/saaristo.css']));
    expect(served.filter((path) => path.startsWith('/chunks/faq-list'))).not.toEqual([]);
  } finally {
    setOption(site, { bundle: 'bundled', cdn_url: '' });
    server.closeAllConnections();
    server.close();
  }
});

test('WordPress, a page for a cache of whole pages: says the same to all who are not logged in', async ({
  site,
}) => {
  const id = site
    .php(
      `echo wp_insert_post(array('post_title' => 'Kaikille', 'post_status' => 'publish', 'post_content' => '<!-- wp:saaristo/cart {"props":{}} /-->'));`,
    )
    .trim();
  const read = async (): Promise<string> => (await fetch(`${site.url}/?p=${id}`)).text();
  const first = await read();
  expect(first).toContain('data-widget="cart"');
  expect(first).not.toContain('verificationToken');
  expect(await read()).toBe(first);
});

test('WordPress, settings: a self-check in words, wrong addresses are told and not kept, in Finnish and Swedish, and nothing is left after uninstalling', async ({
  page,
  site,
  visitor,
}) => {
  await logIn(page, site.url, 'admin');
  const settings = `${site.url}/wp-admin/options-general.php?page=saaristo`;
  await page.goto(settings);
  const checked = { timeout: 20_000 };
  await expect(page.getByText('There are 60 blocks')).toBeVisible(checked);
  await expect(page.getByText('The script of the widgets is reached.')).toBeVisible();
  await page.getByLabel('Address of the rendering server').fill('http://127.0.0.1:9');
  await page.getByLabel('Site', { exact: true }).selectOption('lihakauppa');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The rendering server is not reached at http://127.0.0.1:9')).toBeVisible(
    checked,
  );
  await page.getByLabel('Address of the rendering server').evaluate((input: HTMLInputElement) => {
    input.type = 'text';
    input.value = 'javascript:alert(1)';
  });
  await page.getByLabel('More page settings').fill('["no object"]');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Address of the rendering server: this is no address.')).toBeVisible();
  await expect(page.getByText('More page settings: this is no JSON object.')).toBeVisible();
  await expect(page.getByLabel('Address of the rendering server')).toHaveValue('http://127.0.0.1:9');
  await visitor.goto(site.url);
  await expect(visitor.locator('html')).toHaveAttribute('data-site', 'lihakauppa');

  for (const [locale, words] of [
    ['fi', 'Itsetarkistus'],
    ['sv_SE', 'Självkontroll'],
  ]) {
    site.php(`update_user_meta(1, 'locale', '${locale}');`);
    await page.goto(settings);
    await expect(page.getByRole('heading', { name: words! })).toBeVisible();
  }
  site.php(`update_user_meta(1, 'locale', 'fi');`);
  await answerApi(page);
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  await addBlocks(page, examples(['faq-list']));
  await expect(
    (await blockSettings(page, 'faq-list')).getByRole('button', { name: /^Lisää: / }),
  ).toBeVisible();
  site.php(`delete_user_meta(1, 'locale');`);

  const left = site.php(
    `define('WP_UNINSTALL_PLUGIN', 'saaristo/saaristo.php'); include WP_PLUGIN_DIR . '/saaristo/uninstall.php'; global $wpdb;
     echo $wpdb->get_var("SELECT (SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%saaristo%') + (SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key LIKE '%saaristo%')");`,
  );
  expect(left.trim()).toBe('0');
});

test('WordPress, an administrator with the zip and its readme: installed, activated, five blocks published', async ({
  page,
  visitor,
}, { parallelIndex }) => {
  const site = await startWordPress({ name: `check-zip-${parallelIndex}`, isFresh: true, hasPlugin: false });
  const pictures = '.cache/wordpress/pictures';
  try {
    const zip = join(tmpdir(), `saaristo-${parallelIndex}.zip`);
    await writeZip(zip);
    await logIn(page, site.url, 'admin');
    await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
    await page.getByLabel('Plugin zip file').setInputFiles(zip);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await page.screenshot({ path: `${pictures}/1-installed.png` });
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.screenshot({ path: `${pictures}/2-activated.png` });
    await page.locator('[data-slug="saaristo"]').getByRole('link', { name: 'Settings' }).click();
    await expect(page.locator('.saaristo-check').first()).toBeVisible({ timeout: 20_000 });
    await page.screenshot({ path: `${pictures}/3-settings.png`, fullPage: true });
    await answerApi(page);
    await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await page.getByRole('textbox', { name: 'Add title' }).fill('Viisi lohkoa');
    const five = examples(['hero-carousel', 'faq-list', 'contact-info-cards', 'number-counter', 'timeline']);
    for (const { title, name } of five) await insert(page, title, name);
    await fill(page, 'faq-list', 'Heading', 'Kysyttyä');
    await page.screenshot({ path: `${pictures}/4-editor.png` });
    await visitor.goto(await publish(page));
    for (const { name } of five) await mountedProps(visitor, name);
    await visitor.evaluate(() => scrollTo(0, 0));
    await visitor.screenshot({ path: `${pictures}/5-page.png`, fullPage: true });
  } finally {
    await site.stop();
  }
});
