/** `npx saaristo check-content <source>…`: checks stored blocks against a bundle before it is deployed. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { printLines, printText } from '../../../src/lib/printable.ts';
import { checkMarker, type MarkerProblem } from '../content/check-marker.ts';
import { readWidgets } from '../doctor/visit.ts';
import { findInSource } from './sources.ts';

export const CHECK_CONTENT_USAGE = `Usage: npx saaristo check-content <source>… [--bundle folder] [--blocks names] [--json]

Checks the blocks of stored content against a bundle before it is deployed, with the bundle's migrations. Names each
problem by page, block and field. Ends with 1 if it finds one.

A source is a file or folder (HTML, JSON, lines of JSON), the URL of a page or a sitemap, or - for the standard input:

  wp post list --post_type=any --post_status=any --fields=ID,post_title,post_content --format=json | npx saaristo check-content -

--bundle folder  the folder of the new bundle, by default that of this package
--blocks names   blocks of the CMS that are no widgets, separated by commas, such as columns
--json           prints a JSON list of problems`;

/** A problem of a block. */
export interface ContentProblem extends MarkerProblem {
  page: string;
  place: string;
  widget: string;
}

type Migrate = (name: string, props: Record<string, unknown>, version: number) => unknown;

/** Reads the widgets and the migrations of a bundle. */
async function readBundle(
  folder: string,
): Promise<{ widgets: ReturnType<typeof readWidgets>; migrate: Migrate | undefined }> {
  const file = join(folder, 'widgets.json');
  const widgets = existsSync(file) ? readWidgets(readFileSync(file, 'utf8')) : new Map();
  if (widgets.size === 0) throw new Error(`${folder} is no bundle: it has no widgets.json with widgets.`);
  const server = resolve(folder, 'server.js');
  if (!existsSync(server)) return { widgets, migrate: undefined };
  const { migrateProps } = (await import(pathToFileURL(server).href)) as {
    migrateProps?: (name: string, props: Record<string, unknown>, version?: number) => { props: unknown };
  };
  const migrate: Migrate = (name, props, version) => migrateProps!(name, props, version).props;
  return { widgets, migrate: migrateProps && migrate };
}

export interface ContentCheck {
  problems: ContentProblem[];
  /** Number of blocks. */
  blocks: number;
  /** Files and pages that could not be read, with the reason. */
  unread: { page: string; why: string }[];
}

/**
 * Checks the blocks of sources against a bundle.
 * @param folder the folder of the bundle
 * @param plain names of blocks that are no widgets; the blocks in their slots are checked
 * @throws Error if the folder has no bundle
 */
export async function checkContent(
  sources: readonly string[],
  folder: string,
  plain: readonly string[] = [],
): Promise<ContentCheck> {
  const { widgets, migrate } = await readBundle(folder);
  const result: ContentCheck = { problems: [], blocks: 0, unread: [] };
  for (const source of sources)
    for await (const { marker, page, place } of findInSource(source, (unread, why) =>
      result.unread.push({ page: unread, why }),
    )) {
      result.blocks += 1;
      const widget = marker.attributes['data-widget'] ?? '';
      if (plain.includes(widget)) continue;
      for (const problem of checkMarker(marker, widgets, migrate))
        result.problems.push({ page, place, widget, ...problem });
    }
  return result;
}

/**
 * Runs the command.
 * @returns the text to print, and whether there is a problem
 * @throws Error with the usage, if the arguments are wrong
 */
export async function runCheckContent(
  args: readonly string[],
  ownBundle: string,
): Promise<{ text: string; isFaulty: boolean }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      bundle: { type: 'string', default: ownBundle },
      blocks: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new Error(CHECK_CONTENT_USAGE);
  const { problems, blocks, unread } = await checkContent(
    positionals,
    values.bundle,
    values.blocks.split(','),
  );
  const isFaulty = problems.length > 0 || unread.length > 0;
  if (values.json)
    return { text: printLines(JSON.stringify({ blocks, problems, unread }, null, 2)), isFaulty };
  const lines = [
    ...problems.map(({ page, place, widget, path, what }) =>
      printText(`✗ ${page}, ${place}, ${widget}${path === '' ? '' : `, ${path}`}: ${what}`),
    ),
    ...unread.map(({ page, why }) => printText(`✗ ${page} can't be read: ${why}`)),
    `${blocks} blocks, ${problems.length} problems`,
  ];
  return { text: lines.join('\n'), isFaulty };
}
