/** Folder of the test runners' reports; emptied at the start of every run. */
export const reports = '.cache/reports';

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** The command, from node_modules or the system, and its arguments. */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Name of the step that has to pass first. */
  after?: string;
  /** Whether no other step may run at the same time. */
  isAlone?: boolean;
  /** Whether it needs Chromium. */
  needsBrowser?: boolean;
  /** Path of its test runner's report. */
  report?: string;
  /** Output that makes the step fail even if its command succeeds. */
  mustNotSay?: RegExp;
}

/** Returns a run of vitest with its own report, as a part of a step. */
export function createVitestRun(
  report: string,
  ...args: string[]
): Required<Pick<Step, 'command' | 'report'>> {
  const file = `${reports}/${report}.json`;
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { command: [...command, ...args], report: file };
}

/** The server's tests run on both databases in one step and are excluded from the unit step. */
const serverTests = 'packages/cms/test';
const server = createVitestRun('server', '--project=node', serverTests);

/** All steps of the gate, in order. */
const steps: readonly Step[] = [
  // Long steps that keep one processor busy come first, so that both processors stay busy until the end.
  { name: 'build', command: ['tsx', 'scripts/setup/build.ts'] },
  // Browser tests get a second try on a busy machine; the gate reports the tests that needed it.
  {
    name: 'stories',
    needsBrowser: true,
    ...createVitestRun('stories', '--retry=1'),
    env: { STORIES: '1' },
    // If Vite finds a new dependency while tests run, it reloads the page under them, which loses tests on a slow machine.
    mustNotSay: /Failed to run dependency scan|dependencies optimized:/,
  },
  {
    name: 'unit',
    ...createVitestRun('unit', '--project=unit', '--project=node', `--exclude=${serverTests}/**`),
  },
  // The build's bundle renders the pages of these tests.
  {
    ...server,
    name: 'server',
    after: 'build',
    command: ['tsx', 'scripts/with-postgres.ts', ...server.command],
  },
  { name: 'conformance', ...createVitestRun('conformance', '--project=conformance') },
  // The pages of the demo use the types of the widgets' props, which the build writes.
  { name: 'types', after: 'build', command: ['tsx', 'scripts/checks/types.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', after: 'build', command: ['oxlint', '--type-aware'] },
  { name: 'imports', command: ['tsx', 'scripts/imports/check.ts'] },
  { name: 'unused', after: 'build', command: ['knip'] },
  { name: 'commits', command: ['tsx', 'scripts/checks/commits.ts'] },
  { name: 'docs', command: ['tsx', 'scripts/docs/write.ts', '--check'] },
  { name: 'api', after: 'build', command: ['tsx', 'scripts/api/check.ts'] },
  { name: 'package', after: 'build', command: ['tsx', 'test/long/package/staged.ts'] },
  { name: 'size', after: 'build', command: ['tsx', 'scripts/size/size.ts'] },
  {
    name: 'e2e',
    after: 'build',
    needsBrowser: true,
    isAlone: true,
    command: ['playwright', 'test', '--retries=1'],
    env: { E2E_REPORT: `${reports}/e2e.json` },
    report: `${reports}/e2e.json`,
  },
];

/**
 * Selects steps.
 * @param only names of steps, separated by commas; undefined selects all
 * @returns the selected steps and those that they depend on
 * @throws if a name is unknown
 */
export function selectSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps;
  const names = new Set(only.split(','));
  for (const name of names)
    if (!steps.some((step) => step.name === name))
      throw new Error(`There is no step "${name}"; there are ${steps.map((step) => step.name).join(', ')}.`);
  for (const { name, after } of steps) if (names.has(name) && after) names.add(after);
  return steps.filter(({ name }) => names.has(name));
}
