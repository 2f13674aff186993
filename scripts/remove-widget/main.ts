import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findWidgets } from '../../packages/build/widgets.ts';
import { findWidget } from '../../packages/build/find-widget.ts';
import { giveUp, root } from '../setup/ensure.mjs';
import { type Place, findPlaces, listRemovals, type Traces, readTraces } from './traces.ts';

const asked = process.argv[2] ?? '';
if (!asked) giveUp('Give the name of a widget, for example npm run remove-widget -- first-card.');

/** Returns the file with the traces of a removed widget. They can only be read from its folder, so they are kept until no place is left. */
const getTracesFile = (name: string): string => join(root, '.cache/removed-widgets', `${name}.json`);

function loadTraces(): Traces {
  const name = asked.split('/').at(-1)!;
  const widgets = findWidgets(join(root, 'widgets'));
  if (!widgets.some((widget) => widget.name === name) && existsSync(getTracesFile(name)))
    return JSON.parse(readFileSync(getTracesFile(name), 'utf8')) as Traces;
  try {
    return readTraces(root, findWidget(asked, widgets));
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const formatPlace = ({ path, line, text }: Place): string => `  ${path}${line ? `:${line}` : ''}  ${text}`;

const traces = loadTraces();
const notes = getTracesFile(traces.name);
mkdirSync(dirname(notes), { recursive: true });
writeFileSync(notes, JSON.stringify(traces));

const removed = listRemovals(root, traces);
for (const path of removed) rmSync(join(root, path), { recursive: true });
// Updates the list of all blocks.
if (removed.length > 0) await import('../docs/write.ts');
if (removed.length > 0)
  console.log(`Removed:\n${[...removed, 'its entry in docs/blocks/'].map((path) => `  ${path}`).join('\n')}`);

const places = findPlaces(root, traces, removed);
if (places.length === 0) {
  rmSync(notes);
  console.log(`No file names ${traces.name} any more.`);
} else {
  const files = new Set(places.map(({ path }) => path)).size;
  console.log(`Remove by hand:\n${places.map(formatPlace).join('\n')}`);
  console.error(
    `${traces.name}: ${places.length} ${places.length === 1 ? 'place' : 'places'} in ${files} ${files === 1 ? 'file' : 'files'} left; npm run remove-widget -- ${traces.name} checks again.`,
  );
  process.exitCode = 1;
}
