/** Parts of widgets that come later than these. The build has every `import()` of widgets, and of what they share, go through here. */
import type { Fetching } from './types.ts';

let fetching: Fetching;

/** Takes over from what fetched the first widget: that has all it takes, and the stylesheets that are on their way. */
export function fetchPartsBy(given: Fetching): void {
  fetching = given;
}

/** Errors of code that did not come: an island that fails by one gets another chance when the network is back. */
const lost = new WeakSet<object>();

export const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && lost.has(error);

/**
 * Fetches a part, as often as a widget is.
 * @param load imports it
 * @param files it and what it imports, and its stylesheets, relative to `from`: asked for at once, not one after the other
 */
export const fetchPart = <Part>(load: () => Promise<Part>, files: string[] = [], from = ''): Promise<Part> =>
  fetching
    .persist(async () => {
      const others = files
        .map((file) => new URL(file, from).href)
        .map((url) =>
          url.endsWith('.css') ? fetching.style(url) : (import(/* @vite-ignore */ url) as Promise<unknown>),
        );
      const [part] = await Promise.all([load(), ...others]);
      return part;
    })
    .catch((error: unknown) => {
      if (typeof error === 'object' && error !== null) lost.add(error);
      throw error;
    });
