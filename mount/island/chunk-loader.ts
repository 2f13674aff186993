/** Imports the chunks that widgets load later. The build replaces each `import()` of widgets and shared code by `importChunk`. */
import type { MountContext } from '../types.ts';

/** A module variable, because the built `import()` passes no context. Undefined until a widget is mounted. */
let context: MountContext | undefined;

/** Sets the context whose retries and stylesheets `importChunk` uses. */
export function setChunkContext(mountContext: MountContext): void {
  context = mountContext;
}

/** Time in ms that a chunk is awaited that neither comes nor fails. */
const LIMIT_MS = 30_000;

const chunkErrors = new WeakSet<object>();

/** Returns whether an error means that a chunk could not be loaded. */
export const isChunkError = (error: unknown): boolean => chunkErrors.has(error as object);

/** Requests a chunk and its files, with retries. */
function request<Module>(load: () => Promise<Module>, files: string[], base: string): Promise<Module> {
  // A press before the first widget is mounted loads the HTTP client.
  if (!context) return load();
  const { retry, fetchFile, loadChunkStyle } = context;
  return retry(async (attempt) => {
    // A deploy may have renamed the HTTP client, which the catalogue lists.
    if (attempt > 1 && files[0]?.includes('/http-client-'))
      return (await fetchFile('http-client', attempt)) as Module;
    const others = files.map((file) => {
      const { href } = new URL(file, base);
      return href.endsWith('.css')
        ? loadChunkStyle(href)
        : (import(/* @vite-ignore */ href) as Promise<unknown>);
    });
    const [module] = await Promise.all([load(), ...others]);
    return module;
  });
}

/**
 * Imports a chunk with retries.
 * @param load imports the chunk
 * @param files the chunk, its imports and its stylesheets, relative to `base`. All are requested at once.
 * @returns the chunk's exports. Rejects with the error of the last attempt, or after 30 s.
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
  base = '',
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  try {
    return await new Promise<Module>((resolve, reject) => {
      timer = setTimeout(reject, LIMIT_MS, new Error('no answer in 30 s'));
      request(load, files, base).then(resolve, reject);
    });
  } catch (error) {
    if (error instanceof Error) chunkErrors.add(error);
    throw error;
  } finally {
    clearTimeout(timer!);
  }
}
