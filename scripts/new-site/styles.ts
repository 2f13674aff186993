import { contrast, mix } from './contrast.ts';
import type { NewSite } from './request.ts';

/** Minimum contrast of text, with a margin for rounding. */
const READABLE = 4.6;

const WHITE = '#ffffff';
const BLACK = '#101010';

/** Darkens a colour until text in it is readable on all grounds. */
function darkenFor(colour: string, grounds: string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mix(colour, BLACK, share);
    if (grounds.every((ground) => contrast(darker, ground) >= READABLE)) return darker;
  }
  return BLACK;
}

/** Escapes a text for XML and HTML. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Creates a theme from the brand's colour. Each pair of text and ground has a contrast of at least 4.5:1. */
function createTheme({ site, name, colour }: NewSite): string {
  const onBrand = contrast(WHITE, colour) >= READABLE ? WHITE : BLACK;
  const soft = mix(WHITE, colour, 0.08);
  const sunken = mix(WHITE, colour, 0.04);
  return `
/* ${name.replace(/\*\//g, '')}. */
:where([data-site='${site}']) {
  --sa-color-brand: ${colour};
  --sa-color-brand-strong: ${mix(colour, onBrand === WHITE ? BLACK : WHITE, 0.2)};
  --sa-color-on-brand: ${onBrand};
  --sa-color-brand-soft: ${soft};
  --sa-color-surface-sunken: ${sunken};
  --sa-color-inverse: ${mix(colour, BLACK, 0.85)};
  --sa-color-on-inverse: ${sunken};
  --sa-color-link: ${darkenFor(colour, [WHITE, soft, sunken])};
}
`;
}

const createLogo = ({ name, colour }: NewSite): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 56" width="160" height="56" role="img" aria-label="${escapeXml(name)}">
  <text x="0" y="37" font-family="system-ui, sans-serif" font-weight="700" font-size="${Math.min(28, Math.floor(260 / name.length))}" fill="${darkenFor(colour, [WHITE])}">${escapeXml(name)}</text>
</svg>
`;

const createMark = ({ name, colour }: NewSite): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="12" fill="${colour}"/>
  <text x="32" y="45" font-family="system-ui, sans-serif" font-weight="700" font-size="38" text-anchor="middle" fill="${contrast(WHITE, colour) >= READABLE ? WHITE : BLACK}">${escapeXml(Array.from(name)[0] ?? '')}</text>
</svg>
`;

/** Creates the theme and the logos of a site in `styles/themes/<site>/`, by path. */
export const createStyles = (request: NewSite): Record<string, string> => ({
  [`styles/themes/${request.site}/theme.css`]: createTheme(request),
  [`styles/themes/${request.site}/logo.svg`]: createLogo(request),
  [`styles/themes/${request.site}/mark.svg`]: createMark(request),
});
