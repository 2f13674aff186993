import { readFileSync } from 'node:fs';

/** Relative to the root of the project, where the tests run. */
export const STYLES = 'styles/';

/** Reads the custom properties that a file of `styles/` declares, in order. */
const tokensOf = (file: string): Map<string, string> => {
  const css = readFileSync(STYLES + file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return new Map(
    [...css.matchAll(/(--sa-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

/** Returns a site's tokens: the shared ones, the default theme and the site's own theme. */
export const themeOf = (site: string): Map<string, string> =>
  new Map([
    ...tokensOf('tokens.css'),
    ...tokensOf('sites/atriafi/theme.css'),
    ...tokensOf(`sites/${site}/theme.css`),
  ]);

/**
 * Resolves a colour role to a hex colour, following `var()`.
 * @throws if it resolves to anything else
 */
export function colour(theme: Map<string, string>, role: string): string {
  const value = theme.get(`--sa-color-${role}`) ?? '';
  const reference = /^var\(--sa-color-([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colour(theme, reference);
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(value))
    throw new Error(`--sa-color-${role} is no hex colour: '${value}'`);
  return value;
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two hex colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
