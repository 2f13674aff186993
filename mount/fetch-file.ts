/** Reads the script's table of widgets and imports files of the build, with the integrity that the page demands. */
import { clean } from '#lib/clean.ts';

/** @param groups widgets by load strategy: `load,name,name …`, separated by `;` */
export const readLoads = (groups: string): Map<string, string> =>
  new Map(
    groups.split(';').flatMap((group) => {
      const [load = '', ...names] = group.split(',');
      return names.map((name) => [name, load] as const);
    }),
  );

/** Returns the URL of a file of the build. They are beside the script, also on another origin. */
export const getUrl = (file: string): URL => new URL(file, import.meta.url);

/** Returns the integrity value of a file in the page's import maps (docs/package.md#integrity). */
export function findIntegrity(url: string): string | undefined {
  for (const { textContent } of clean(document).querySelectorAll('script[type=importmap i]'))
    try {
      const { integrity } = JSON.parse(textContent) as { integrity?: Record<string, string> };
      for (const key in integrity) if (new URL(key, document.baseURI).href === url) return integrity[key];
    } catch {
      // The browser has reported the wrong import map.
    }
  return undefined;
}

/**
 * Imports a script of the build by its name and hash. From the third attempt on it reads the file's present name from the catalogue, because
 * a deploy may have removed the known one. If the page's import map names the known file, it has to name the present one, too.
 */
export async function fetchFile(name: string, hash: string, attempt = 0): Promise<unknown> {
  let { href } = getUrl(`chunks/${name}-${hash}.js`);
  const isChecked = attempt > 0 && findIntegrity(href) !== undefined;
  if (attempt > 1) {
    const answer = await fetch(getUrl('widgets.json'), { cache: 'reload' });
    ({ href } = getUrl(RegExp(`chunks/${name}-\\w+\\.js`).exec(await answer.text())![0]));
    if (isChecked && !findIntegrity(href)) throw new Error(`${href} is not in the import map`);
  }
  // Firefox keeps a failed import of an address until the page loads again. The import map names no other address.
  if (attempt && !isChecked && CSS.supports('-moz-appearance', 'none')) href += `?retry=${attempt}`;
  return import(/* @vite-ignore */ href);
}
