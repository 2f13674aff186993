/** The build's output (docs/reference.md#build-output), as files and as a browser loads it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownGroups } from '../../packages/build/estate/own-chunks.ts';
import { findWidgets } from '../../packages/build/widgets.ts';
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

/** The rows of a table of the reference, by a cell of its heading. */
const rowsOf = (heading: string): string[][] =>
  readFileSync('docs/reference.md', 'utf8')
    .split(/\n\s*\n/)
    .find((block) => block.startsWith(`| ${heading}`))!
    .split('\n')
    .slice(2)
    .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));
const codeOf = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

test("build output: each file of the reference's table exists [BUILD]", () => {
  const files = rowsOf('file ').flatMap(([, cell]) => codeOf(cell));
  expect(files.length).toBeGreaterThan(10);
  const missing = files.filter((file) =>
    file.startsWith('.')
      ? !existsSync(join(DIST, `saaristo.js${file}`)) || !existsSync(join(DIST, `widgets.json${file}`))
      : !existsSync(
          join(
            DIST,
            file
              .replace(/^dist\//, '')
              .replace('NAME', 'faq-list')
              .replace('SITE', 'sibylla'),
          ),
        ),
  );
  expect(missing).toEqual([]);
});

test('build output: the catalogue has the keys of the reference in their form [BUILD]', () => {
  const table = rowsOf('key                                                              |');
  const keys = table.flatMap(([, cell]) => codeOf(cell));
  const [, , categories] = table.find(([, cell]) => cell === '`category`')!;
  const [, , placements] = table.find(([, cell]) => cell === '`placement`')!;
  const { widgets } = JSON.parse(read('widgets.json')) as { widgets: Record<string, unknown>[] };
  expect(widgets.length).toBeGreaterThan(50);
  for (const widget of widgets) {
    const name = String(widget['name']);
    expect(keys, name).toEqual(expect.arrayContaining(Object.keys(widget)));
    expect(codeOf(categories), name).toContain(widget['category']);
    if ('placement' in widget) expect(codeOf(placements), name).toContain(widget['placement']);
    expect(widget['icon'], name).toMatch(/^<svg[^>]* viewBox="0 0 24 24"/);
    expect(Number.isSafeInteger(widget['version']), name).toBe(true);
    for (const flag of ['personal', 'rests']) expect([true, undefined], name).toContain(widget[flag]);
    for (const { name: slot, title } of (widget['slots'] ?? []) as Record<string, unknown>[])
      expect([typeof slot, typeof title], name).toEqual(['string', 'string']);
  }
});

test('build output: the stylesheet has no layers, and its tokens no specificity [BUILD]', () => {
  const css = read('saaristo.css');
  expect(css).not.toContain('@layer');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector, body]) => [selector!.trim(), body!] as const,
  );
  const withTokens = rules.filter(([, body]) => /(?:^|;)--sa-color-/.test(body));
  expect(withTokens.length).toBeGreaterThan(10);
  expect(withTokens.filter(([selector]) => !selector.startsWith(':where('))).toEqual([]);
  // Pictures have their focal point, which has an effect only where a style uses it.
  const styling = rules.filter(([, body]) =>
    body.split(';').some((one) => one !== '' && !one.startsWith('--sa-')),
  );
  const outside = styling.filter(
    ([selector]) => !/data-widget|saaristo-root|^\._\w+_[\da-f]{5}/.test(selector),
  );
  expect(outside).toEqual([]);
});

test('chunks: every group of modules that are built together is one file [BUILD]', () => {
  const files = readdirSync(join(DIST, 'chunks'));
  const missing = ownGroups.filter(
    ({ name }) => !files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js')),
  );
  expect(missing).toEqual([]);
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
