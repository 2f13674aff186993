import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedContent } from '../../demo/shipped-content.ts';
import { getPreloadedFonts } from '../../theme/fonts.ts';

const theme = (site: string) => readFileSync(`styles/themes/${site}/theme.css`, 'utf8');
const family = (site: string) =>
  /--sa-font-display: var\(--sa-font-(\w+)\)/.exec(theme(site))?.[1] ?? 'serif';
const FILES: Record<string, RegExp> = { serif: /^fraunces/, grotesque: /^bricolage/, text: /^figtree/ };

it.each(shippedContent.sites)(
  'fonts: the pages of $site preload exactly the fonts of their theme [I18N-05]',
  ({ site, displayFont }) => {
    const files = getPreloadedFonts(displayFont);
    expect(files.filter((file) => FILES[family(site)]?.test(file))).toHaveLength(1);
    expect(files).toHaveLength(family(site) === 'text' ? 1 : 2);
  },
);

it('fonts: the stylesheet declares every preloaded file [I18N-05]', () => {
  const css = readFileSync('packages/cms/theme/fonts.css', 'utf8');
  for (const file of shippedContent.sites.flatMap(({ displayFont }) => getPreloadedFonts(displayFont)))
    expect(css).toContain(`/theme/fonts/${file}`);
});
