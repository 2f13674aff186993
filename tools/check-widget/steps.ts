import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { WidgetFolder } from '../build/widgets.ts';
import { reports, type Step, createVitestRun } from '../checks/steps.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Finds unit tests that import the widget, directly or through a helper in the same folder. Paths are relative to the root. */
function findTests({ area, name }: Pick<WidgetFolder, 'area' | 'name'>, root: string): string[] {
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
const createTitlePattern = (name: string): string => `(?<![\\w-])${name}(?![\\w-])`;

/**
 * Returns the checks of one widget, in order. The bundle is built if it is missing or older than its sources.
 * @param root the root of the project
 */
export function createSteps(widget: Pick<WidgetFolder, 'area' | 'name'>, root: string): readonly Step[] {
  const { area, name } = widget;
  const stories = `stories/${area}/${name}.stories.tsx`;
  const tests = findTests(widget, root);
  const written = [`widgets/${area}/${name}`, stories, ...tests].filter((path) =>
    existsSync(join(root, path)),
  );
  const pages = `${reports}/widget-pages.json`;
  return [
    { name: 'build', command: ['tsx', 'tools/setup/build.ts'] },
    {
      name: 'stories',
      needsBrowser: true,
      ...createVitestRun('widget-stories', stories),
      env: { STORIES: '1' },
    },
    {
      name: 'conformance',
      ...createVitestRun('widget-conformance', '--project=conformance', '-t', createTitlePattern(name)),
    },
    ...(tests.length > 0 ? [{ name: 'unit', ...createVitestRun('widget-unit', ...tests) }] : []),
    {
      name: 'pages',
      after: 'build',
      needsBrowser: true,
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
export function formatConclusion(
  name: string,
  results: readonly { name: string; ok: boolean }[],
  seconds: number,
): string {
  const failed = results.filter(({ ok }) => !ok).map((result) => result.name);
  return failed.length === 0
    ? `✓ ${name}: all ${results.length} checks passed in ${Math.round(seconds)} s`
    : `✗ ${name}: ${failed.join(', ')} failed, ${results.length - failed.length} of ${results.length} checks passed in ${Math.round(seconds)} s`;
}
