import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { joinHelpers } from '../../../tools/build/join-helpers.ts';

const HELPERS = 'rolldown-runtime-AAAAAAAA.js';
const REACT = 'react-BBBBBBBB.js';

/** Creates a folder of chunks in rolldown's form: minified, with names of one letter. */
function chunks(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return folder;
}

const manifest = (): Manifest => ({
  [`_${HELPERS}`]: { file: `chunks/${HELPERS}`, name: 'rolldown-runtime' },
  [`_${REACT}`]: { file: `chunks/${REACT}`, name: 'react', imports: [`_${HELPERS}`] },
  a: { file: 'chunks/a-CCCCCCCC.js', name: 'a', isEntry: true, imports: [`_${HELPERS}`, `_${REACT}`] },
});

test("helpers: they move to React's file, and all imports follow [BUILD]", async () => {
  const folder = chunks({
    [HELPERS]: 'var e=x=>x+1,t=x=>x*2;export{e as t,t as n};',
    [REACT]: `import{t as e}from"./${HELPERS}";var t=e(1);export{t};`,
    'a-CCCCCCCC.js': `import{n as e}from"./${HELPERS}";import{t}from"./${REACT}";export const both=[e(5),t];`,
    'b-DDDDDDDD.js': `export const files=["./${HELPERS}"];`,
  });
  const changed = manifest();
  await joinHelpers(folder, changed);

  expect(readdirSync(folder)).not.toContain(HELPERS);
  const { both } = (await import(pathToFileURL(join(folder, 'a-CCCCCCCC.js')).href)) as { both: number[] };
  expect(both).toEqual([10, 2]);
  expect(readFileSync(join(folder, 'b-DDDDDDDD.js'), 'utf8')).toBe(`export const files=["./${REACT}"];`);
  expect(Object.keys(changed)).toEqual([`_${REACT}`, 'a']);
  expect(changed['a']!.imports).toEqual([`_${REACT}`]);
  expect(changed[`_${REACT}`]!.imports).toEqual([]);
});

test('helpers: without a file of React they are not moved [BUILD]', async () => {
  const folder = chunks({ [HELPERS]: 'var e=1;export{e as t};' });
  await joinHelpers(folder, {});
  expect(readdirSync(folder)).toContain(HELPERS);
});
