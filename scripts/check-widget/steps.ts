import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { WidgetFolder } from '../../packages/build/widgets.ts';
import { reports, type Step, createVitestRun } from '../checks/steps.ts';
import { isScript, listFiles } from '../../packages/build/imports/files.ts';

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

/** Tests of texts for editors and stories, which read all widgets at once, and those of the documents that are written in the end. */
const SHARED_TESTS = { quick: ['editor-texts', 'stories', 'widget-names'], whole: ['documents', 'openapi'] };

/** Folders where a widget adds its calls and their answers. */
const SHARED = /^(src|packages\/cms)\//;

/**
 * Finds the scripts that belong to a widget: its folder, story and tests, and files of `src` and `packages/cms` that name it or its calls,
 * such as their descriptions and routes.
 */
function findScripts(
  widget: Pick<WidgetFolder, 'area' | 'name'>,
  root: string,
  tests: readonly string[],
): string[] {
  const { area, name } = widget;
  const own = [`widgets/${area}/${name}`, `stories/${area}/${name}.stories.tsx`, ...tests];
  const examples = join(root, `widgets/${area}/${name}/examples.ts`);
  const calls = existsSync(examples) ? (readFileSync(examples, 'utf8').match(/\/api\/[\w./-]+/g) ?? []) : [];
  const named = listFiles(root).filter((path) => {
    if (!SHARED.test(path) || !isScript(path)) return false;
    const text = readFileSync(join(root, path), 'utf8');
    return [name, ...calls].some((word) => text.includes(word));
  });
  return [...new Set([...own, ...named])].filter((path) => existsSync(join(root, path)));
}

/**
 * Returns the checks of one widget, in order. The bundle is built if it is missing or older than its sources.
 * @param root the root of the project
 * @param isQuick leaves out everything that needs the build or a browser, and the documents
 */
export function createSteps(
  widget: Pick<WidgetFolder, 'area' | 'name'>,
  root: string,
  isQuick = false,
): readonly Step[] {
  const { area, name } = widget;
  const tests = findTests(widget, root);
  const written = findScripts(widget, root, tests);
  const pages = `${reports}/widget-pages.json`;
  // The compiler reads unchanged modules from the file of an earlier run.
  const types = ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const { quick, whole } = SHARED_TESTS;
  const shared = [...quick, ...(isQuick ? [] : whole)].map((test) => `scripts/test/${test}.test.ts`);
  const story = `stories/${area}/${name}.stories.tsx`;
  const steps: readonly Step[] = [
    { name: 'build', command: ['tsx', 'scripts/setup/build.ts'] },
    // One of the texts' tests says how to write a missing story.
    ...(existsSync(join(root, story))
      ? [
          {
            name: 'stories',
            needsBrowser: true,
            ...createVitestRun('widget-stories', story),
            env: { STORIES: '1' },
          },
        ]
      : []),
    {
      name: 'conformance',
      ...createVitestRun('widget-conformance', '--project=conformance', '-t', createTitlePattern(name)),
      env: { WIDGET: name },
    },
    {
      name: 'types',
      ...(isQuick ? { command: types } : { after: 'build', command: ['tsx', 'scripts/checks/types.ts'] }),
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
    { name: 'lint', command: ['oxlint', '--type-aware', ...written] },
    { name: 'format', command: ['oxfmt', '--check', ...written] },
    { name: 'texts', ...createVitestRun('widget-texts', '--project=node', ...shared) },
    { name: 'docs', command: ['tsx', 'scripts/docs/write.ts', '--check'] },
  ];
  return isQuick
    ? steps.filter(({ name: step, needsBrowser }) => !['build', 'docs'].includes(step) && !needsBrowser)
    : steps;
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
