import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import type { CatalogueEntry } from '../../src/exports/catalogue.ts';
import { formatFrame, readStack } from '../../packages/build/error-place.ts';
import { estateModules } from '../../packages/build/estate.ts';
import { writeIntegrity } from '../../packages/build/integrity.ts';
import { ownGroups } from '../../packages/build/estate/own-chunks.ts';
import { Project } from '../../packages/build/project.ts';
import { propTypes } from '../../packages/build/prop-types.ts';
import { runtimeFile } from '../../packages/build/runtime.ts';
import { Parts } from '../../packages/build/third-party.ts';
import { findWidgets, loadDefinitions } from '../../packages/build/widgets.ts';
import { WIDGET_TYPES } from '../package/stage.ts';
import {
  CMS as SERVERS,
  findFolderFault,
  findPackage,
  listCommands,
  listMissing,
  readArguments,
} from '../../packages/create-saaristo/plan.js';
import { init } from '../../packages/cli/init/init.ts';
import { readCall } from '../../packages/cli/new-widget/call.ts';
import { CMS, readInitOptions } from '../../packages/cli/init/options.ts';
import { removeOwnWidget } from '../../packages/cli/init/remove-widget.ts';
import { findPackageSource } from '../../packages/cli/init/package-source.ts';
import { findSidecar } from '../../packages/cli/init/sidecar.ts';
import { createOwnWidget } from '../../packages/cli/init/new-widget.ts';
import { writeLibrary } from '../package/library.ts';
import { listEntries, type Manifest, createManifest } from '../package/manifest.ts';
import { listLookedUp } from '../package/stage.ts';

const root = resolve(import.meta.dirname, '../..');
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((made) => rmSync(made, { recursive: true })));

function folder(files: Readonly<Record<string, string>> = {}): string {
  const made = mkdtempSync(join(tmpdir(), 'saaristo-package-'));
  folders.push(made);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(made, name, '..'), { recursive: true });
    writeFileSync(join(made, name), text);
  }
  return made;
}

test('groups: every path of a group exists [BUILD]', () => {
  const isThere = (path: string) =>
    existsSync(join(root, path)) ||
    ['.ts', '.tsx', '.css'].some((ending) => existsSync(join(root, path + ending)));
  const missing = ownGroups.flatMap(({ of }) => of.filter((path) => !isThere(path)));
  expect(missing).toEqual([]);
  expect(ownGroups.flatMap(({ of }) => of).length).toBeGreaterThan(50);
});

test("widgets: every category is the widget's area [BUILD]", async () => {
  const widgets = await loadDefinitions(findWidgets());
  expect(widgets.filter(({ area, definition }) => definition.category !== area)).toEqual([]);
  expect(widgets.length).toBeGreaterThan(50);
});

test("estate: another project's sites and languages replace this repository's [PACK]", async () => {
  const modules = estateModules({ sites: ['main', 'shop'], languages: { sv: 'sv-SE', en: 'en-GB' } });
  const site = modules.get(runtimeFile('src/lib/site'))!;
  const read = (await import(
    `data:text/javascript,${encodeURIComponent(site)}`
  )) as typeof import('#lib/site.ts');
  expect(read).toMatchObject({ SITES: ['main', 'shop'], DEFAULT_SITE: 'main', DEFAULT_LANGUAGE: 'sv' });
  expect(read.languageTag('sv' as 'se')).toBe('sv-SE');
  expect([read.isSite('shop'), read.isSite('atriafi'), read.isLanguage('fi')]).toEqual([true, false, false]);
  // The replacement has everything that the runtime imports from the module.
  const own = await import('#lib/site.ts');
  const estate = new Set(['SHOP_SITE', 'isShopSite', 'isSwedishSite']);
  expect(Object.keys(own).filter((name) => !(name in read) && !estate.has(name))).toEqual([]);
});

