import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { WidgetFolder } from '../build/widgets.ts';
import { reports, type Step, vitest } from '../checks/steps.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Finds unit tests that import the widget, directly or through a helper in the same folder. Paths are relative to the root. */
function testsOf({ area, name }: Pick<WidgetFolder, 'area' | 'name'>, root: string): string[] {
  const folder = 'test/unit';
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const found = files.filter(({ text }) => text.includes(`/widgets/${area}/${name}/`));
  const helpers = found.filter(({ path }) => !isTest(path)).map(({ path }) => `'./${basename(path)}'`);
  const byHelper = files.filter(({ text }) => helpers.some((helper) => text.includes(helper)));
  return [...new Set([...found, ...byHelper].map(({ path }) => path))].filter(isTest).toSorted();
}

/** Returns a pattern that matches the whole name in a test's title, but not longer names that contain it. */
const inTitle = (name: string): string => `(?<![\\w-])${name}(?![\\w-])`;

/**
 * Returns the checks of one widget, in order. The bundle is built if it is missing or older than its sources.
 * @param root the root of the project
 */
export function stepsOf(widget: Pick<WidgetFolder, 'area' | 'name'>, root: string): readonly Step[] {
  const { area, name } = widget;
  const stories = `stories/${area}/${name}.stories.tsx`;
  const tests = testsOf(widget, root);
  const written = [`widgets/${area}/${name}`, stories, ...tests].filter((path) =>
    existsSync(join(root, path)),
  );
  const pages = `${reports}/widget-pages.json`;
  return [
    { name: 'build', command: ['tsx', 'tools/setup/build.ts'] },
    {
      name: 'stories',
      browser: true,
      ...vitest('widget-stories', stories),
      env: { STORIES: '1' },
    },
    {
      name: 'conformance',
      ...vitest('widget-conformance', '--project=conformance', '-t', inTitle(name)),
    },
    ...(tests.length > 0 ? [{ name: 'unit', ...vitest('widget-unit', ...tests) }] : []),
    {
      name: 'pages',
      after: 'build',
      browser: true,
      command: ['playwright', 'test', 'every-page'],
      env: { WIDGET: name, E2E_REPORT: pages },
      report: pages,
    },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'lint', command: ['oxlint', '--type-aware', ...written] },
    { name: 'format', command: ['oxfmt', '--check', ...written] },
  ];
}

/** Returns the last line of the output, a summary. */
export function conclusion(
  name: string,
  results: readonly { name: string; ok: boolean }[],
  seconds: number,
): string {
  const failed = results.filter(({ ok }) => !ok).map((result) => result.name);
  return failed.length === 0
    ? `✓ ${name}: all ${results.length} checks passed in ${Math.round(seconds)} s`
    : `✗ ${name}: ${failed.join(', ')} failed, ${results.length - failed.length} of ${results.length} checks passed in ${Math.round(seconds)} s`;
}
