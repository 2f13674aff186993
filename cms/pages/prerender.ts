import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page, and the names of the widgets of it that the server renders. Gives the page with their islands in it. */
export type Prerender = (page: string, widgets: ReadonlySet<string>) => Promise<string>;

/** What `dist/server.js` exports, as far as a page needs it (docs/embedding.md#rendering-on-a-server). */
export interface PrerenderModule {
  prerender: (html: string, options: { widgets: ReadonlySet<string> }) => Promise<string>;
}

/** Renders by the build in `dist`, read anew when a build replaces it; without one, pages stay as they are. */
export function prerenderFrom(dist: string): Prerender {
  const file = path.join(dist, 'server.js');
  return async (page, widgets) => {
    const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return page;
    const built = (await import(`${pathToFileURL(file).href}?built=${builtAt}`)) as PrerenderModule;
    return built.prerender(page, { widgets });
  };
}
