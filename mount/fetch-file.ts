/** The files of the build: their table as the script holds it, and how one is imported. */

/** @param groups widgets by their load strategy: `load,name,name …`, parted by `;`. An empty load is eager */
export const readLoads = (groups: string): Map<string, string> =>
  new Map(
    groups.split(';').flatMap((group) => {
      const [load, ...names] = group.split(',');
      return names.map((name) => [name, load || 'eager'] as const);
    }),
  );

/** Where the script came from: chunks are beside it, also on another origin. */
const urlOf = (file: string): string => new URL(file, import.meta.url).href;

/**
 * Imports a script of the build, by its name and the hash in it. The second attempt asks under another address, since a browser
 * may remember that a module failed. The later ones look the file up in the catalogue: after a deploy, the one that this page knows
 * may be gone.
 */
export async function fetchFile(name: string, hash: string, attempt = 0): Promise<unknown> {
  let file = `chunks/${name}-${hash}.js`;
  if (attempt > 1) {
    const answer = await fetch(urlOf('widgets.json'), { cache: 'no-cache' });
    file = RegExp(`chunks/${name}-\\w+\\.js`).exec(await answer.text())![0];
  }
  return import(/* @vite-ignore */ urlOf(file) + (attempt ? `?retry=${attempt}` : ''));
}
