import { readFileSync } from 'node:fs';

/** Reads the custom properties that a file declares, in order. Its path is relative to the root, where the tests run. */
const tokensOf = (file: string): Map<string, string> => {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return new Map(
    [...css.matchAll(/(--sa-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

/** Returns a site's tokens: the shared ones, the default theme and the site's own theme. */
export const themeOf = (site: string): Map<string, string> =>
  new Map([
    ...tokensOf('styles/tokens.css'),
    ...tokensOf('styles/themes/atriafi/theme.css'),
    ...tokensOf(`styles/themes/${site}/theme.css`),
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
  return value.length === 4 ? value.slice(0, 1) + value.slice(1).replace(/./g, '$&$&') : value;
}
