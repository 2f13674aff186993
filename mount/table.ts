/** Reads the built table of widgets, and fetches their code, which says which styles it needs. */
import { style } from './style.ts';
import type { WidgetCode, WidgetEntry } from './types.ts';

/** Where the script came from: chunks stand beside it, also on another origin. */
const urlOf = (file: string): string => new URL(file, import.meta.url).href;

/** Imports one file of the build, by its path relative to the script. */
export const fetchFile = (file: string): Promise<unknown> => importFrom(urlOf(file));

/**
 * @param groups widgets by their load strategy: `load,name-hash,name-hash …`, parted by `;`. An empty load is eager; the
 *   hash is the six characters that the name of the widget's own script ends in.
 */
export function table(groups: string): Map<string, WidgetEntry> {
  return new Map(
    groups.split(';').flatMap((group) => {
      const [load, ...files] = group.split(',');
      return files.map((file) => {
        const name = file.slice(0, -7);
        return [
          name,
          {
            load: load || 'eager',
            fetch: (attempt: number) => fetchCode(name, `chunks/${file}.js`, attempt),
          },
        ] as const;
      });
    }),
  );
}

/**
 * The second attempt asks under another address, since a browser may remember that a module failed. The later ones
 * look the file up in the catalogue: after a deploy, the one that this page knows may be gone.
 */
async function fetchCode(name: string, file: string, attempt: number): Promise<WidgetCode> {
  if (attempt > 1) {
    const answer = await fetch(urlOf('widgets.json'), { cache: 'no-cache' });
    const { widgets } = (await answer.json()) as { widgets: { name: string; chunks: string[] }[] };
    file = widgets.find((widget) => widget.name === name)!.chunks[0]!;
  }
  const url = urlOf(file);
  const module = (await importFrom(url + (attempt ? `?retry=${attempt}` : ''))) as WidgetCode;
  // An island without its styles would be shown bare, then jump.
  await Promise.all((module.styles ?? []).map((path) => style(new URL(path, url).href)));
  return module;
}

const importFrom = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);
