/** The build's output (docs/reference.md#build-output), as files and as a browser loads it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownGroups } from '../../tools/estate/own-chunks.ts';
import { findWidgets } from '../../tools/build/widgets.ts';
import { catalogue, DIST, expect, html, test } from './site.ts';

test.skip(({ isMobile }) => isMobile, 'files have no width');

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

test("catalogue: it lists every widget with files that exist, the widget's own file first [BUILD]", async () => {
  const { version, widgets } = catalogue();
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(widgets.map(({ name }) => name)).toEqual(findWidgets().map(({ name }) => name));
  for (const widget of widgets) {
    for (const key of [
      'title',
      'description',
      'category',
      'icon',
      'example',
      'load',
      'reservedHeight',
    ] as const)
      expect(widget[key], `${widget.name} ${key}`).toBeDefined();
    expect(widget.chunks[0]).toMatch(new RegExp(`^chunks/${widget.name}-[\\w-]+\\.js$`));
    for (const file of widget.chunks) expect(existsSync(join(DIST, file)), file).toBe(true);
  }
});

test('chunks: every group of modules that are built together is one file [BUILD]', () => {
  const files = readdirSync(join(DIST, 'chunks'));
  const missing = ownGroups.filter(
    ({ name }) => !files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')),
  );
  expect(missing).toEqual([]);
});

test("chunks: no file imports a widget's file, so that another request for it gives no second copy [BUILD]", () => {
  const own = catalogue().widgets.map(({ chunks }) => chunks[0]!.replace('chunks/', './'));
  const found = readdirSync(join(DIST, 'chunks'))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const imported = [...read(`chunks/${file}`).matchAll(/(?:from|import) ?["'](\.\/[^"']+)["']/g)];
      return imported.filter(([, path]) => own.includes(path!)).map(([, path]) => `${file} imports ${path}`);
    });
  expect(found).toEqual([]);
});

test('chunks: texts for editors are in no script that a visitor loads [BUILD]', () => {
  const scripts = readdirSync(join(DIST, 'chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`chunks/${file}`))
    .concat(read('saaristo.js'))
    .join('\n');
  const { widgets, editorTexts } = catalogue();
  const translations = [editorTexts, ...widgets.map((widget) => widget.editorTexts ?? {})]
    .flatMap((texts) => Object.values(texts).flatMap((one) => Object.values(one)))
    // Longer than any single word, which visitors' texts could contain too.
    .filter((text) => text.length > 40);
  expect(translations.length).toBeGreaterThan(200);
  expect(translations.filter((text) => scripts.includes(text))).toEqual([]);
  for (const { description, icon } of widgets) {
    expect(scripts).not.toContain(description);
    expect(scripts).not.toContain(/ d="([^"]+)"/.exec(icon)![1]);
  }
});

test('entry script: it contains no React, and a page without markers loads nothing else [BUILD]', async ({
  page,
  site,
}) => {
  expect(read('saaristo.js')).not.toMatch(/createRoot|hydrateRoot|useState/);
  await page.goto(site.page('/', html('')));
  await page.evaluate(() => window.saaristo!.ready);
  expect(site.requests.filter((url) => url.includes('/chunks/'))).toEqual([]);
  expect(await page.evaluate(() => [...window.saaristo!.widgets].sort())).toEqual(
    findWidgets()
      .map(({ name }) => name)
      .sort(),
  );
});
