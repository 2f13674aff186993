/** Parts of widgets that come later than these. The build has every `import()` of widgets, and of what they share, go through here. */
import { persist } from '#lib/persist.ts';
import { style } from './style.ts';

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
  persist(async () => {
    const others = files
      .map((file) => new URL(file, from).href)
      .map((url) =>
        url.endsWith('.css') ? style(url) : (import(/* @vite-ignore */ url) as Promise<unknown>),
      );
    const [part] = await Promise.all([load(), ...others]);
    return part;
  }).catch((error: unknown) => {
    if (typeof error === 'object' && error !== null) lost.add(error);
    throw error;
  });