test("estate: another project's widgets get their own page settings unchanged [PACK]", async () => {
  const module = estateModules({}).get(runtimeFile('src/schemas/own-settings'))!;
  const { readOwnSettings } = (await import(
    `data:text/javascript,${encodeURIComponent(module)}`
  )) as typeof import('#schemas/own-settings.ts');
  const raw = { priceUrl: '/prices', limits: [1, 2] };
  expect(
    readOwnSettings(
      { ...raw, pageId: {}, verificationToken: 5 },
      () => undefined,
      () => {},
    ),
  ).toEqual(raw);
});

test('estate: a project without a site, or a language without a valid tag, throws [PACK]', () => {
  expect(() => estateModules({ sites: [] })).toThrow(/one site and one language/);
  expect(() => estateModules({ languages: {} })).toThrow(/one site and one language/);
  expect(() => estateModules({ languages: { suomi: 'not a tag' } })).toThrow(RangeError);
});

test('project: definitions of another folder use its sites, and are read again after a change [PACK]', async () => {
  const definition = (
    title: string,
  ) => `import * as v from '${join(root, 'node_modules/valibot/dist/index.mjs')}';
export default { name: 'first-one', title: '${title}', description: '', category: 'own', icon: '', props: { a: v.string() },
  load: 'idle', reservedHeight: 0, texts: { sv: {} } };`;
  const made = folder({
    'widgets/own/first-one/widget.ts': definition('First'),
    'widgets/own/first-one/examples.ts': `export const examples: object = { one: { props: { a: 'x', site: 'main' } } };`,
    'widgets/own/first-one/FirstOne.tsx': 'export default () => null;',
  });
  const project = new Project({ sites: ['main'], languages: { sv: 'sv-SE' } });
  project.root = made;
  const { widgets, catalogueEntry } = await project.definitions();
  const entry = catalogueEntry(widgets[0]!, []);
  expect(entry).toMatchObject({ title: 'First', props: { properties: { site: { enum: ['main'] } } } });
  expect(entry.example).toEqual({ a: 'x', site: 'main' });
  writeFileSync(join(made, 'widgets/own/first-one/widget.ts'), definition('Second'));
  expect((await project.definitions()).widgets[0]!.definition.title).toBe('First');
  project.forget();
  expect((await project.definitions()).widgets[0]!.definition.title).toBe('Second');
});

test('prop types: the types match the props that a page may write [PACK]', () => {
  const entry = (props: object) =>
    ({ name: 'a-b', title: 'A', description: 'It ends */ here.', props }) as CatalogueEntry;
  const text = propTypes([
    entry({
      type: 'object',
      required: ['count', 'items'],
      properties: {
        count: { type: 'integer', title: 'Count' },
        items: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        kind: { enum: ['x', 2] },
        texts: {
          type: 'object',
          additionalProperties: { type: 'string' },
          properties: { a: { type: 'string' } },
        },
        inner: { type: 'object', properties: { b: { type: 'boolean' } } },
        odd: { type: 'odd' },
      },
    }),
  ]);
  for (const line of [
    '/** A. It ends *\\/ here. */',
    '"a-b": {',
    '/** Count */\n    readonly "count": number;',
    'readonly "items": readonly (string | null)[];',
    'readonly "kind"?: "x" | 2;',
    'readonly "texts"?: { readonly [key: string]: string };',
    'readonly "b"?: boolean;',
    'readonly "odd"?: unknown;',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('declare module');
});

test("prop types: a project's own widgets replace those of the package in the types of saaristo [PACK]", () => {
  const entry = (name: string) =>
    ({
      name,
      title: '',
      description: '',
      props: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    }) as unknown as CatalogueEntry;
  const project = folder({
    'package/dist/widgets.d.ts': propTypes([entry('faq-list')]),
    'package/src/exports/page.ts': WIDGET_TYPES,
    'dist/widgets.d.ts': propTypes([entry('greeting')], true),
    'use.ts': `import type { WidgetName, WidgetProps } from 'saaristo';
export const own: WidgetProps['greeting'] = { name: 'Aino' };
// @ts-expect-error a wrong prop
export const wrong: WidgetProps['greeting'] = { name: 1 };
// @ts-expect-error a widget of the package
export const other: WidgetName = 'faq-list';`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        types: [],
        module: 'esnext',
        moduleResolution: 'bundler',
        paths: { saaristo: ['./package/src/exports/page.ts'] },
      },
      files: ['use.ts', 'dist/widgets.d.ts'],
    }),
  });
  const tsc = resolve(import.meta.dirname, '../../node_modules/.bin/tsc');
  expect(spawnSync(tsc, ['-p', project], { encoding: 'utf8' }).stdout).toBe('');
});

