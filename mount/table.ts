/** Reads the built table of widgets, and fetches their files: scripts, what they import and their styles at once. */
import type { LoadedWidget, WidgetEntry } from './types.ts';

/** Where the script came from: chunks stand beside it, also on another origin. */
const base = import.meta.url;

const urlOf = (file: string): string => new URL(file, base).href;

/** Imports one file of the build, by its path relative to the script. */
export const fetchFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ urlOf(file));

/** `files`: names without `chunks/` and `.js`, parted by spaces. `rows`: `name|load place place …`, parted by `;`; no load means eager. */
export function table(files: string, rows: string): Map<string, WidgetEntry> {
  const names = files.split(' ').map((file) => `chunks/${file}${file.endsWith('.css') ? '' : '.js'}`);
  return new Map(
    rows.split(';').map((row) => {
      const [head = '', ...places] = row.split(' ');
      const [name = '', load = 'eager'] = head.split('|');
      return [
        name,
        {
          load,
          fetch: (attempt) =>
            fetchFiles(
              name,
              places.map((place) => names[+place]!),
              attempt,
            ),
        },
      ];
    }),
  );
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
    const catalogue = (await (await fetch(urlOf('widgets.json'), { cache: 'no-cache' })).json()) as {
      widgets: { name: string; chunks: string[] }[];
    };
    files = catalogue.widgets.find((widget) => widget.name === name)!.chunks;
  }
  const urls = files.map(urlOf);
  const styles = urls.filter((url) => url.endsWith('.css')).map(linkStyle);
  urls.slice(1).forEach((url) => url.endsWith('.js') && link('modulepreload', url));
  const module = import(/* @vite-ignore */ urls[0] + (attempt ? `?retry=${attempt}` : '')) as Promise<{
    default: LoadedWidget;
  }>;
  // An island without its styles would be shown bare, then jump.
  await Promise.all(styles);
  return module;
}

function link(rel: string, href: string): HTMLLinkElement | undefined {
  if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) return;
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  element.crossOrigin = 'anonymous';
  document.head.append(element);
  return element;
}

const loading = new Map<string, Promise<unknown>>();

/** Settles when the stylesheet is in force. One that the page links already is not linked again. */
function linkStyle(href: string): Promise<unknown> {
  let promise = loading.get(href);
  if (!promise) {
    promise = new Promise<unknown>((resolve, reject) => {
      if ([...document.styleSheets].some((sheet) => sheet.href === href)) return resolve(0);
      const element = link('stylesheet', href)!;
      element.onload = resolve;
      element.onerror = () => {
        element.remove();
        loading.delete(href);
        reject(new Error(`${href} could not be loaded`));
      };
    });
    loading.set(href, promise);
  }
  return promise;
}
