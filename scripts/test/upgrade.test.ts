/** `saaristo upgrade` from a template of 0.1.0 to one of 0.2.0 with a moved file, a renamed prop and other changes. */
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { init } from '../../packages/cli/init/init.ts';
import { upgradeFrom } from '../../packages/cli/upgrade/upgrade.ts';

const GREETING = 'widgets/content/greeting';
const [MOVED, TO] = ['test/every-widget.test.ts', 'test/contract.test.ts'] as const;

let folder: string;
const sides = { base: '', theirs: '', mine: '' };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saaristo-upgrade-'));
  for (const side of Object.keys(sides) as (keyof typeof sides)[]) sides[side] = join(folder, side);
  init(sides.base);
  cpSync(sides.base, sides.mine, { recursive: true });
  cpSync(sides.base, sides.theirs, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (side: keyof typeof sides, path: string): string =>
  readFileSync(join(sides[side], path), 'utf8');
/** Changes a file of one side. Throws if it has nothing to replace. */
function edit(side: keyof typeof sides, path: string, from: string, to: string): void {
  const text = read(side, path);
  if (!text.includes(from)) throw new Error(`${path} lacks ${from}`);
  writeFileSync(join(sides[side], path), text.replaceAll(from, to));
}
const upgrade = (): string => upgradeFrom(sides.mine, { ...sides, from: '0.1.0', to: '0.2.0' });

test('upgrade: an edited file that the template moves has both changes in the new place [PACK]', () => {
  renameSync(join(sides.theirs, MOVED), join(sides.theirs, TO));
  edit('theirs', TO, '// The contract', '// Since 0.2.0: the contract');
  edit('mine', MOVED, 'testContract(widgets, {', "testContract(widgets, {\n  settings: { apiBase: '/x' },");
  expect(upgrade()).toContain(`${TO}: was ${MOVED}; correct what names it`);
  expect(existsSync(join(sides.mine, MOVED))).toBe(false);
  expect(read('mine', TO)).toContain('// Since 0.2.0: the contract');
  expect(read('mine', TO)).toContain("apiBase: '/x'");
});

test('upgrade: a renamed prop comes with its migration, beside edits of other lines [PACK]', () => {
  edit('theirs', `${GREETING}/widget.ts`, '    name: v.pipe', '    who: v.pipe');
  edit(
    'theirs',
    `${GREETING}/widget.ts`,
    "  load: 'visible',",
    "  load: 'visible',\n  version: 2,\n  migrations,",
  );
  writeFileSync(
    join(sides.theirs, `${GREETING}/migrations.ts`),
    'export const migrations = { 1: ({ name, ...rest }) => ({ who: name, ...rest }) };\n',
  );
  edit('mine', `${GREETING}/widget.ts`, "title: 'Greeting'", "title: 'Welcome'");
  const said = upgrade();
  expect(said).toContain(`written  ${GREETING}/migrations.ts`);
  expect(said).toContain(`merged   ${GREETING}/widget.ts`);
  expect(said).toContain('check-content');
  expect(read('mine', `${GREETING}/widget.ts`)).toMatch(/'Welcome'[^]*who: v\.pipe[^]*version: 2/);
});

test.each<[what: string, change: () => void, says: RegExp, path: string, holds: RegExp]>([
  [
    'lines that both sides changed get conflict marks',
    () => {
      edit('theirs', 'estate.ts', "['main']", "['main', 'shop']");
      edit('mine', 'estate.ts', "['main']", "['brand']");
    },
    /estate\.ts: both sides changed the same lines: choose between/,
    'estate.ts',
    /<<<<<<< yours\n[^]*'brand'[^]*>>>>>>> 0\.2\.0/,
  ],
  [
    'an unedited file becomes the template’s',
    () => edit('theirs', 'index.html', 'A CMS writes', 'A server writes'),
    /written {2}index\.html/,
    'index.html',
    /A server writes/,
  ],
  [
    'an edited file that the template left alone stays',
    () => edit('mine', 'index.html', 'A CMS writes', 'We write'),
    /No file changes/,
    'index.html',
    /We write/,
  ],
  [
    'an unedited file that the template removed is removed',
    () => rmSync(join(sides.theirs, 'render-page.js')),
    /removed {2}render-page\.js/,
    'render-page.js',
    /^removed$/,
  ],
  [
    'an edited file that the template removed is kept and listed',
    () => {
      rmSync(join(sides.theirs, 'render-page.js'));
      edit('mine', 'render-page.js', '10_000', '20_000');
    },
    /render-page\.js: no longer in the template; yours is edited, and kept/,
    'render-page.js',
    /20_000/,
  ],
  [
    'a removed file stays removed, and its change is listed',
    () => {
      edit('theirs', 'test/greeting.test.tsx', 'Aino', 'Eino');
      rmSync(join(sides.mine, 'test/greeting.test.tsx'));
    },
    /test\/greeting\.test\.tsx: changed in the template; you removed/,
    'test/greeting.test.tsx',
    /^removed$/,
  ],
  [
    'a file where the template has a new one is kept and listed',
    () => {
      writeFileSync(join(sides.theirs, 'notes.md'), 'theirs\n');
      writeFileSync(join(sides.mine, 'notes.md'), 'ours\n');
    },
    /notes\.md: new in the template; you have another file there, which is kept/,
    'notes.md',
    /^ours/,
  ],
  [
    'package.json gets new scripts, and keeps and lists edited ones',
    () => {
      edit('theirs', 'package.json', '"start": "vite"', '"start": "vite --open", "audit": "npm audit"');
      edit('mine', 'package.json', '"start": "vite"', '"start": "vite --host"');
    },
    /package\.json: scripts\.start: the template has "vite --open"; yours is kept/,
    'package.json',
    /"start": "vite --host"[^]*"audit": "npm audit"[^]*"template": "0\.2\.0"/,
  ],
])('upgrade: %s [PACK]', (_what, change, says, path, holds) => {
  change();
  expect(upgrade()).toMatch(says);
  const text = existsSync(join(sides.mine, path)) ? read('mine', path) : 'removed';
  expect(text).toMatch(holds);
});
