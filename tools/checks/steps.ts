/** Where the test runners leave their reports; empty at the start of every run. */
export const reports = '.cache/reports';

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** A command of node_modules or of the system, and its arguments. */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The step that must have passed before. */
  after?: string;
  /** Wants the processors to itself. */
  alone?: boolean;
  /** Needs Chromium. */
  browser?: boolean;
  /** Where its test runner says what passed and what failed. */
  report?: string;
  /** What it must not say, even where it passes. */
  mustNotSay?: RegExp;
}

/** A run of vitest with a report of its own, as a part of a step. */
export function vitest(report: string, ...args: string[]): Required<Pick<Step, 'command' | 'report'>> {
  const file = `${reports}/${report}.json`;
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { command: [...command, ...args], report: file };
}

/** The server's tests run on both databases in one go, and not a second time with the rest. */
const serverTests = 'test/unit/cms';
const server = vitest('server', '--project=node', serverTests);

/** The whole gate, in order. */
const steps: readonly Step[] = [
  // What keeps one processor busy for long goes first, so that none is left alone at the end.
  { name: 'build', command: ['tsx', 'tools/setup/build.ts'] },
  // A browser on a busy machine is given a second try; what needed it is told.
  {
    name: 'stories',
    browser: true,
    ...vitest('stories', '--retry=1'),
    env: { STORIES: '1' },
    // A package that Vite finds only while tests run makes it load the page anew under them; a slow machine loses them then.
    mustNotSay: /Failed to run dependency scan|dependencies optimized:/,
  },
  { name: 'unit', ...vitest('unit', '--project=unit', '--project=node', `--exclude=${serverTests}/**`) },
  // Its pages are rendered by the build.
  {
    ...server,
    name: 'server',
    after: 'build',
    command: ['tsx', 'tools/with-postgres.ts', ...server.command],
  },
  { name: 'conformance', ...vitest('conformance', '--project=conformance') },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'imports', command: ['tsx', 'tools/imports/check.ts'] },
  { name: 'unused', command: ['knip'] },
  { name: 'commits', command: ['tsx', 'tools/checks/commits.ts'] },
  { name: 'docs', command: ['tsx', 'tools/docs/write.ts', '--check'] },
  { name: 'api', after: 'build', command: ['tsx', 'tools/api/check.ts'] },
  { name: 'size', after: 'build', command: ['npm', 'run', '--silent', 'size'] },
  {
    name: 'e2e',
    after: 'build',
    browser: true,
    alone: true,
    command: ['playwright', 'test', '--retries=1'],
    env: { E2E_REPORT: `${reports}/e2e.json` },
    report: `${reports}/e2e.json`,
  },
];

/**
 * @param only names of steps, parted by commas; undefined means all
 * @returns the steps that are meant, with those that they come after
 * @throws where a name is unknown
 */
export function choose(only: string | undefined): readonly Step[] {
  if (only === undefined) return steps;
  const names = new Set(only.split(','));
  for (const name of names)
    if (!steps.some((step) => step.name === name))
      throw new Error(`There is no step "${name}"; there are ${steps.map((step) => step.name).join(', ')}.`);
  for (const { name, after } of steps) if (names.has(name) && after) names.add(after);
  return steps.filter(({ name }) => names.has(name));
}
