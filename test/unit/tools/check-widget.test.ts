import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findWidgets } from '../../../tools/build/widgets.ts';
import { findWidget } from '../../../tools/build/find-widget.ts';
import { formatFailures } from '../../../tools/check-widget/failures.ts';
import { formatConclusion, createSteps } from '../../../tools/check-widget/steps.ts';

const project = resolve(import.meta.dirname, '../../..');
const cart = { area: 'shop', name: 'cart' };

describe('check-widget name', () => {
  const widgets = findWidgets(join(project, 'widgets'));

  test.each(['like-button', 'content/like-button'])('%s is found', (asked) => {
    expect(findWidget(asked, widgets)).toMatchObject({ area: 'content', name: 'like-button' });
  });

  test.each([
    ['like-buton', 'like-button'],
    ['content/likebutton', 'like-button'],
    ['carousel', 'hero-carousel'],
    ['FAQ', 'faq-list'],
    ['shop/like-button', 'like-button'],
  ])('the unknown name %s throws and suggests %s', (asked, near) => {
    expect(() => findWidget(asked, widgets)).toThrow(
      new RegExp(`^There is no widget "${asked}"; similar names are .*\\b${near}\\b`),
    );
  });

  test('a missing name throws with the usage', () => {
    expect(() => findWidget('', widgets)).toThrow(
      /^Give the name of a widget, for example npm run check-widget --/,
    );
  });
});

describe('check-widget steps', () => {
  let root = '';
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const step = (name: string) => createSteps(cart, root).find((one) => one.name === name);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'check-widget-'));
    write('package.json', '{}');
    write('widgets/shop/cart/widget.ts', '');
    write('stories/shop/cart.stories.tsx', '');
    write('test/unit/widgets/shop/cart/shop.tsx', "import '../../../../../widgets/shop/cart/Cart.tsx'");
    write('test/unit/widgets/shop/cart/lines.test.tsx', "import { shop } from './shop.tsx'");
    write('test/unit/widgets/totals.test.tsx', "import '../../../widgets/shop/cart/totals.ts'");
    write('test/unit/widgets/sync.test.tsx', "import '../../../widgets/shop/cart-sync/CartSync.tsx'");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('types, lint, format, unit tests, conformance, stories, texts, documents and pages run, after the build', () => {
    const steps = createSteps(cart, root);
    expect(new Set(steps.map(({ name }) => name))).toEqual(
      new Set([
        'build',
        'stories',
        'conformance',
        'unit',
        'pages',
        'types',
        'lint',
        'format',
        'texts',
        'docs',
      ]),
    );
    expect(step('pages')).toMatchObject({ after: 'build', env: { WIDGET: 'cart' } });
    expect(step('stories')).toMatchObject({ env: { STORIES: '1' } });
    expect(step('stories')?.command).toContain('stories/shop/cart.stories.tsx');
  });

  test('quick: steps that need the build or a browser are left out', () => {
    expect(createSteps(cart, root, true).map(({ name }) => name)).toEqual([
      'conformance',
      'types',
      'unit',
      'lint',
      'format',
      'texts',
      'docs',
    ]);
  });

  test('lint and format: files of src, cms and test that name the widget or its calls are included', () => {
    write('widgets/shop/cart/examples.ts', "export const visits = [{ calls: ['GET /api/carts/current'] }];");
    write('widgets/shop/cart/Cart.tsx', "import '../../../src/lib/totals.ts';");
    write('src/lib/totals.ts', 'export const totals = 1;');
    write('src/lib/other.ts', 'export const other = 1;');
    write('src/api/contract/carts.ts', "export const carts = { 'GET /api/carts/current': {} };");
    write('cms/shop/cart-routes.ts', "registerOperation(app, 'GET /api/carts/current', get);");
    write('cms/theme/cart.css', "[data-widget='cart'] {}");
    for (const name of ['lint', 'format'])
      expect(
        step(name)!
          .command.filter((word) => /^(src|cms)\//.test(word))
          .toSorted(),
      ).toEqual(['cms/shop/cart-routes.ts', 'src/api/contract/carts.ts', 'src/lib/totals.ts']);
  });

  test('only tests that import the widget, directly or through a helper, are included', () => {
    const files = (name: string) => step(name)?.command.filter((word) => word.startsWith('test/'));
    const own = ['test/unit/widgets/shop/cart/lines.test.tsx', 'test/unit/widgets/totals.test.tsx'];
    expect(files('unit')).toEqual(own);
    expect(files('lint')).toEqual(own);
    expect(step('lint')?.command).toContain('widgets/shop/cart');
  });

  test('a widget without unit tests has no unit step', () => {
    rmSync(join(root, 'test/unit/widgets'), { recursive: true });
    expect(step('unit')).toBeUndefined();
  });

  test.each([
    ['cart API-03 MOUNT', true],
    ['EXAMPLE cart, filled: its props pass', true],
    ['PROPS cart-sync: absurd props', false],
    ['add-to-cart MOUNT', false],
  ])("conformance tests with the widget's name in the title are included: %s, %s", (title, isTaken) => {
    expect(step('conformance')).toMatchObject({ env: { WIDGET: 'cart' } });
    const pattern = step('conformance')!.command.at(-1)!;
    expect(new RegExp(pattern).test(title)).toBe(isTaken);
  });
});

test('check-widget: the last line names the failed checks, or says that all passed', () => {
  const types = { name: 'types', ok: true };
  expect(formatConclusion('cart', [types, { name: 'lint', ok: true }], 41.6)).toBe(
    '✓ cart: all 2 checks passed in 42 s',
  );
  expect(formatConclusion('cart', [types, { name: 'lint', ok: false }], 9)).toBe(
    '✗ cart: lint failed, 1 of 2 checks passed in 9 s',
  );
});

const line = '⎯'.repeat(20);
/** The output of vitest with failed tests. */
const printFailed = (count: number): string =>
  [
    'passed test\n'.repeat(500),
    `${line} Failed Tests ${count} ${line}`,
    ...Array.from(
      { length: count },
      (_, at) =>
        ` FAIL  a.test.ts > test ${at + 1}\nError: reason ${at + 1}\n${'  frame\n'.repeat(100)}\n${line}[${at + 1}/${count}]${line}\n`,
    ),
    ' Tests  failed',
  ].join('\n');

test('check-widget, failures: the cause comes first, with the first failures only, and other checks by name', () => {
  const text = formatFailures([
    { name: 'stories', output: printFailed(9) },
    { name: 'conformance', output: printFailed(40) },
  ]);
  expect(text).toMatch(/^conformance:/);
  expect(text).toContain('reason 3');
  expect(text).not.toMatch(/reason 4|passed test/);
  expect(text).toContain('37 more. The whole output is in .cache/reports/check-widget-conformance.log.');
  expect(text).toMatch(/same reason: stories \(.*\)\.$/);
  expect(text.split('\n').length).toBeLessThan(100);
});

test.each([
  ['a compiler', 'widget.ts(3,1): error TS1: no', 'widget.ts(3,1): error TS1: no'],
  [
    'Playwright',
    'Running 2 tests\n[1/2] a\n  1) [desktop] a.test.ts:1 a\n\n    Error: moved\n\n  1 failed',
    'Error: moved',
  ],
])('check-widget, failures: those of %s are shown', (_program, output, shown) => {
  const text = formatFailures([{ name: 'types', output }]);
  expect(text).toContain(shown);
  expect(text).not.toContain('Running 2 tests');
});
