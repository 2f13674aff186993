import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Each file breaks the rule next to it; the last two break none. */
const cases: [file: string, code: string, rule: string | undefined][] = [
  ['src/lib/static.ts', `import { x } from '#ui/x.ts';\nexport const y = x;\n`, 'saaristo(imports)'],
  ['src/lib/again.ts', `export { x } from '#ui/x.ts';\n`, 'saaristo(imports)'],
  ['src/lib/all.ts', `export * from '#store/x.ts';\n`, 'saaristo(imports)'],
  ['src/lib/type.ts', `import type { X } from '#ui/x.ts';\nexport type Y = X;\n`, 'saaristo(imports)'],
  ['src/ui/late.ts', `export const load = () => import('#forms/x.ts');\n`, 'saaristo(imports)'],
  ['src/ui/up.ts', `export { x } from '../lib/x.ts';\n`, 'saaristo(imports)'],
  ['src/lib/call.ts', `export { default } from 'axios';\n`, 'saaristo(imports)'],
  ['widgets/a/b/Other.tsx', `export { x } from '../c/x.ts';\n`, 'saaristo(imports)'],
  ['mount/widgets.ts', `export { x } from '../widgets/a/b/x.ts';\n`, 'saaristo(imports)'],
  ['packages/cms/page.ts', `export { x } from '#ui/x.ts';\n`, 'saaristo(imports)'],
  ['src/ui/set.ts', `export const set = (e: Element) => {\n  e.innerHTML = '<b>';\n};\n`, 'saaristo(html)'],
  [
    'src/ui/outer.ts',
    `export const set = (e: Element) => {\n  e['outerHTML'] = '<b>';\n};\n`,
    'saaristo(html)',
  ],
  [
    'mount/insert.ts',
    `export const add = (e: Element) => e.insertAdjacentHTML('afterend', '<b>');\n`,
    'saaristo(html)',
  ],
  [
    'widgets/a/b/Html.tsx',
    `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
    'saaristo(html)',
  ],
  [
    'widgets/a/b/props.ts',
    `export const p = { dangerouslySetInnerHTML: { __html: '' } };\n`,
    'saaristo(html)',
  ],
  [
    'src/store/float.ts',
    `const later = async () => 1;\nexport const go = () => {\n  later();\n};\n`,
    'typescript(no-floating-promises)',
  ],
  ['src/ui/alt.tsx', `export const Picture = () => <img src="/a.png" />;\n`, 'jsx-a11y(alt-text)'],
  [
    'src/ui/hook.tsx',
    `import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n`,
    'react(hooks)',
  ],
  [
    'src/api/fine.ts',
    `import { x } from '#lib/x.ts';\nexport { default } from 'axios';\nexport const y = x;\n`,
    undefined,
  ],
  ['src/ui/RichText.tsx', `export const set = (e: Element) => {\n  e.innerHTML = '<b>';\n};\n`, undefined],
];

const root = resolve(import.meta.dirname, '../..');
let folder = '';
let found = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const path of [
    '.oxlintrc.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'package.json',
    'scripts/lint',
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, code] of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the names of the rules that each file breaks */
function lint(): Map<string, string[]> {
  const command = [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--type-aware',
    '--format=json',
    'src',
    'widgets',
    'mount',
    'packages',
  ];
  let output = '';
  try {
    output = execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    // oxlint exits with 1 if a rule is broken, with its findings on standard output.
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
  const rules = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) rules.set(filename, [...(rules.get(filename) ?? []), code]);
  return rules;
}

test.each(cases)('import rules: %s', (file, _code, rule) => {
  expect(found.get(file) ?? [undefined]).toContain(rule);
});
