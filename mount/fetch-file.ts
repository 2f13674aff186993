/** Reads the script's table of widgets and imports files of the build. */

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

/**
 * Imports a script of the build by its name and hash. The second attempt uses another URL, because browsers may cache a failed import.
 * Later attempts read the file's present name from the catalogue, because a deploy may have removed the known one.
 */
export async function fetchFile(name: string, hash: string, attempt = 0): Promise<unknown> {
  let file = `chunks/${name}-${hash}.js`;
  if (attempt > 1) {
    const answer = await fetch(getUrl('widgets.json'), { cache: 'reload' });
    file = RegExp(`chunks/${name}-\\w+\\.js`).exec(await answer.text())![0];
  }
  return import(/* @vite-ignore */ getUrl(file) + (attempt ? `?retry=${attempt}` : ''));
}
