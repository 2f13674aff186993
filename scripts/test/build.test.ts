import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { catalogueEntry } from '../../packages/build/catalogue.ts';
import { shortenNames } from '../../packages/build/file-names.ts';
import { islandId } from '../../packages/build/plugin.ts';
import { describeReservedHeight, reservedSpaceCss } from '../../packages/build/reserved-space.ts';
import { RUNTIME } from '../../packages/build/runtime.ts';
import { stylesOf } from '../../packages/build/table.ts';
import { saaristo } from '../../packages/build/vite.ts';
import {
  findWidgets,
  loadDefinitions,
  type LoadedDefinition,
  withDefinitions,
} from '../../packages/build/widgets.ts';

const widget = (name: string, more: object = {}, folder = ''): LoadedDefinition =>
  ({ name, folder, definition: { name, load: 'visible', reservedHeight: 0, ...more } }) as LoadedDefinition;

test('file names: a change of a widget or its styles renames only its chunk [BUILD]', async () => {
  const built = async (files: Record<string, string>) => {
    const dist = mkdtempSync(join(tmpdir(), 'names-'));
    mkdirSync(join(dist, 'chunks'));
    mkdirSync(join(dist, '.vite'));
    const names = Object.entries(files).map(([name, hash]) => name.replace('*', hash));
    for (const name of names) writeFileSync(join(dist, 'chunks', name), `import "./${names[0]}";`);
    const entries = Object.fromEntries(
      names
        .filter((name) => name.endsWith('.js'))
        .map((name) => {
          const css = names.filter((one) => one.endsWith('.css') && one.slice(0, 2) === name.slice(0, 2));
          return [
            name,
            {
              file: `chunks/${name}`,
              src: 'virtual/x',
              isEntry: true,
              css: css.map((one) => `chunks/${one}`),
            },
          ];
        }),
    );
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(entries));
    await shortenNames(dist, stylesOf);
    const texts = readdirSync(join(dist, 'chunks')).map(
      (name) => [name, readFileSync(join(dist, 'chunks', name), 'utf8')] as const,
    );
    rmSync(dist, { recursive: true });
    return Object.fromEntries(texts);
  };
  const files = { 'a-*.js': 'aaaaaaaa', 'a-*.css': 'cccccccc', 'b-*.js': 'bbbbbbbb' };
  const before = await built(files);
  const [a, sheet, b] = ['a-', 'a-', 'b-'].map((start, at) =>
    Object.keys(before).find((name) => name.startsWith(start) && name.endsWith(at === 1 ? '.css' : '.js')),
  ) as [string, string, string];
  expect(before[a]).toBe(
    `import "./${a}";const widgetStyles="${sheet}".split(" ");export{widgetStyles as styles};\n`,
  );
  expect(before[b]).toBe(`import "./${a}";`);
  const other = await built({ ...files, 'a-*.css': 'dddddddd' });
  expect(Object.keys(other)).not.toContain(a);
  expect(Object.keys(other)).not.toContain(sheet);
  expect(Object.keys(other)).toContain(b);
});

test('file names: an import of a file whose name lists widgets is renamed too [BUILD]', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'names-'));
  const shared = 'shared~a~b~-1a2b3c-aaaaaaaa.js';
  mkdirSync(join(dist, 'chunks'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'chunks', shared), '');
  writeFileSync(join(dist, 'chunks/a-bbbbbbbb.js'), `import "./${shared}"`);
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify({ s: { file: `chunks/${shared}` } }));
  const renamed = await shortenNames(dist, () => undefined);
  const files = readdirSync(join(dist, 'chunks'));
  const own = files.find((file) => file.startsWith('shared'))!;
  const text = readFileSync(
    join(
      dist,
      'chunks',
      files.find((file) => file.startsWith('a-'))!,
    ),
    'utf8',
  );
  rmSync(dist, { recursive: true });
  expect([text, renamed['s']!.file]).toEqual([`import "./${own}"`, `chunks/${own}`]);
});

