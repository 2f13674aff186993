/** Reads the built table of widgets, and fetches their files: scripts, what they import and their styles at once. */
import type { LoadedWidget, WidgetEntry } from './types.ts';

/** Where the script came from: chunks stand beside it, also on another origin. */
const urlOf = (file: string): string => new URL(file, import.meta.url).href;

/** Imports one file of the build, by its path relative to the script. */
export const fetchFile = (file: string): Promise<unknown> => importFrom(urlOf(file));

/**
 * @param files names without `chunks/` and `.js`, parted by spaces
 * @param groups widgets that load alike and need the same shared files: `load place …,name place place …,name …`,
 *   parted by `;`. A place is the file's in `files`; an empty load is eager.
 */
export function table(files: string, groups: string): Map<string, WidgetEntry> {
  const names = files.split(' ').map((file) => `chunks/${file}${file.endsWith('.css') ? '' : '.js'}`);
  const filesAt = (places: string[]) => places.map((place) => names[+place]!);
  const widgets = new Map<string, WidgetEntry>();
  for (const group of groups.split(';')) {
    const [head, ...rows] = group.split(',').map((row) => row.split(' '));
    const [load, ...shared] = head!;
    for (const [name, ...own] of rows)
      widgets.set(name!, {
        load: load || 'eager',
        fetch: (attempt) => fetchFiles(name!, filesAt([...own, ...shared]), attempt),
      });
  }
  return widgets;
}

/**
 * The second attempt asks under another address, since a browser may remember that a module failed. The later ones
 * look the files up in the catalogue: after a deploy, the ones that this page knows may be gone.
 */
async function fetchFiles(
  name: string,
  files: string[],
  attempt: number,
): Promise<{ default: LoadedWidget }> {
  if (attempt > 1) {
    const answer = await fetch(urlOf('widgets.json'), { cache: 'no-cache' });
    const { widgets } = (await answer.json()) as { widgets: { name: string; chunks: string[] }[] };
    files = widgets.find((widget) => widget.name === name)!.chunks;
  }
  const [own, ...others] = files.map(urlOf);
  // Waited for together, so that neither failure is nobody's.
  const [module] = await Promise.all([
    importFrom(own + (attempt ? `?retry=${attempt}` : '')),
    // An island without its styles would be shown bare, then jump. What its code imports is asked for at once.
    ...others.map((url) => (url.endsWith('.css') ? style(url) : importFrom(url))),
  ]);
  return module as { default: LoadedWidget };
}

const importFrom = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/** Links a stylesheet, once, also where the page has done so. Settles when it is in force. */
function style(url: string): Promise<unknown> | undefined {
  const link =
    [...document.querySelectorAll('link')].find(({ href }) => href === url) ??
    document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url, crossOrigin: '' }),
    );
  return link.sheet
    ? undefined
    : new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => {
          link.remove();
          reject(new Error(url));
        });
      });
}
