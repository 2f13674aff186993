/** Finds the source of a browser's error by the source maps of the development server. */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ErrorPlace } from '../../mount/editing/error-place.ts';

/** Lines and columns from 1. */
interface Position {
  line: number;
  column: number;
}

/** A position in a module as the browser has loaded it. */
interface Frame extends Position {
  url: string;
}

/** Reads the positions of an error's stack, the innermost first. */
export const readStack = (stack: string): Frame[] =>
  [...stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/gm)].map(([, url, line, column]) => ({
    url: url!,
    line: Number(line),
    column: Number(column),
  }));

/** Lines shown before and after the line of an error. */
const CONTEXT = 2;

/** Returns the lines around a line (from 1), which is marked. */
export function formatFrame(text: string, line: number): string {
  const lines = text.split('\n');
  const first = Math.max(1, line - CONTEXT);
  return lines
    .slice(first - 1, line + CONTEXT)
    .map((code, at) => `${first + at === line ? '>' : ' '} ${String(first + at).padStart(4)} | ${code}`)
    .join('\n');
}

/** Returns the position in the source, or the given one if the map does not have it. */
function findOriginal(map: unknown, position: Position): Position {
  if (typeof map !== 'object' || map === null || !('mappings' in map) || !map.mappings) return position;
  const entry = new SourceMap(map as SourceMapPayload).findEntry(position.line - 1, position.column - 1) as {
    originalLine?: number;
    originalColumn?: number;
  };
  return entry.originalLine === undefined
    ? position
    : { line: entry.originalLine + 1, column: (entry.originalColumn ?? 0) + 1 };
}

/** Finds the innermost position of a stack in the files of `isOwn`. */
export async function findErrorPlace(
  { config: { root }, environments: { client } }: ViteDevServer,
  stack: string,
  isOwn: (file: string) => boolean,
): Promise<Omit<ErrorPlace, 'id'>> {
  for (const { url, line, column } of readStack(stack)) {
    const { pathname, search } = new URL(url);
    // Vite adds the time of a change to the URL of a module.
    const request = pathname + search.replace(/([?&])t=\d+&?/, '$1').replace(/[?&]$/, '');
    const module = await client.moduleGraph.getModuleByUrl(request);
    if (!module?.file || !isOwn(module.file)) continue;
    const found = findOriginal(module.transformResult?.map, { line, column });
    return {
      file: `${module.file}:${found.line}:${found.column}`,
      label: `${relative(root, module.file)}:${found.line}:${found.column}`,
      frame: formatFrame(readFileSync(module.file, 'utf8'), found.line),
    };
  }
  return {};
}
