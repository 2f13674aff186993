/** Reads the built table of widgets, and fetches their files: scripts, what they import and their styles at once. */
import type { LoadedWidget, WidgetEntry } from './types.ts';

/** Where the script came from: chunks stand beside it, also on another origin. */
const urlOf = (file: string): string => new URL(file, import.meta.url).href;

/** Imports one file of the build, by its path relative to the script. */
export const fetchFile = (file: string): Promise<unknown> => importFrom(urlOf(file));

/**
 * @param files shared files without `chunks/` and `.js`, each with the places in this list of those that it needs:
 *   `name place place …`, parted by `;`
 * @param hash what the name of a widget's own script ends in, and of its own stylesheet
 * @param groups widgets that load alike and need the same files: `load place place …,name,name …`, parted by `;`. An empty
 *   load is eager; a `+` after a name stands for a stylesheet of its own.
 */
export function table(files: string, hash: string, groups: string): Map<string, WidgetEntry> {
  const path = (file: string) => `chunks/${file}${file.endsWith('.css') ? '' : '.js'}`;
  const shared = files.split(';').map((row) => row.split(' '));
  /** Files of these places, each after what it needs, so that styles come in their order. */
  const filesAt = (places: string[]): string[] =>
    places.flatMap((place) => {
      const [name, ...needs] = shared[+place]!;
      return [...filesAt(needs), path(name!)];
    });
  const widgets = new Map<string, WidgetEntry>();
  for (const group of groups.split(';')) {
    const [head, ...rows] = group.split(',');
    const [load, ...places] = head!.split(' ');
    for (const row of rows) {
      const [name, sheet] = row.split('+');
      const own = path(`${name}-${hash}`);
      widgets.set(name!, {
        load: load || 'eager',
        fetch: (attempt) =>
          fetchFiles(
            name!,
            [...new Set([own, ...filesAt(places), sheet === '' ? path(`${name}-${hash}.css`) : own])],
            attempt,
          ),
      });
    }
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

/** Stylesheets that this script has linked, and that are on their way. */
const styles = new Map<string, Promise<unknown>>();

/** Has a stylesheet in force: the page's own, where it has come, else a link of this script. Settles when it is. */
function style(url: string): Promise<unknown> | undefined {
  if (isInForce(url)) return;
  let promise = styles.get(url);
  if (!promise) {
    promise = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(url));
      };
      // As a preload of the page asks for it, or that one has come for nothing.
      const crossOrigin = url.startsWith(`${location.origin}/`) ? null : '';
      document.head.append(Object.assign(link, { rel: 'stylesheet', href: url, crossOrigin }));
    }).finally(() => styles.delete(url));
    styles.set(url, promise);
  }
  return promise;
}

/** A sheet that came as an error has no rules; one of another origin does not say. */
const isInForce = (url: string): boolean =>
  [...document.styleSheets].some((sheet) => {
    try {
      return sheet.href === url && sheet.cssRules.length > 0;
    } catch {
      return true;
    }
  });
