import { createHash } from 'node:crypto';

/**
 * The name that a class of a CSS module has on a page: with the text of its stylesheet in it, so that two versions of a widget do not style
 * each other. Vite's own names have the line as well, which is of no use and in every stylesheet, script and page.
 */
export const classNameOf = (name: string, _file: string, css: string): string =>
  `_${name}_${createHash('sha256').update(css).digest('hex').slice(0, 5)}`;
