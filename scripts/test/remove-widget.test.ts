import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPlaces, listRemovals, type Traces, readTraces } from '../remove-widget/traces.ts';
import { copyProject } from '../../test/copy-project.ts';
import { THOROUGH } from '../../test/settings.ts';

let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('remove-widget, traces', () => {
  const sample = { area: 'forms', name: 'sample-form' };

  beforeEach(() => {
    root = copyProject(['package.json']);
    write(
      'widgets/forms/sample-form/SampleForm.tsx',
      `import { freeSample } from '#schemas/sample.ts';\nimport { read } from '#lib/read.ts';\nexport default [freeSample, read];\n`,
    );
    write(
      'widgets/forms/sample-form/examples.ts',
      `export const visits = [{ calls: ['GET /api/captcha/challenge', 'POST /api/samples/evening-7'] }];\n`,
    );
    write('widgets/shop/cart/Cart.tsx', `import { read } from '#lib/read.ts';\nexport default read;\n`);
    write(
      'widgets/shop/cart/examples.ts',
      `export const visits = [{ calls: ['GET /api/captcha/challenge'] }];\n`,
    );
    write('src/schemas/sample.ts', `import { rule } from './rule.ts';\nexport const freeSample = rule;\n`);
    write('src/schemas/rule.ts', `export const rule = 1;\n`);
    write('src/lib/read.ts', `export const read = 1;\n`);
    write('src/api/mocks/answers.ts', `export const calls = [\n  { path: '/api/samples/:evening' },\n];\n`);
  });

  const left = (traces: Traces = readTraces(root, sample)): string[] =>
    findPlaces(root, traces, listRemovals(root, traces)).map(({ path, line }) =>
      line ? `${path}:${line}` : path,
    );

  test.each([
    ['a marker on a page', 'packages/cms/content/pages/samples.ts', `\n{ widget: 'sample-form' }\n`],
    ['a marker in HTML', 'dev.html', `\n<div data-widget="sample-form"></div>\n`],
    ['styles', 'styles/print.css', `\n[data-widget='sample-form'] {}\n`],
    ['styles that a page wears', 'packages/cms/theme/site.css', `\n.SampleForm-row {}\n`],
    ['a group of chunks', 'packages/build/groups.ts', `\nexport const test = /\\/sample-form\\//;\n`],
    ['a document', 'docs/cms.md', `\n| \`sample-form\` | /naytteet |\n`],
    [
      'a test that imports it',
      'test/unit/a.test.ts',
      `\nimport '../../widgets/forms/sample-form/SampleForm.tsx';\n`,
    ],
    ['a route of its call', 'packages/cms/api/samples.ts', `\napp.post('/api/samples/:evening', take);\n`],
    [
      'an import of its schema',
      'packages/cms/enquiries/forms.ts',
      `\nimport { freeSample } from '#schemas/sample.ts';\n`,
    ],
    [
      'an import of its schema from the package',
      'packages/cms/enquiries/forms.ts',
      `import {\n  freeSample,\n} from 'saaristo/schemas';\n`,
    ],
    ['the kind of its enquiries', 'packages/cms/enquiries/forms.ts', `\n'free-sample': checkedBy(sample),\n`],
    ['a label of them', 'packages/cms/admin/messages/common.ts', `\n'free-sample': 'Ilmaisnäyte',\n`],
    [
      'an import of a removed route',
      'packages/cms/server/app.ts',
      `\nimport { registerSampleRoutes } from '../content/sample-routes.ts';\n`,
    ],
    [
      'a use of a removed route',
      'packages/cms/server/app.ts',
      `import { registerSampleRoutes } from '../content/sample-routes.ts';\nregisterSampleRoutes();\n`,
    ],
    [
      'an import in time',
      'stories/a.tsx',
      `\nexport const late = () => import('../src/schemas/sample.ts');\n`,
    ],
  ])('%s is found with file and line', (_what, path, text) => {
    write(path, text);
    expect(left()).toContain(`${path}:2`);
  });

  test('modules of src that only this widget needs are listed, shared ones are not', () => {
    expect(left()).toEqual(['src/api/mocks/answers.ts:2', 'src/schemas/rule.ts', 'src/schemas/sample.ts']);
  });

  test("a file with the widget's name is listed as a whole", () => {
    write('packages/cms/pages/sample-form.ts', `export const sampleForm = 1;\n`);
    expect(left()).toContain('packages/cms/pages/sample-form.ts');
  });

  test.each([
    ['a widget whose name begins alike', 'packages/cms/a.ts', `export const a = 'sample-form-long';\n`],
    ['a part that widgets share', 'packages/cms/b.ts', `import '#ui/sample-form/Part.tsx';\n`],
    ['what was once true', 'CHANGELOG.md', '- `sample-form`\n'],
    ['what the guide shows', 'docs/writing-a-widget.md', '`sample-form`\n'],
    ['a command', 'README.md', 'npm run check-widget -- sample-form\n'],
    ['a key elsewhere', 'packages/cms/demo/pages.ts', `export const page = { 'free-sample': 1 };\n`],
    ['what is generated', 'docs/blocks/forms.md', '## sample-form\n'],
    ['what is installed or built', 'dist/widgets.json', '"sample-form"\n'],
  ])('%s is not listed', (_what, path, text) => {
    write(path, text);
    expect(left().filter((place) => place.startsWith(path))).toEqual([]);
  });

  test('a name of one word is found in quotes and paths only', () => {
    write(
      'packages/cms/a.ts',
      `// The cart of a visitor.\nexport const block = { widget: 'cart' };\nexport const cart = 1;\n`,
    );
    write('test/unit/a.test.ts', `import '../../widgets/shop/cart/Cart.tsx';\n`);
    expect(left(readTraces(root, { area: 'shop', name: 'cart' }))).toEqual([
      'packages/cms/a.ts:2',
      'test/unit/a.test.ts:1',
    ]);
  });
});

