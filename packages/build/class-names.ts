import { createHash } from 'node:crypto';

/**
 * Creates the name of a CSS module's class on a page. The name contains a hash of the stylesheet, so that two versions of a widget do not
 * style each other. Vite's default name also contains the line, which only adds bytes to every stylesheet, script and page.
 */
export const classNameOf = (name: string, _file: string, css: string): string =>
  `_${name}_${createHash('sha256').update(css).digest('hex').slice(0, 5)}`;
