/**
 * `npm run screen-reader`: reads every widget with Orca, and compares its speech with the transcripts.
 * `-- <widget> …` reads some widgets, `--browser=firefox|chromium` in one browser, `--update` writes the transcripts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CellResult, runCells } from '../run-cells.ts';
import { BROWSERS, type BrowserName, startDesktop } from './desktop.ts';
import { ExampleServer } from './example-server.ts';
import { readWidget } from './read.ts';
import { type ReadWidget, readStates } from './states.ts';
import { formatDifference, mergeTranscript, readTranscript } from './transcript.ts';

const TRANSCRIPTS = join(import.meta.dirname, 'transcripts');

/** ms without a sign of Orca after which it counts as silent: at first, and if the transcript differs. */
const QUIET_MS = [450, 1200] as const;

/** ms that an answer takes, so that "is being sent" is always read. */
const ANSWER_MS = 1000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string' },
    update: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});

const browsers = BROWSERS.filter((name) => values.browser === undefined || name === values.browser);
const all = await readStates();
const widgets = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (browsers.length === 0 || widgets.length === 0)
  throw new Error(`usage: npm run screen-reader -- [widget …] [--browser=${BROWSERS.join('|')}] [--update]`);

const isWhole = positionals.length === 0;
const isFresh = values.fresh || values.update || !isWhole;

const readStored = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the fault if the lines differ from the stored ones. */
function compare(expected: readonly string[], lines: readonly string[]): string[] {
  const difference = formatDifference(expected, lines);
  return difference.length > 0 ? [`another reading\n${difference.join('\n')}`] : [];
}

/** Compares or writes the speech of Orca in a browser. */
async function checkSpeech(server: ExampleServer, browser: BrowserName): Promise<CellResult[]> {
  const desktop = await startDesktop(browser);
  try {
    return await runCells<ReadWidget>({
      command: `screen-reader-${browser}`,
      cells: widgets,
      getName: ({ name }) => name,
      isFresh,
      async runCell(widget) {
        const file = join(TRANSCRIPTS, `${widget.name}.txt`);
        const stored = readStored(file);
        const expected = readTranscript(stored, browser);
        let lines = await readWidget(desktop, server, widget, QUIET_MS[values.update ? 1 : 0]);
        // A busy machine may have been late.
        if (!values.update && expected.length > 0 && lines.join('\n') !== expected.join('\n'))
          lines = await readWidget(desktop, server, widget, QUIET_MS[1]);
        if (values.update) write(file, mergeTranscript(stored, browser, lines));
        return {
          wrong: values.update
            ? []
            : expected.length === 0
              ? ['no transcript yet: run with --update']
              : compare(expected, lines),
          seen: { states: widget.states.length, lines: lines.length },
        };
      },
    });
  } finally {
    await desktop.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const server = new ExampleServer(ANSWER_MS);
await server.start();
const results: CellResult[] = [];
for (const browser of browsers) results.push(...(await checkSpeech(server, browser)));
await server.close();
process.exitCode = results.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