test('error place: positions of a stack are read, and the line of the source is marked [DEV]', () => {
  const stack = `Error: no
    at Card (http://localhost:4000/widgets/a/Card.tsx?t=17:12:9)
    at http://localhost:4000/node_modules/.vite/deps/react-dom.js?v=1:5:3`;
  expect(readStack(stack)).toEqual([
    { url: 'http://localhost:4000/widgets/a/Card.tsx?t=17', line: 12, column: 9 },
    { url: 'http://localhost:4000/node_modules/.vite/deps/react-dom.js?v=1', line: 5, column: 3 },
  ]);
  expect(formatFrame('a\nb\nc\nd\ne', 2)).toBe('     1 | a\n>    2 | b\n     3 | c\n     4 | d');
});

test('third party: notices and SBOM list exactly the packages in the files [PACK]', async () => {
  const made = folder({
    'node_modules/in/package.json': '{"name":"in","version":"1.0.0","license":"MIT","author":"Aino"}',
    'node_modules/in/LICENSE': 'The text of the licence',
    'node_modules/in/dist/package.json': '{"type":"module"}',
    'node_modules/@of/shaken/package.json': '{"name":"@of/shaken","version":"2.0.0","license":"ISC"}',
    'node_modules/@of/bare/package.json': '{"name":"@of/bare","version":"3.0.0","license":"(MIT OR ISC)"}',
    'package.json': '{"name":"own","version":"0.1.0"}',
  });
  const parts = new Parts();
  const files = (modules: Record<string, number>) =>
    ({
      a: {
        type: 'chunk',
        modules: Object.fromEntries(
          Object.entries(modules).map(([id, renderedLength]) => [join(made, id), { renderedLength }]),
        ),
      },
    }) as unknown as Rolldown.OutputBundle;
  parts.add(files({ 'node_modules/in/dist/a.js?v=1': 10, 'node_modules/@of/shaken/a.js': 0, 'src/a.ts': 5 }));
  parts.add(files({ 'node_modules/@of/bare/a.js': 1, 'node_modules/in/b.js': 1 }));
  await parts.write(made, { root: made, version: '0.1.0' });
  const notices = readFileSync(join(made, 'THIRD-PARTY.md'), 'utf8');
  expect(notices).toContain('The text of the licence');
  expect(notices).not.toContain('shaken');
  expect(JSON.parse(readFileSync(join(made, 'sbom.json'), 'utf8'))).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'own', version: '0.1.0' } },
    components: [
      { name: '@of/bare', purl: 'pkg:npm/%40of/bare@3.0.0', licenses: [{ expression: '(MIT OR ISC)' }] },
      { name: 'in', purl: 'pkg:npm/in@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    ],
  });
});

test('third party: a package without a licence throws [PACK]', () => {
  const made = folder({ 'node_modules/in/package.json': '{"name":"in","version":"1.0.0"}' });
  const parts = new Parts();
  parts.add({
    a: { type: 'chunk', modules: { [join(made, 'node_modules/in/a.js')]: { renderedLength: 1 } } },
  } as unknown as Rolldown.OutputBundle);
  expect(() => parts.list()).toThrow(/in is in the bundle and declares no licence/);
});

test('integrity: every file for browsers has a value [PACK]', async () => {
  const made = folder({
    'saaristo.js': '1',
    'server.js': '2',
    'chunks/a-123456.css': '',
    'chunks/a-123456.css.br': '',
  });
  await writeIntegrity(made);
  expect(JSON.parse(readFileSync(join(made, 'integrity.json'), 'utf8'))).toEqual({
    'chunks/a-123456.css': 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
    'saaristo.js': 'sha384-R/BdNnsMMuQ4+2Pmz0pfNcKqL5DcdUP4pBoPlc6KQKMTq1zzYTSiBoxMlpy1Dbd2',
  });
});

