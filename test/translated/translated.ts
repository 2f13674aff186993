/**
 * `npm run translated`: tests every story on pages whose texts a browser's translation or an extension has changed. Each story is played
 * and gets other props; its final texts have to be those without a translation. `-- like-button` tests only files with this text.
 */
import { relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { ensureChromium } from '../../tools/setup/chromium.ts';
import { root } from '../../tools/setup/ensure.mjs';
import { TRANSLATIONS } from '../dom/translate.ts';
import { runCells } from '../run-cells.ts';

/** The number of tests of a file, by the way in which the texts are changed. */
type Counts = Record<string, number>;

/** Waits for the runs of the stories' tests, and counts the passed ones. */
function countPassed(modules: readonly TestModule[]): Counts {
  const counts: Counts = {};
  for (const module of modules)
    for (const test of module.children.allTests('passed')) {
      const how = test.parent.type === 'suite' ? test.parent.name : 'unchanged';
      counts[how] = (counts[how] ?? 0) + 1;
    }
  return counts;
}

/** Returns the failures of a file, one sentence each. */
function listFaults(modules: readonly TestModule[], unhandled: readonly unknown[]): string[] {
  const describe = (error: unknown): string =>
    String((error as Error | undefined)?.message ?? error)
      // Storybook's advice to open the story.
      .replace(/^.*Click to debug.*$/gm, '')
      .trim()
      .slice(0, 1500);
  return [
    ...modules.flatMap((module) => [
      ...module.errors().map(describe),
      ...[...module.children.allTests('failed')].map(
        (test) => `${test.fullName}: ${(test.result().errors ?? []).map(describe).at(0)}`,
      ),
    ]),
    ...unhandled.map(describe),
  ];
}

ensureChromium();
// The command line of vitest sets these as well.
Object.assign(process.env, { VITEST: 'true', NODE_ENV: 'test', STORIES: '1', TRANSLATED: '1' });
const filter = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const vitest = await createVitest('test', { root, watch: false, reporters: [{}], retry: 1 });
const specifications = (await vitest.globTestSpecifications(filter)).sort((a, b) =>
  a.moduleId.localeCompare(b.moduleId),
);
const results = await runCells({
  command: 'translated',
  cells: specifications,
  getName: ({ moduleId }) => relative(root, moduleId),
  async runCell(specification) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // Earlier files are in the result as well.
    const modules = testModules.filter(({ moduleId }) => moduleId === specification.moduleId);
    return { wrong: listFaults(modules, unhandledErrors), seen: countPassed(modules) };
  },
});
await vitest.close();

const total = (how: string): number =>
  results.reduce((sum, { seen }) => sum + ((seen as Counts | undefined)?.[how] ?? 0), 0);
console.table(Object.fromEntries(['unchanged', ...TRANSLATIONS].map((how) => [how, { passed: total(how) }])));
console.log(`${total('unchanged')} stories × ${TRANSLATIONS.length} kinds of changed texts`);
process.exit(results.some(({ wrong }) => wrong.length > 0) ? 1 : 0);
