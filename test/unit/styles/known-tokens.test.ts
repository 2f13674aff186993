import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

const stylesheets = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));

const declared = new Set(
  ['styles', 'src', 'widgets', 'packages/cms/theme']
    .flatMap(stylesheets)
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/--sa-[\w-]+(?=\s*:)/g) ?? []),
);

test.each(['styles', 'src', 'widgets', 'packages/cms/theme'].flatMap(stylesheets))(
  'styles: %s uses only existing tokens',
  (file) => {
    const used = [...readFileSync(join(root, file), 'utf8').matchAll(/var\(\s*(--sa-[\w-]+)/g)].map(
      ([, name]) => name,
    );
    expect(used.filter((name) => name && !declared.has(name))).toEqual([]);
  },
);

test.each(['src', 'widgets'].flatMap(stylesheets))(
  'styles: the layout of %s does not depend on the number of children, which grows while a page arrives [CLS 0]',
  (file) => {
    const counting = /[^\n]*:has\([^{]*:(?:nth|last|only|first)-[^{]*\{/g;
    expect(readFileSync(join(root, file), 'utf8').match(counting) ?? []).toEqual([]);
  },
);

test("base styles: no rule for an island's content depends on its marker's state, whose changes would recalculate all styles", () => {
  const base = readFileSync(join(root, 'styles/base.css'), 'utf8');
  const [, byState] = /:is\(\[data-widget-state='mounted'\][^{]*\{([^}]*)\}/.exec(base) ?? [];
  expect(byState).toContain('color:');
  expect(byState).not.toMatch(/[&{]/);
  expect(base.match(/data-widget-state/g)).toHaveLength(1);
});
