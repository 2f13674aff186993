import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWidget } from '../new-widget/create.ts';
import { readOwnRequest, readRequest } from '../../packages/cli/new-widget/request.ts';
import { findWidgets } from '../../packages/build/widgets.ts';
import { copyProject } from '../../test/copy-project.ts';
import { THOROUGH } from '../../test/settings.ts';

let root = '';

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

test('new-widget: the files are formatted for any title', async () => {
  const title = `Rock 'n' roll, a rather long title for a block that nobody would choose but someone may`;
  const style = { singleQuote: true, printWidth: 110 };
  for (const path of await createWidget(root, readRequest('content/x', title))) {
    const text = readFileSync(join(root, path), 'utf8');
    expect(await format(path, text, style), path).toEqual({ code: text, errors: [] });
  }
});

// The gate creates a widget and removes it again (remove-widget.test.ts).
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
  const lists = ['src/api/contract/content.ts', 'packages/cms/server/app.ts'];
  for (const file of lists) cpSync(file, join(root, file));
  const request = readRequest('content/harvest-list', 'Harvest list');
  const paths = await createWidget(root, request, '/api/harvest');
  expect(paths).toEqual(
    expect.arrayContaining([
      'src/api/harvest-list.ts',
      'packages/cms/content/harvest-list-routes.ts',
      'widgets/content/harvest-list/load.ts',
      'test/unit/widgets/content/harvest-list.test.tsx',
      ...lists,
    ]),
  );
  const [contract = '', app = ''] = lists.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(contract).toContain("  'GET /api/harvest': {\n    summary: ");
  expect(app).toContain('  registerHarvestListRoutes(app);\n');
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    expect(await format(path, text, { singleQuote: true, printWidth: 110 }), path).toEqual({
      code: text,
      errors: [],
    });
  }
  rmSync(join(root, 'widgets'), { recursive: true });
  const other = createWidget(root, { ...request, name: 'other', component: 'Other' }, '/api/harvest');
  await expect(other).rejects.toThrow('describes GET /api/harvest already');
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
