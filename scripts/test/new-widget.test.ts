import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { format } from 'oxfmt';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWidget } from '../new-widget/create.ts';
import { readOwnRequest, readRequest } from '../../packages/cli/new-widget/request.ts';
import { readAliases, resolveImport } from '../../packages/build/imports/imports.ts';
import { findWidgets } from '../../packages/build/widgets.ts';
import { copyProject } from '../../test/copy-project.ts';
import { THOROUGH } from '../../test/settings.ts';

let root = '';

/** Files to which a widget with a call is added. */
const LISTS = ['src/api/contract/content.ts', 'packages/cms/server/calls.ts'];

/** Files that the generator and a widget's tests need, without any widget. */
const COPIED = [
  '.oxfmtrc.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.storybook',
  'docs/writing-a-widget.md',
  'mount',
  'packages/build',
  'packages/cli',
  'packages/server',
  'src',
  'styles',
  ...readdirSync('test')
    .filter((name) => name !== 'unit' && name !== 'e2e')
    .map((name) => `test/${name}`),
  'scripts',
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-widget-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('new-widget: it writes definition, component, styles, texts, examples, story and test', async () => {
  const paths = await createWidget(root, readRequest('content/campaign-card', 'Campaign card'));
  expect(paths).toEqual([
    'widgets/content/campaign-card/widget.ts',
    'widgets/content/campaign-card/CampaignCard.tsx',
    'widgets/content/campaign-card/CampaignCard.module.css',
    'widgets/content/campaign-card/messages.ts',
    'widgets/content/campaign-card/examples.ts',
    'widgets/content/campaign-card/editor-texts.ts',
    'stories/content/campaign-card.stories.tsx',
    'test/unit/widgets/content/campaign-card.test.tsx',
  ]);
  expect(findWidgets(join(root, 'widgets'))).toMatchObject([{ area: 'content', name: 'campaign-card' }]);
});

test.each([
  ['a widget', undefined],
  ['a widget with a call', '/api/sample'],
])('new-widget: %s imports files that exist or are written with it', async (_, call) => {
  for (const file of LISTS) cpSync(file, join(root, file));
  const aliases = readAliases(process.cwd());
  const isThere = (path: string) => existsSync(join(root, path)) || existsSync(path);
  const wrong: string[] = [];
  for (const path of await createWidget(root, readRequest('content/sample-card', 'Sample'), call))
    for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(
      / from '([.#][^']+)';/g,
    )) {
      const target = resolveImport('.', aliases, path, specifier)!;
      if (!isThere(relative(resolve('.'), resolve(target)))) wrong.push(`${path}: ${specifier}`);
    }
  expect(wrong).toEqual([]);
});

test('new-widget: the files are formatted for any title', async () => {
  const title = `Rock 'n' roll, a rather long title for a block that nobody would choose but someone may`;
  const style = { singleQuote: true, printWidth: 110 };
  for (const path of await createWidget(root, readRequest('content/x', title))) {
    const text = readFileSync(join(root, path), 'utf8');
    expect(await format(path, text, style), path).toEqual({ code: text, errors: [] });
  }
});

test.runIf(THOROUGH)(
  'new-widget: the generated widget passes its own test, the conformance suite and the check of the docs',
  { timeout: 300_000 },
  () => {
    const copy = copyProject(COPIED);
    const run = (name: string, ...args: string[]) => {
      const { stdout, stderr, status } = spawnSync(join(copy, 'node_modules/.bin', name), args, {
        cwd: copy,
        encoding: 'utf8',
      });
      expect(status, `${name} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
      return stdout;
    };
    try {
      expect(run('tsx', 'scripts/new-widget/main.ts', 'content/plain-card', 'Plain card')).toContain(
        'docs/blocks/',
      );
      run('tsx', 'scripts/new-widget/main.ts', 'shop/second-card', `A card's "second"`);
      run('tsx', 'scripts/docs/write.ts', '--check');
      const tests = run(
        'vitest',
        'run',
        '--maxWorkers=1',
        'test/conformance',
        'card.test.tsx',
        '--reporter=verbose',
      );
      for (const shown of [
        'plain-card.test.tsx',
        'second-card.test.tsx',
        'conformance/catalogue',
        'conformance/runtime',
      ])
        expect(tests).toContain(shown);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
);

test('new-widget: with a call it writes client, description, route and load, too', async () => {
  for (const file of LISTS) cpSync(file, join(root, file));
  const request = readRequest('content/sample-list', 'Sample list');
  const paths = await createWidget(root, request, '/api/samples');
  expect(paths).toEqual(
    expect.arrayContaining([
      'src/api/sample-list.ts',
      'packages/cms/content/sample-list-routes.ts',
      'widgets/content/sample-list/load.ts',
      'test/unit/widgets/content/sample-list.test.tsx',
      ...LISTS,
    ]),
  );
  const [contract = '', app = ''] = LISTS.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(contract).toContain("  'GET /api/samples': {\n    summary: ");
  expect(app).toContain('  registerSampleListRoutes(app);\n');
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    expect(await format(path, text, { singleQuote: true, printWidth: 110 }), path).toEqual({
      code: text,
      errors: [],
    });
  }
  rmSync(join(root, 'widgets'), { recursive: true });
  const other = createWidget(root, { ...request, name: 'other', component: 'Other' }, '/api/samples');
  await expect(other).rejects.toThrow('describes GET /api/samples already');
});

test('new-widget: an existing file throws, and nothing is written', async () => {
  await createWidget(root, readRequest('content/card', 'Card'));
  await expect(createWidget(root, readRequest('content/card', 'Other'))).rejects.toThrow(/already exists/);
  expect(readFileSync(join(root, 'widgets/content/card/widget.ts'), 'utf8')).toContain(`title: 'Card'`);
});

test.each([
  [undefined, undefined, /Give its place/],
  ['content/card', '', /Give its place/],
  ['elsewhere/card', 'Card', /the areas are header, search/],
  ['content/../../card', 'Card', /Give its place/],
  ['content/Card', 'Card', /not a valid name for a widget/],
  ['content/-card', 'Card', /not a valid name for a widget/],
])('new-widget: %s, "%s" throws', (place, title, why) => {
  expect(() => readRequest(place, title)).toThrow(why);
});

test('new-widget: another project has its own areas', () => {
  expect(readOwnRequest('campaigns/first-card', 'First card')).toEqual({
    area: 'campaigns',
    name: 'first-card',
    title: 'First card',
    component: 'FirstCard',
  });
  expect(() => readOwnRequest('../first-card', 'First card')).toThrow(/npx saaristo new-widget content/);
});
