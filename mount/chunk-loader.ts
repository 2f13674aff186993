/** Parts of widgets that come later than these. The build has every `import()` of widgets, and of what they share, go through here. */
import type { Fetching } from './types.ts';

/** Undefined until a widget is mounted. */
let fetching: Fetching | undefined;

/** Has parts fetched by the means that fetched the first widget: it knows the stylesheets that are on their way. */
export function setChunkLoader(given: Fetching): void {
  fetching = given;
}

/** Errors of code that did not come: an island that fails by one gets another chance when the network is back. */
const lost = new WeakSet<object>();

export const isLost = (error: unknown): boolean => lost.has(error as object);

/**
 * Fetches a part, as often as a widget is.
 * @param load imports it
 * @param files it and what it imports, and its stylesheets, relative to `from`: asked for at once, not one after the other
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  files: string[] = [],
  from = '',
): Promise<Part> {
  try {
    // Somebody who uses the page before anything is mounted has what makes calls fetched.
    if (!fetching) return await load();
    const { retry, style, own } = fetching;
    return await retry(async (attempt) => {
      // The page may be older than the last deploy.
      const found = attempt > 1 && own(files[0], attempt);
      if (found) return (await found) as Part;
      const others = files.map((file) => {
        const { href } = new URL(file, from);
        return href.endsWith('.css') ? style(href) : (import(/* @vite-ignore */ href) as Promise<unknown>);
      });
      const [part] = await Promise.all([load(), ...others]);
      return part;
    });
  } catch (error) {
    if (error instanceof Error) lost.add(error);
    throw error;
  }
}