test('library: the files that its entries import become JavaScript with relative imports [PACK]', async () => {
  const made = folder({
    'package.json': '{"name":"x","imports":{"#lib/*":"./src/lib/*"}}',
    'src/a/entry.tsx': `import { b } from '#lib/b.ts';\nimport type { T } from '#lib/types.ts';\nimport './a.css';\nimport 'react';\nimport 'axios';\nexport { c } from '@of/pkg/c';\nexport const a = (t: T) => [<p>{t}</p>, b, import('#lib/later.ts')];\nconst text = '#lib/b.ts';\nexport { text };`,
    'src/a/a.css': 'p{}',
    'src/lib/b.ts': 'export const b = 1;',
    'src/lib/later.ts': 'export const later = 1;',
    'src/lib/types.ts': 'export type T = string;',
  });
  const packages = await writeLibrary({
    root: made,
    out: join(made, 'lib'),
    entries: ['src/a/entry.tsx'],
    declared: [],
  });
  const code = readFileSync(join(made, 'lib/src/a/entry.js'), 'utf8');
  expect([...packages].toSorted()).toEqual(['@of/pkg', 'react']);
  expect(code).toContain(`from "../lib/b.js"`);
  expect(code).toContain(`import("../lib/later.js")`);
  // The library has a build of axios inside.
  expect(code).toContain(`import "../../vendor/axios/index.js"`);
  // A string is not an import.
  expect(code).toContain(`"#lib/b.ts"`);
  expect(existsSync(join(made, 'lib/src/lib/types.js'))).toBe(false);
  expect(existsSync(join(made, 'lib/src/lib/later.js'))).toBe(true);
  expect(existsSync(join(made, 'lib/src/a/a.css'))).toBe(true);
});

test('library: it has every module that the plugin finds by path [PACK]', () => {
  expect(listLookedUp()).toEqual(
    expect.arrayContaining([
      'mount/island/island.tsx',
      'packages/server/bin.ts',
      'src/lib/site.ts',
      'packages/build/catalogue.ts',
    ]),
  );
});

test("manifest: it names the package's files and the imported packages [PACK]", () => {
  const manifest = {
    name: 'x',
    version: '1.0.0',
    private: true,
    types: './src/page.ts',
    imports: {},
    exports: {
      '.': { types: './src/page.ts', default: './dist/x.js' },
      './a': './src/a.tsx',
      './styles/*': './styles/*',
    },
    bin: { x: './tools/main.ts' },
    dependencies: { yup: '^1.0.0' },
    devDependencies: {
      '@opentelemetry/api': '^1.9.0',
      '@opentelemetry/exporter-trace-otlp-http': '^0.223.0',
      '@opentelemetry/exporter-trace-otlp-proto': '^0.223.0',
      '@opentelemetry/resources': '^2.12.0',
      '@opentelemetry/sdk-trace-node': '^2.12.0',
      'axe-core': '^4.13.0',
      'prom-client': '^15.1.0',
      'puppeteer-core': '^24.0.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      vite: '^8.0.0',
      vitest: '^4.1.0',
      zustand: '^5.0.0',
    },
  } as Manifest;
  expect(listEntries(manifest)).toEqual({
    run: ['src/a.tsx', 'tools/main.ts'],
    declared: ['src/page.ts', 'src/a.tsx'],
  });
  const published = createManifest(manifest, new Set(['zustand', 'react', 'yup']));
  expect(published).toMatchObject({
    types: './lib/src/page.d.ts',
    exports: {
      '.': { types: './lib/src/page.d.ts', default: './dist/x.js' },
      './a': { types: './lib/src/a.d.ts', default: './lib/src/a.js' },
      './styles/*': './lib/styles/*',
    },
    bin: { x: './lib/tools/main.js' },
    dependencies: { yup: '^1.0.0', zustand: '^5.0.0' },
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', vite: '^8.0.0' },
  });
  for (const key of ['private', 'imports', 'devDependencies']) expect(published).not.toHaveProperty(key);
  expect(() => createManifest(manifest, new Set(['unknown']))).toThrow(/imports "unknown"/);
});

