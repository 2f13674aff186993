import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { islandStyles } from '../../packages/build/island-styles.ts';

const config = await resolveConfig(
  { configFile: false, css: { postcss: { plugins: [islandStyles] } } },
  'build',
);
const build = (css: string, file = 'first-card.module.css') =>
  preprocessCSS(css, `/widgets/${file}`, config).then(({ code }) => code);

test.each([
  ['h2 { top: 0 }', 'h2'],
  ['html { top: 0 }', 'html'],
  ['body { top: 0 }', 'body'],
  [':root { top: 0 }', ':root'],
  ['* { top: 0 }', '*'],
  [':global(h2) { top: 0 }', ':global(h2)'],
  [':global(.page) h2 { top: 0 }', ':global(.page) h2'],
  [':global .page { top: 0 }', ':global .page'],
  [':global { h2 { top: 0 } }', ':global'],
  ['.a, h2 { top: 0 }', 'h2'],
  ['h2:not(.a) { top: 0 }', 'h2:not(.a)'],
  ['h2:has(.a) { top: 0 }', 'h2:has(.a)'],
  [':global(html):has(.a) h2 { top: 0 }', ':global(html):has(.a) h2'],
  ['[data-widget] { top: 0 }', '[data-widget]'],
  ['html:has(.a) { top: 0 }', 'html:has(.a)'],
  [':global(main):has(.a) { top: 0 }', ':global(main):has(.a)'],
  ['@media (width > 9px) { main { top: 0 } }', 'main'],
  ['@supports (top: 0) { @media print { main { top: 0 } } }', 'main'],
])('island styles: %s is refused with its file and line [BUILD]', async (css, selector) => {
  const error: unknown = await build(`.first { top: 0 }\n${css}`).catch((reason: unknown) => reason);
  expect(String(error)).toContain(`the selector "${selector}" reaches elements outside of the island`);
  expect(error).toMatchObject({ file: '/widgets/first-card.module.css', line: 2 });
});

test('island styles: a stylesheet that is no CSS module, it is refused in the folder of a widget [BUILD]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-card-'));
  try {
    writeFileSync(join(folder, 'widget.ts'), '');
    const css = preprocessCSS('h2 { top: 0 }', join(folder, 'FirstCard.css'), config);
    await expect(css).rejects.toThrow('name the file <Name>.module.css');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  '.a h2 { top: 0 }',
  '.a > * { top: 0 }',
  ':is(.a, .b) p { top: 0 }',
  '.a { & h2 { top: 0 } &:hover { top: 0 } }',
  ':global(dialog) .a { top: 0 }',
  '.a:global(.ready) { top: 0 }',
  ':global(html):has(.a) { overflow: hidden }',
  ':global(body):has(.a) { padding: 0 }',
  ':global([data-widget]):has(.a) { min-height: 0 }',
  '@media print { :global(body):has(.a) :not(.a, .a *) { display: none } }',
  '@keyframes turn { to { rotate: 1turn } from { rotate: 0deg } }',
])('island styles: %s is allowed [BUILD]', async (css) => {
  await expect(build(css)).resolves.toContain('{');
});

test.each([
  '#fff',
  '#12345678',
  'RED',
  'rgb(0 0 0 / 50%)',
  'rgba(1,2,3,.5)',
  'hsl(120deg 1% 1%)',
  'oklch(40% 0.1 20)',
])('island styles: the colour %s is refused with its file and line [BUILD]', async (colour) => {
  const error: unknown = await build(`.a {\n  border: 1px solid ${colour};\n}`).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/the colour ".+" is literal: use a token/);
  expect(error).toMatchObject({ file: '/widgets/first-card.module.css', line: 2 });
});

test.each([
  '.a { color: var(--sa-color-text) }',
  '.a { background: rgb(var(--sa-shadow-color) / 62%) }',
  '.a { background: color-mix(in srgb, var(--sa-color-brand) 20%, transparent); color: currentColor }',
  '.a { border-color: ButtonText; white-space: pre }',
  '.a { grid-template-areas: "red green" }',
  '.a { background: url(#red) }',
  '@media print { .a { color: #000 } }',
])('island styles: %s has no literal colour [BUILD]', async (css) => {
  await expect(build(css)).resolves.toContain('{');
});

test('island styles: stylesheets of themes are not checked [BUILD]', async () => {
  await expect(build(':root { --brand: #123456 }', 'theme.css')).resolves.toContain('#123456');
});
