import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { withoutScript } from '../../packages/build/without-script.ts';

const config = await resolveConfig(
  { configFile: false, css: { postcss: { plugins: [withoutScript] } } },
  'build',
);
const built = async (css: string): Promise<string> =>
  (await preprocessCSS(css, 'a.css', config)).code.replaceAll(/\s+/g, ' ');

const FAILED = ':where([data-widget-failed] > saaristo-root)';

test('scripting none: rules also apply to failed islands, in the same place [BUILD]', async () => {
  expect(
    await built('.a { top: 0 } @media (scripting: none) { .b, .c > .d { top: 1px } } .e { top: 0 }'),
  ).toBe(
    `.a { top: 0 } @media (scripting: none) { .b, .c > .d { top: 1px } } ${FAILED} .b, ${FAILED} .c > .d { top: 1px } .e { top: 0 }`,
  );
});

test('scripting none: rules for some windows apply to failed islands in the same windows [BUILD]', async () => {
  expect(await built('@media (scripting: none) and (width < 9px) { .b { top: 1px } }')).toBe(
    `@media (scripting: none) and (width < 9px) { .b { top: 1px } }@media (width < 9px) { ${FAILED} .b { top: 1px } }`,
  );
});

test('scripting none: other media queries stay unchanged [BUILD]', async () => {
  const css = '@media (width < 9px) { .b { top: 1px } }';
  expect(await built(css)).toBe(css);
});

test.each([
  '@media (scripting: enabled) { .b { top: 1px } }',
  '@media print and (scripting: none) { .b { top: 1px } }',
  '@media print { @media (scripting: none) { .b { top: 1px } } }',
  '.b { @media (scripting: none) { top: 1px } }',
  '@media (scripting: none) { @media print { .b { top: 1px } } }',
])('scripting none: %s throws, since it cannot apply to failed islands [BUILD]', async (css) => {
  await expect(built(css)).rejects.toThrow(/is to/);
});
