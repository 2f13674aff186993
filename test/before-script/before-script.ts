/**
 * Uses every widget before its script: `npm run before-script`, or one widget, `npm run before-script -- --only cart`, or one kind, `-- --kind never`. For each widget one
 * script that is ten seconds late, a missing one, and one that loads while an input method composes a text. Exits with 1 if a cell failed.
 */
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { buildIfNeeded } from '../../tools/setup/build.ts';
import { chromium } from '../chromium.ts';
import { runCells } from '../run-cells.ts';
import { actBeforeLateScript, actWithoutScript, composeBeforeLateScript } from './actions.ts';
import { findSubjects, openPage, type Script, type Subject, type Visit } from './page.ts';

interface Cell {
  subject: Subject;
  kind: string;
  script: Script;
  act: (visit: Visit, subject: Subject) => Promise<{ effect: string; wrong: string[] }>;
}

const { values } = parseArgs({
  options: { fresh: { type: 'boolean' }, only: { type: 'string' }, kind: { type: 'string' } },
});

if ((await buildIfNeeded()) !== 0) throw new Error('The current version could not be built.');
const subjects = await findSubjects();
const kinds: Omit<Cell, 'subject'>[] = [
  { kind: 'late', script: 'late', act: actBeforeLateScript },
  { kind: 'never', script: 'never', act: actWithoutScript },
  { kind: 'composing', script: 'late', act: composeBeforeLateScript },
];
const usedKinds = kinds.filter(({ kind }) => values.kind === undefined || values.kind === kind);
const cells: Cell[] = subjects
  .filter(({ name }) => values.only === undefined || values.only === name)
  .flatMap((subject) => usedKinds.map((kind) => ({ ...kind, subject })));

const browser = await playwright.launch(chromium);
try {
  const results = await runCells({
    command: ['before-script', values.kind, values.only].filter((part) => part !== undefined).join('-'),
    cells,
    width: 3,
    getName: ({ kind, subject }) => `${kind} ${subject.name}`,
    async runCell({ subject, script, act }) {
      const context = await browser.newContext();
      try {
        const tab = await context.newPage();
        tab.setDefaultTimeout(20_000);
        const { effect, wrong } = await openPage(tab, subject, script, (visited) => act(visited, subject));
        return { wrong, seen: effect };
      } finally {
        await context.close();
      }
    },
  });
  for (const { kind } of usedKinds) {
    const own = results.filter(({ name }) => name.startsWith(`${kind} `));
    const passed = own.filter(({ wrong }) => wrong.length === 0);
    const effects = [...new Set(passed.map(({ seen }) => String(seen)))].map(
      (effect) => `${passed.filter(({ seen }) => seen === effect).length} ${effect}`,
    );
    console.log(`${kind}: ${passed.length} of ${own.length} (${effects.join(', ')})`);
  }
  if (results.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
} finally {
  await browser.close();
}
