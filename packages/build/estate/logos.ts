/**
 * Puts the header's logos into one folder whose name contains a hash of all logos, so that a logo's address follows from the brand's name.
 * Twenty-eight addresses with a hash each would add half a kilobyte to every page.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../widgets.ts';

const MODULE = join(ROOT, 'widgets/header/header/logo-files.ts');
const THEMES = join(ROOT, 'styles/themes');

/** Returns the logos by the file names of the build: `<site>.svg` and `<site>-mark.svg`. */
function readLogos(): { name: string; source: Buffer }[] {
  const sites = readdirSync(THEMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return sites.flatMap(({ name }) =>
    ['logo', 'mark'].map((file) => ({
      name: file === 'logo' ? `${name}.svg` : `${name}-mark.svg`,
      source: readFileSync(join(THEMES, name, `${file}.svg`)),
    })),
  );
}

/** Writes the logos to `chunks/logos-<hash>/` and replaces the module that lists them one by one. */
export function logoFolder(): Plugin {
  return {
    name: 'saaristo-logos',
    apply: 'build',
    load(id, options) {
      if (id !== MODULE) return undefined;
      const hash = createHash('sha256');
      const files = readLogos();
      for (const { name, source } of files) hash.update(name).update(source);
      const folder = `logos-${hash.digest('base64url').slice(0, 6)}`;
      if (options?.ssr)
        return `
          export const logoFile = (name, assets) => {
            if (assets === undefined) throw new Error('The page does not give the address of the files of the build.');
            return assets + 'chunks/${folder}/' + name + '.svg';
          };
        `;
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `chunks/${folder}/${name}`, source });
      return `
        const here = import.meta.url;
        // On the page's own origin a path, as in the server's HTML.
        export const logoFile = (name) => {
          const { origin, pathname, href } = new URL('${folder}/' + name + '.svg', here);
          return origin === location.origin ? pathname : href;
        };
      `;
    },
  };
}
