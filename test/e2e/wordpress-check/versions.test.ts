/** Checks of the WordPress plugin: posts of an older version of the widgets. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePlugin } from '../../../scripts/wordpress/plugin.ts';
import { BUILD_SOURCES, copyProject } from '../../copy-project.ts';
import { expect } from '../fixtures.ts';
import {
  addBlocks,
  blockAttributes,
  blockSettings,
  examples,
  fill,
  inCanvas,
  logIn,
  mountedProps,
  newPost,
  openPost,
  save,
} from '../wordpress.ts';
import { setOption, test } from './fixtures.ts';
import { startSidecar } from './sidecar.ts';

test('WordPress: old posts work with a new version of the plugin that changes a widget and removes another', async ({
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
    // The block of the removed widget shows its texts.
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

/** Builds a bundle of one widget in two versions. The second version renames its prop. */
function buildGreetingVersions(): { folder: string; dist: (version: 1 | 2) => string } {
  const folder = copyProject(BUILD_SOURCES);
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

test('WordPress: an old post of a widget with a renamed prop is shown, edited and rendered on the server with its old value', async ({
  page,
  site,
  visitor,
  browser,
}) => {
  test.setTimeout(300_000);
  const { folder, dist } = buildGreetingVersions();
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
    // The block is opened, but not changed yet.
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