test("file names: the bundler's helpers are in React's file if many use them, otherwise in their users [BUILD]", async () => {
  const dist = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(dist, 'chunks'));
  mkdirSync(join(dist, '.vite'));
  const helpers = './rolldown-runtime-aaaaaaaa.js';
  const users = Array.from({ length: 9 }, (_, at) => `user${at}`);
  const chunks: Record<string, string> = {
    'rolldown-runtime':
      'var a=1,b=()=>a,c=()=>a+1,d=e=>{let r=[];for(var i in e)r.push(i);return r};export{b as n,c,d};',
    react: 'var n=3,$n=4;export{n};\n// end',
    ...Object.fromEntries(
      users.map((name) => [name, `import{n as e}from"${helpers}";export const sum=e();`]),
    ),
    widget: `import{n as e,c,d}from"${helpers}";import{n}from"./react-aaaaaaaa.js";export const sum=e()+c()+n,keys=d(Object.assign(Object.create({inherited:1}),{own:1}));`,
  };
  const entries: Record<string, { file: string; name: string; imports: string[] }> = {};
  for (const [name, text] of Object.entries(chunks)) {
    const file = `chunks/${name}-aaaaaaaa.js`;
    writeFileSync(join(dist, file), text);
    entries[name] = { file, name, imports: text.includes(helpers) ? ['rolldown-runtime', 'react'] : [] };
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(entries));
  const renamed = await shortenNames(dist, () => undefined);
  const read = (name: string) => readFileSync(join(dist, renamed[name]!.file), 'utf8');
  const files = readdirSync(join(dist, 'chunks')).map((file) => file.split('-')[0]);
  const { sum, keys } = (await import(pathToFileURL(join(dist, renamed['widget']!.file)).href)) as {
    sum: number;
    keys: string[];
  };
  const texts = ['react', 'widget', 'user0'].map(read);
  rmSync(dist, { recursive: true });
  expect(files).toEqual(['react', ...users, 'widget']);
  expect(Object.keys(renamed)).not.toContain('rolldown-runtime');
  expect(renamed['widget']!.imports).toEqual(['react']);
  expect(sum).toBe(6);
  // Scripts of a page may extend `Object.prototype`.
  expect(keys).toEqual(['own']);
  expect(texts.map((text) => [text.includes('b=()=>a;'), text.includes('a+1')])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test("development: a widget's chunk lists no stylesheets, since its modules load them [DEV]", async () => {
  const server = await createServer({
    configFile: false,
    root: RUNTIME,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [saaristo()],
  });
  try {
    const { pluginContainer } = server.environments.client;
    const found = await pluginContainer.resolveId(islandId('delivery-check'));
    const loaded = await pluginContainer.load(found!.id);
    expect(loaded).toContain('createLoadedWidget');
    expect(loaded).not.toContain('styles');
  } finally {
    await server.close();
  }
});

test("stylesheets: the runtime's styles are in the page's stylesheet, and no chunk lists them [BUILD]", async () => {
  const dist = mkdtempSync(join(tmpdir(), 'saaristo-build-'));
  const put = (file: string, text: string) => {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  const chunks = ['runtime', 'a'];
  const css = (name: string) => `chunks/${name}-cccccccc.css`;
  const js = (name: string) => `chunks/${name}-jjjjjjjj.js`;
  put('saaristo.css', '.own{}');
  for (const name of chunks) {
    put(css(name), `.${name}{}`);
    put(js(name), chunks.map((other) => `"./${other}-cccccccc.css"`).join());
  }
  const entries = Object.fromEntries(
    chunks.map((name) => [
      name,
      { file: js(name), imports: chunks.filter((other) => other > name), css: [css(name)] },
    ]),
  );
  put('.vite/manifest.json', JSON.stringify(entries));
  const renamed = await shortenNames(dist, () => undefined);
  const sheets = readdirSync(join(dist, 'chunks')).filter((file) => file.endsWith('.css'));
  const script = readFileSync(join(dist, renamed['a']!.file), 'utf8');
  const own = readFileSync(join(dist, 'saaristo.css'), 'utf8');
  rmSync(dist, { recursive: true });
  expect(own).toBe('.own{}.runtime{}');
  expect(renamed['runtime']!.css).toEqual([]);
  expect(renamed['a']!.css).toEqual([`chunks/${sheets.join()}`]);
  // The runtime's script replaces its stylesheet in the list, so that the other indexes stay the same.
  expect(script).toBe(`"./${renamed['runtime']!.file.replace('chunks/', '')}","./${sheets.join()}"`);
});

test('reserved space: each widget has the height of its window range, and a marker with an island, a failure or no script has none', () => {
  const css = reservedSpaceCss([
    widget('a', { reservedHeight: 44 }),
    widget('b', { reservedHeight: 44 }),
    widget('c', { reservedHeight: { narrow: 60, wide: 180 } }),
    widget('d'),
    widget('e', { reservedHeight: { narrow: 90, medium: 70, wide: 0 } }),
  ]);
  const height = (name: string, px: number) => `[data-widget='${name}']{--sa-reserved-height:${px}px}`;
  expect(css).toContain("[data-widget='a'],[data-widget='b']{--sa-reserved-height:44px}");
  expect(css).toContain(`${height('c', 60)}\n${height('e', 90)}\n`);
  expect(css).toContain(`@media (width >= 600px){${height('e', 70)}}`);
  // The rule for the wide range also resets the height of a range before it.
  expect(css).toContain(`@media (width > 1024px){${height('c', 180)}\n${height('e', 0)}}`);
  expect(css).not.toContain("'d'");
  // These come after the heights, since the specificity is the same.
  const released = css.slice(css.lastIndexOf('px'));
  expect(released).toContain('@media (scripting: none){[data-widget]{min-height:0}}');
  expect(released).toContain(
    ":is([data-widget-state='mounted'],[data-widget-prerendered],[data-widget-failed]){min-height:0}",
  );
});

test('reserved space: the text for documentation names the ranges that differ', () => {
  const text = (reservedHeight: number | { narrow: number; medium?: number; wide: number }) =>
    describeReservedHeight({ reservedHeight });
  expect(text(44)).toBe('44 px');
  expect(text({ narrow: 60, wide: 180 })).toBe('180 px, 60 px up to 1024 px');
  expect(text({ narrow: 104, medium: 48, wide: 48 })).toBe('48 px, 104 px below 600 px');
  expect(text({ narrow: 90, medium: 70, wide: 50 })).toBe('50 px, 70 px up to 1024 px, 90 px below 600 px');
});

test('print: only widgets that are not printed are hidden [BUILD]', () => {
  const css = reservedSpaceCss([
    widget('a', { printed: false }),
    widget('b'),
    widget('c', { printed: false }),
  ]);
  expect(css).toContain("@media print{[data-widget='a'],[data-widget='c']{display:none}}");
  expect(reservedSpaceCss([widget('b')])).not.toContain('print');
});

test('widgets: every folder is found with its definition and examples [BUILD]', async () => {
  const found = await loadDefinitions(findWidgets());
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['faq-list', 'like-button']));
  for (const { name, definition, examples } of found) {
    expect(definition.name).toBe(name);
    expect(Object.keys(examples).length).toBeGreaterThan(0);
  }
});

test('catalogue: it lists the slots of a widget, whose names are different and plain [SLOT]', async () => {
  const [faq] = await loadDefinitions(findWidgets().filter(({ name }) => name === 'faq-list'));
  const slots = [
    { name: '', title: 'Content' },
    { name: 'aside', title: 'Beside it', description: 'A note' },
  ];
  const withSlots = (given: typeof slots) => ({ ...faq!, definition: { ...faq!.definition, slots: given } });
  expect(catalogueEntry(withSlots(slots), []).slots).toEqual(slots);
  expect(catalogueEntry(faq!, [])).not.toHaveProperty('slots');
  for (const wrong of [[slots[0]!, slots[0]!], [{ name: 'A b', title: 'x' }]])
    expect(() => withDefinitions([withSlots(wrong)])).toThrow(/slots/);
});
