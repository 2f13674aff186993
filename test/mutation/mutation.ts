/**
 * Changes the code of a room, one mutant at a time, and runs the room's tests with each: `npm run mutation`.
 * Arguments: rooms, files or lines like `mount/load.ts:10-12` (default: all rooms), `--since <commit>` for changed lines
 * only, `--fresh` to test mutants again whose results are stored, `--every-test` to list the tests that kill no mutant
 * alone (slow), `--tests <glob>` for these tests instead of those of the room and its files, `--part 3/10` for the third of each ten mutants.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ACCEPTED } from './accepted.ts';
import { listChangedLines } from './changed-lines.ts';
import { compareSurvivors, getScore, listSuperfluousTests, listSurvivors } from './results.ts';
import { isInPart } from './part.js';
import { ROOMS } from './rooms.ts';
import type { Room } from './rooms.ts';

/** Folder of the stored results and reports. */
const FOLDER = '.cache/mutation';

process.chdir(join(import.meta.dirname, '../..'));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    'every-test': { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
    tests: { type: 'string' },
    part: { type: 'string', default: '1/1' },
  },
});

/** Whether only some mutants are tested. */
const isPart = values.part !== '1/1';

/** Returns the globs or lines of a room that are changed. Empty if there is nothing to do. */
function listTargets(room: Room, changed: readonly string[] | undefined): string[] {
  const isInside = (path: string) => path.startsWith(`${room.name}/`) && /\.tsx?(?::|$)/.test(path);
  if (changed) return changed.filter(isInside);
  if (positionals.length === 0 || positionals.includes(room.name)) return [`${room.name}/**/*.{ts,tsx}`];
  return positionals.filter(isInside);
}

/**
 * Ends of the names of files without behaviour: declarations, texts for visitors and editors, and examples. Also entries
 * of the build, which run in processes and threads of their own.
 */
const LEFT_OUT = [
  '.d.ts',
  'messages.ts',
  'editor-texts.ts',
  'forms/labels.ts',
  'complaint-visit.ts',
  'prerender/bin.ts',
  'prerender/server.ts',
  'prerender/worker.ts',
];

/**
 * Removes all mutants but the killed ones from stored results. Stryker takes over survivors of code that runs when its
 * module is loaded, also if a new test would kill them.
 */
