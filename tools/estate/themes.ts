/** Puts the themes of all sites into `styles/saaristo.css`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../build/widgets.ts';
import { updateSiteNames } from '../setup/site-names.mjs';

const STYLESHEET = join(ROOT, 'styles/saaristo.css');
const THEMES = "@import '../sites/*/theme.css';";

/** Replaces the one import of all themes, in the order of the list of sites, which is updated first. */
export function siteThemes(): Plugin {
  const names = updateSiteNames(ROOT);
  return {
    name: 'saaristo-site-themes',
    enforce: 'pre',
    transform(code, id) {
      if (id.replace(/\?.*$/, '') !== STYLESHEET) return undefined;
      const imports = names.map((name) => THEMES.replace('*', name));
      return { code: code.replace(THEMES, imports.join('\n')), map: null };
    },
  };
}