describe('npm run remove-widget', () => {
  const run = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(join(root, 'node_modules/.bin/tsx'), args, {
      cwd: root,
      encoding: 'utf8',
    });
    return { output: stdout + stderr, status };
  };

  test.runIf(THOROUGH)(
    'a new widget is removed completely; one that is named elsewhere exits with 1 until the last place is removed',
    { timeout: 120_000 },
    () => {
      root = copyProject([
        '.oxfmtrc.json',
        'docs/theming.md',
        'package.json',
        'tsconfig.base.json',
        'tsconfig.json',
        'mount',
        'src',
        'packages/build',
        'packages/cli',
        'scripts',
      ]);
      // Imports of missing files count as places that are left.
      for (const file of ['chromium.ts', 'copy-project.ts', 'render.tsx', 'settings.ts'])
        write(`test/${file}`, 'export {};\n');
      write('src/api/mocks/handlers.ts', 'export {};\n');
      write('stories/from-examples.tsx', 'export {};\n');
      expect(run('scripts/new-widget/main.ts', 'content/kept-card', 'Kept card').status).toBe(0);
      const before = readFileSync(join(root, 'docs/blocks/content.md'), 'utf8');
      const paths = [
        'widgets/content/gone-card',
        'stories/content/gone-card.stories.tsx',
        'test/unit/widgets/content/gone-card.test.tsx',
      ];

      run('scripts/new-widget/main.ts', 'content/gone-card', 'Gone card');
      write('src/api/gone.ts', `export const gone = 1;\n`);
      write('widgets/content/gone-card/send.ts', `export { gone } from '#api/gone.ts';\n`);
      write('packages/cms/page.ts', `export const block = { widget: 'gone-card' };\n`);
      const first = run('scripts/remove-widget/main.ts', 'content/gone-card');
      expect(first).toMatchObject({ status: 1 });
      expect(first.output).toMatch(/cms\/page\.ts:1 .*gone-card/);
      expect(first.output).toContain('src/api/gone.ts');
      for (const path of paths) expect(first.output).toContain(path);
      expect(paths.filter((path) => existsSync(join(root, path)))).toEqual([]);
      expect(readFileSync(join(root, 'docs/blocks/content.md'), 'utf8')).toBe(before);

      rmSync(join(root, 'packages/cms/page.ts'));
      // The folder that names this module has been removed before.
      const second = run('scripts/remove-widget/main.ts', 'gone-card');
      expect(second).toMatchObject({ status: 1, output: expect.stringContaining('src/api/gone.ts') });
      rmSync(join(root, 'src/api/gone.ts'));
      expect(run('scripts/remove-widget/main.ts', 'gone-card')).toMatchObject({
        status: 0,
        output: expect.stringContaining('No file names gone-card any more.'),
      });

      const unknown = run('scripts/remove-widget/main.ts', 'gone-card');
      expect(unknown).toMatchObject({
        status: 1,
        output: expect.stringContaining('There is no widget "gone-card"'),
      });
    },
  );
});
