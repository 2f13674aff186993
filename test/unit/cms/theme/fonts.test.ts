import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SITES } from '#lib/site.ts';
import { getPreloadedFonts } from '../../../../cms/theme/fonts.ts';

const theme = (site: string) => readFileSync(`styles/themes/${site}.css`, 'utf8');
const family = (site: string) =>
  /--sa-font-display: var\(--sa-font-(\w+)\)/.exec(theme(site))?.[1] ?? 'serif';
const FILES: Record<string, RegExp> = { serif: /^fraunces/, grotesque: /^bricolage/, text: /^figtree/ };

it.each(SITES)('I18N-05 preloads the fonts that the theme of %s shows, and no other', (site) => {
  const files = getPreloadedFonts(site);
  expect(files.filter((file) => FILES[family(site)]?.test(file))).toHaveLength(1);
  expect(files).toHaveLength(family(site) === 'text' ? 1 : 2);
});

it('I18N-05 declares every preloaded file in the stylesheet', () => {
  const css = readFileSync('cms/theme/fonts.css', 'utf8');
  for (const file of SITES.flatMap(getPreloadedFonts)) expect(css).toContain(`/theme/fonts/${file}`);
});