test('init: an existing package.json is extended, and no file is overwritten [PACK]', () => {
  const given = {
    name: 'ours',
    scripts: { test: 'echo "Error: no test specified" && exit 1', deploy: 'ours' },
    dependencies: { saaristo: 'file:../x.tgz' },
  };
  const made = folder({ 'package.json': JSON.stringify({ ...given, type: 'commonjs' }) });
  expect(init(made)).toContain('npm start');
  const { name, type, scripts, dependencies } = JSON.parse(
    readFileSync(join(made, 'package.json'), 'utf8'),
  ) as {
    name: string;
    type: string;
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  expect({ name, type, from: dependencies['saaristo'] }).toEqual({
    name: 'ours',
    type: 'module',
    from: 'file:../x.tgz',
  });
  expect(scripts).toMatchObject({
    deploy: 'ours',
    start: 'vite',
    test: 'tsc && npm run lint --silent && vitest run',
  });
  expect(existsSync(join(made, '.gitignore'))).toBe(true);
  writeFileSync(join(made, 'index.html'), 'own');
  expect(() => init(made)).toThrow(/Nothing was written: .*index\.html/);
  expect(readFileSync(join(made, 'index.html'), 'utf8')).toBe('own');
});

test.each([
  ['a tarball', 'file:../packages/saaristo-0.1.0.tgz', 'file:../../packages/saaristo-0.1.0.tgz'],
  ['an absolute tarball', 'file:/packages/saaristo-0.1.0.tgz', 'file:/packages/saaristo-0.1.0.tgz'],
  ['a folder', 'file:../saaristo', 'file:../../saaristo'],
  ['a registry', '^0.1.0', '^0.1.0'],
  ['a registry, by a tag', 'latest', '^0.1.0'],
  ['a URL', 'https://example.com/saaristo.tgz', 'https://example.com/saaristo.tgz'],
  ['git', 'github:saaristo/saaristo#main', 'github:saaristo/saaristo#main'],
])(
  'package source: installed from %s, a project in a new folder gets the same source [PACK]',
  (_case, specifier, expected) => {
    const parent = folder({
      'team/package.json': JSON.stringify({ devDependencies: { saaristo: specifier } }),
      'team/node_modules/saaristo/package.json': JSON.stringify({ name: 'saaristo', version: '0.1.0' }),
    });
    const installed = join(parent, 'team/node_modules/saaristo');
    expect(findPackageSource(installed, join(parent, 'team/demo'))).toBe(expected);
  },
);

test('package source: a linked or unpacked folder is named by its path, and an unknown installation by its version [PACK]', () => {
  const parent = folder({
    'saaristo/package.json': JSON.stringify({ name: 'saaristo', version: '0.1.0' }),
    'node_modules/saaristo/package.json': JSON.stringify({ name: 'saaristo', version: '0.2.0' }),
  });
  expect(findPackageSource(join(parent, 'saaristo'), join(parent, 'team/demo'))).toBe('file:../../saaristo');
  expect(findPackageSource(join(parent, 'node_modules/saaristo'), join(parent, 'demo'))).toBe('^0.2.0');
});

test('init: the project gets saaristo from the source of the command [PACK]', () => {
  const made = folder();
  init(join(made, 'demo'));
  const { dependencies } = JSON.parse(readFileSync(join(made, 'demo/package.json'), 'utf8')) as Manifest;
  expect(resolve(made, 'demo', dependencies['saaristo']!.slice('file:'.length))).toBe(root);
});

test('init options: languages, sites, Storybook and the server are in the project [PACK]', () => {
  const made = join(folder(), 'demo');
  const { options } = readInitOptions([
    'demo',
    '--languages',
    'sv, pt-BR',
    '--sites',
    'main,shop',
    '--no-storybook',
    '--cms',
    'express',
  ]);
  init(made, options);
  const read = (file: string) => readFileSync(join(made, file), 'utf8');
  expect(read('estate.ts')).toContain(`sites = ['main', 'shop'] as const`);
  expect(read('estate.ts')).toContain(`languages = { sv: 'sv-SE', 'pt-br': 'pt-BR' } as const`);
  expect(read('widgets/content/greeting/messages.ts')).toContain(`sv: { hello: 'Hej, {name}!'`);
  expect(read('index.html')).toMatch(/<html lang="sv">[^]*"site": "main", "language": "sv"/);
  for (const file of ['stories', '.storybook']) expect(existsSync(join(made, file))).toBe(false);
  expect(read('package.json') + read('README.md')).not.toMatch(/storybook|stories\/|its story/i);
  expect(read('cms/express/server.mjs')).toContain(`from '../../dist/pool.js'`);
  expect(JSON.parse(read('cms/page.json'))).toMatchObject({
    settings: { site: 'main', language: 'sv' },
    blocks: [{ widget: 'greeting' }],
  });
  expect(read('README.md')).toMatch(/npm run cms +# http:\/\/localhost:3000\/[^]*cms\/express\/server\.mjs/);
});

test.each([
  ['express', /^cd cms\/express && npm install .*&& npm start$/],
  ['django', /^cd cms\/django && python3 manage\.py runserver$/],
  ['php', /^cd cms\/php && php -S /],
  ['aspnet', /^cd cms\/aspnet && dotnet run /],
  ['wordpress', /^node -e .*cms\/wordpress\/saaristo\/dist/],
  ['plain', /^$/],
] as const)(
  'init: with --cms %s the project has its server with the own site, and a script to start it [PACK]',
  (cms, start) => {
    const made = join(folder(), 'demo');
    init(made, readInitOptions(['demo', '--sites', 'shop', '--languages', 'sv', '--cms', cms]).options);
    const read = (file: string) => readFileSync(join(made, file), 'utf8');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['cms'] ?? '').toMatch(start);
    expect(read('README.md')).toMatch(/^## On your server\n\n.*\n/m);
    // The package adds the WordPress plugin when it is packed.
    if (cms === 'plain' || cms === 'wordpress') return;
    expect(JSON.parse(read('cms/page.json'))).toMatchObject({ settings: { site: 'shop', language: 'sv' } });
    const files = readdirSync(join(made, 'cms'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const text = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
    expect(text).not.toMatch(/"site": "atriafi"|from 'saaristo\/|file:\.\.\/\.\./);
  },
);

/** Lists relative imports of files that do not exist. */
const findWrongImports = (made: string, paths: readonly string[]) =>
  paths.flatMap((path) =>
    [...readFileSync(join(made, path), 'utf8').matchAll(/(?: from |mock\()'(\.[^']+)'/g)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !existsSync(join(made, dirname(path), specifier)))
      .map((specifier) => `${path}: ${specifier}`),
  );

test('new-widget --call: the widget has the call, its answer in development, and loading, error and retry [PACK]', async () => {
  const made = folder({
    'vite.config.ts': `import { saaristo } from '${join(root, 'packages/build/vite.ts')}';
export default { plugins: [saaristo({ languages: { sv: 'sv-SE', nl: 'nl' } })] };`,
  });
  const list = { area: 'shop', name: 'price-list', title: 'Price list', component: 'PriceList' };
  const paths = await createOwnWidget(made, list, readCall(['GET', '/api/prices']));
  expect(paths).toEqual(
    expect.arrayContaining([
      'widgets/shop/price-list/api.ts',
      'widgets/shop/price-list/load.ts',
      'answers/api/prices.json',
      'test/price-list.test.tsx',
    ]),
  );
  expect(findWrongImports(made, paths)).toEqual([]);
  const read = (file: string) => readFileSync(join(made, file), 'utf8');
  expect(read('widgets/shop/price-list/api.ts')).toContain("get('/api/prices', {}, signal)");
  expect(read('widgets/shop/price-list/messages.ts')).toMatch(
    /sv: \{\s+loading: 'Laddar'[^]*nl: \{\s+loading: 'Loading'/,
  );
  expect(JSON.parse(read('answers/api/prices.json'))).toEqual({
    items: [{ title: 'First' }, { title: 'Second' }],
  });
  expect(readCall(['GET /api/a/b-1'])).toBe('/api/a/b-1');
  for (const words of [['POST', '/api/a'], ['GET', 'prices'], ['GET', '/api/{id}'], []])
    expect(() => readCall(words)).toThrow(/--call takes a call as GET \/api\/prices/);
});

test.each([
  [['--languages', 'suomi kieli'], /"suomi kieli" is not the tag of a language/],
  [['--sites', 'A b'], /"A b" is not a name for a site/],
  [['--cms', 'drupal'], /--cms is one of plain, wordpress, /],
  [['a', 'b'], /Give one folder/],
])('init options: %j throws [PACK]', (args, message) => {
  expect(() => readInitOptions(args)).toThrow(message);
});

test('remove-widget: folder, story and test of a widget are removed, and other uses are listed [PACK]', () => {
  const made = folder({
    'widgets/content/first-card/widget.ts': '',
    'widgets/content/first-card/api.ts': "const answer = await get('/api/cards', {}, signal);",
    'answers/api/cards.json': '{}',
    'cms/express/server.mjs': "app.get('/api/cards', send);",
    'widgets/content/first-card-list/widget.ts': '',
    'stories/first-card.stories.tsx': '',
    'test/first-card.test.tsx': '',
    'index.html': '\n<div data-widget="first-card"></div>',
    'README.md': 'npm run new-widget -- content/first-card "First card"',
  });
  expect(() => removeOwnWidget(made, 'tent/first-card')).toThrow(/There is no widget tent\/first-card/);
  const text = removeOwnWidget(made, 'content/first-card');
  expect(text).toBe(`Removed:
  widgets/content/first-card
  stories/first-card.stories.tsx
  test/first-card.test.tsx
Its call is still answered by:
  answers/api/cards.json
Still named in:
  cms/express/server.mjs:1  app.get('/api/cards', send);
  index.html:2  <div data-widget="first-card"></div>`);
  expect(existsSync(join(made, 'widgets/content/first-card'))).toBe(false);
  expect(existsSync(join(made, 'widgets/content/first-card-list'))).toBe(true);
  expect(() => removeOwnWidget(made, 'content/first-card')).toThrow(/There is no widget content\/first-card/);
});

test('create-saaristo: arguments become the commands that create the project [PACK]', () => {
  const {
    folder: name,
    languages,
    cms,
    storybook,
  } = readArguments(['demo', '--languages', 'sv,en', '--cms', 'django', '--no-storybook']);
  expect({ name, languages, cms, storybook }).toEqual({
    name: 'demo',
    languages: 'sv,en',
    cms: 'django',
    storybook: false,
  });
  const answers = {
    folder: 'demo',
    languages: 'sv,en',
    cms: 'django',
    storybook: false,
    install: true,
    git: false,
  };
  expect(listCommands(answers, 'saaristo@^0.1.0')).toEqual([
    {
      command: 'npm',
      args: [
        'exec',
        '--yes',
        '--package=saaristo@^0.1.0',
        '--',
        'saaristo',
        'init',
        'demo',
        '--languages',
        'sv,en',
        '--cms',
        'django',
        '--no-storybook',
      ],
    },
    { command: 'npm', args: ['install', '--no-fund'], inFolder: true },
  ]);
  expect(() => readArguments(['--cms', 'drupal'])).toThrow(/--cms is one of plain, /);
  expect(() => readArguments(['--languages', 'x y'])).toThrow(/"x y" is not the tag/);
  expect(CMS).toEqual(Object.keys(SERVERS));
});

test('create-saaristo: a folder with content, a file and missing answers are refused in words [PACK]', () => {
  const made = folder({ 'full/a.txt': '' });
  mkdirSync(join(made, 'empty'));
  expect(findFolderFault(join(made, 'full'))).toMatch(/full is not empty: give another name/);
  expect(findFolderFault(join(made, 'full/a.txt'))).toMatch(/a\.txt is a file/);
  expect(findFolderFault(' ')).toBe('Give the name of a folder.');
  expect([findFolderFault(join(made, 'empty')), findFolderFault(join(made, 'new'))]).toEqual([
    undefined,
    undefined,
  ]);
  expect(listMissing({ folder: 'demo', cms: 'php', git: false })).toEqual([
    '--languages',
    '--storybook',
    '--install',
  ]);
  expect(() => readArguments(['--colour'])).toThrow("Unknown option '--colour'. --help lists the options.");
});

test('create-saaristo: a tarball beside its own is used, else the registry [PACK]', () => {
  const made = folder({
    'packages/saaristo-0.1.0.tgz': '',
    'npx/package.json':
      '{ "dependencies": { "create-saaristo": "file:../packages/create-saaristo-0.1.0.tgz" } }',
    'npx/node_modules/create-saaristo/package.json': '{ "version": "0.1.0" }',
    'other/node_modules/create-saaristo/package.json': '{ "version": "0.1.0" }',
  });
  expect(findPackage(join(made, 'npx/node_modules/create-saaristo'))).toBe(
    join(made, 'packages/saaristo-0.1.0.tgz'),
  );
  expect(findPackage(join(made, 'other/node_modules/create-saaristo'))).toBe('saaristo@^0.1.0');
});

test("saaristo prerender: it runs the project's build if there is one, else the package's [PACK]", () => {
  const made = folder({ 'dist/prerender.js': '', 'dist/widgets.json': '{}', 'other/prerender.js': '' });
  expect(findSidecar(made)).toBe(join(made, 'dist/prerender.js'));
  expect(findSidecar(made, 'other')).toBe(join(made, 'other/prerender.js'));
  expect(findSidecar(folder())).toBe(join(root, 'dist/prerender.js'));
  expect(() => findSidecar(made, 'missing')).toThrow(/missing has no prerender\.js: .*npm run build/);
});

test('saaristo command: help and unknown commands print a usage text [PACK]', () => {
  const say = (...args: string[]) =>
    spawnSync(join(root, 'node_modules/.bin/tsx'), [join(root, 'packages/cli/init/main.ts'), ...args], {
      encoding: 'utf8',
    });
  const { stdout, status } = say('--help');
  expect({ stdout, status }).toEqual({ stdout: expect.stringMatching(/^Usage: .*init[^]*tests/), status: 0 });
  const { stderr, ...wrong } = say('nonsense');
  expect({ stderr, status: wrong.status }).toEqual({ stderr: expect.stringContaining('Usage:'), status: 1 });
});

test('new-widget: it writes a widget, story and test for the folder and languages of vite.config.ts, and overwrites no file [PACK]', async () => {
  const made = folder({
    'vite.config.ts': `import { saaristo } from '${join(root, 'packages/build/vite.ts')}';
export default { plugins: [saaristo({ widgets: 'islands', languages: { sv: 'sv-FI', 'nb-no': 'nb-NO' } })] };`,
  });
  const card = { area: 'own', name: 'first-card', title: `A card's "first"`, component: 'FirstCard' };
  const paths = await createOwnWidget(made, card);
  expect(findWrongImports(made, paths)).toEqual([]);
  expect(paths).toEqual([
    'islands/own/first-card/widget.ts',
    'islands/own/first-card/FirstCard.tsx',
    'islands/own/first-card/FirstCard.module.css',
    'islands/own/first-card/messages.ts',
    'islands/own/first-card/examples.ts',
    'stories/first-card.stories.tsx',
    'test/first-card.test.tsx',
  ]);
  const texts = readFileSync(join(made, 'islands/own/first-card/messages.ts'), 'utf8');
  expect(texts).toContain(`  sv: { showMore: 'Visa mer', showLess: 'Visa mindre' },`);
  expect(texts).toContain(`  'nb-no': { showMore: 'Show more', showLess: 'Show less' },`);
  expect(readFileSync(join(made, 'stories/first-card.stories.tsx'), 'utf8')).toContain(
    `'../islands/own/first-card/FirstCard.tsx'`,
  );
  await expect(createOwnWidget(made, { ...card, title: 'Another' })).rejects.toThrow(
    /widget\.ts already exists/,
  );
  await expect(createOwnWidget(folder(), card)).rejects.toThrow(/npx saaristo init/);
});