function forgetSurvivors(path: string): void {
  if (!existsSync(path)) return;
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  for (const [name, file] of Object.entries(report.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
    if (LEFT_OUT.some((end) => name.endsWith(end))) delete report.files[name];
  }
  writeFileSync(path, JSON.stringify(report));
}

/** Longest name of stored results. A file system allows 255 bytes with the endings. */
const MAX_NAME_LENGTH = 200;

/** Returns a name for the results of files: that of the files, or else a digest. */
function getFileName(targets: readonly string[]): string {
  const name = targets.join('+');
  return name.length <= MAX_NAME_LENGTH ? name : createHash('sha256').update(name).digest('hex');
}

/** Runs Stryker on a room and prints the surviving mutants. Returns whether the aim is reached. */
async function runRoom(room: Room, targets: readonly string[]): Promise<boolean> {
  const isWhole = targets[0]?.includes('*') ?? false;
  // The results of a room or of files are stored, those of lines are not.
  const isStored = isWhole || targets.every((target) => !target.includes(':'));
  const name = (isWhole ? room.name : getFileName(targets)).replaceAll('/', '-');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  process.env['MUTATION_ROOM'] = room.name;
  process.env['MUTATION_PART'] = values.part;
  if (values.tests !== undefined) process.env['MUTATION_TESTS'] = values.tests;
  else {
    const { ownTests = {} } = room;
    process.env['MUTATION_OWN_TESTS'] = JSON.stringify(ownTests);
    // Other tests are not even run without a mutant.
    const needed = targets.map((target) => ownTests[target.replace(/:.*/, '')]);
    if (needed.every((tests) => tests !== undefined))
      process.env['MUTATION_TESTS'] = [...new Set(needed.flat())].join(' ');
  }
  // The files may change during the run, which tests a copy.
  const sources = new Map(
    readdirSync(room.name, { recursive: true, encoding: 'utf8' })
      .map((path) => resolve(room.name, path))
      .filter((path) => statSync(path).isFile())
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const incrementalFile = join(FOLDER, `${name}${values['every-test'] ? '-every-test' : ''}.json`);
  forgetSurvivors(incrementalFile);
  const all = await new Stryker({
    testRunner: 'own-tests',
    vitest: { related: false, configFile: 'test/mutation/vitest.config.ts' },
    plugins: ['./test/mutation/own-tests.js', './test/mutation/stored-results.js', './test/mutation/part.js'],
    checkers: isPart ? ['part'] : [],
    coverageAnalysis: 'perTest',
    mutate: [...targets, ...LEFT_OUT.map((end) => `!**/*${end}`)],
    ignorePatterns: ['/.cache', '/integrations', '/test/e2e', '/.data'],
    tempDirName: '.cache/stryker',
    tsconfigFile: 'none',
    disableTypeChecks: false,
    concurrency: Number(values.concurrency),
    // Milliseconds, and a factor of the tests' own time: the machine may be busy.
    timeoutMS: 10_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 60,
    incremental: isStored,
    incrementalFile,
    force: values.fresh,
    disableBail: values['every-test'],
    reporters: ['progress-append-only', 'stored-results', 'html'],
    htmlReporter: { fileName: join(FOLDER, `${name}.html`) },
    allowConsoleColors: false,
    warnings: false,
  }).runMutationTest();
  // Stored results of other parts, and mutants that no test runs, are also there.
  const results = all.filter((mutant) => isInPart(mutant, values.part));

  for (const { status, statusReason, fileName, location } of results) {
    if (status === 'RuntimeError')
      console.log(`${fileName}:${location.start.line} is not tested: ${statusReason?.slice(0, 500)}`);
  }
  const entries = isWhole ? ACCEPTED.filter(({ file }) => file.startsWith(`${room.name}/`)) : ACCEPTED;
  const { open, accepted, stale } = compareSurvivors(
    listSurvivors(results, (path) => sources.get(path) ?? ''),
    entries,
  );
  for (const { file, line, code, mutant, hasCoverage } of open) {
    if (hasCoverage) console.log(`${file}:${line} ${code} → ${mutant}`);
  }
  for (const path of new Set(open.map(({ file }) => file))) {
    const lines = open
      .filter(({ file, hasCoverage }) => file === path && !hasCoverage)
      .map(({ line }) => line);
    if (lines.length > 0) console.log(`${path}: no test runs the lines ${[...new Set(lines)].join(', ')}`);
  }
  if (isWhole && !isPart) {
    for (const { file, code, mutant } of stale) {
      console.log(`${file}: the list of accepted mutants has ${code} → ${mutant}, which does not survive.`);
    }
  }
  if (values['every-test']) {
    for (const id of listSuperfluousTests(results)) console.log(`kills nothing alone: ${id}`);
  }
  const { mutants, killed, timeout, survived, noCoverage, score } = getScore(results, accepted.length);
  console.log('| room | mutants | killed | timeout | survived | no coverage | accepted | score | commit |');
  console.log(
    `| ${[`${isWhole ? room.name : targets.join(' ')}${isPart ? `, part ${values.part}` : ''}`, mutants, killed, timeout, survived, noCoverage, accepted.length, `${score.toFixed(1)} %`, commit].join(' | ')} |`,
  );
  return score >= room.aim && (!isWhole || isPart || stale.length === 0);
}

const changed = values.since === undefined ? undefined : listChangedLines(values.since);
const unknown = positionals.filter(
  (path) => !ROOMS.some(({ name }) => path === name) && !existsSync(path.replace(/:.*/, '')),
);
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: neither a room nor a file.`);
for (const room of ROOMS) {
  const targets = listTargets(room, changed);
  if (targets.length === 0) continue;
  if (!(await runRoom(room, targets))) process.exitCode = 1;
}
