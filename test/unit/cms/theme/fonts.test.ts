import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SITES } from '#lib/site.ts';
import { getPreloadedFonts } from '../../../../cms/theme/fonts.ts';

const theme = (site: string) => readFileSync(`styles/themes/${site}.css`, 'utf8');
const family = (site: string) =>
  /--sa-font-display: var\(--sa-font-(\w+)\)/.exec(theme(site))?.[1] ?? 'serif';
const FILES: Record<string, RegExp> = { serif: /^fraunces/, grotesque: /^bricolage/, text: /^figtree/ };

it.each(SITES)('fonts: the pages of %s preload exactly the fonts of their theme [I18N-05]', (site) => {
  const files = getPreloadedFonts(site);
  expect(files.filter((file) => FILES[family(site)]?.test(file))).toHaveLength(1);
  expect(files).toHaveLength(family(site) === 'text' ? 1 : 2);
});

it('fonts: the stylesheet declares every preloaded file [I18N-05]', () => {
  const css = readFileSync('cms/theme/fonts.css', 'utf8');
  for (const file of SITES.flatMap(getPreloadedFonts)) expect(css).toContain(`/theme/fonts/${file}`);
});
