/** Reads every widget with Orca, and compares its speech with the transcripts. `UPDATE=1` writes them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BROWSERS, type BrowserName, type Desktop, startDesktop } from './screen-reader/desktop.ts';
import { ExampleServer } from './screen-reader/example-server.ts';
import { readWidget } from './screen-reader/read.ts';
import { readStates } from './screen-reader/states.ts';
import { formatDifference, mergeTranscript, readTranscript } from './screen-reader/transcript.ts';

const TRANSCRIPTS = join(import.meta.dirname, 'screen-reader/transcripts');
const UPDATES = process.env['UPDATE'] !== undefined;

/** ms without a sign of Orca after which it counts as silent: at first, and if the transcript differs. */
const QUIET_MS = [450, 1200] as const;

/** ms that an answer takes, so that "is being sent" is always read. */
const ANSWER_MS = 1000;

const server = new ExampleServer(ANSWER_MS);
const desktops = new Map<BrowserName, Promise<Desktop>>();

test.beforeAll(() => server.start());
test.afterAll(async () => {
  for (const desktop of desktops.values()) await (await desktop).stop();
  await server.close();
});

for (const browser of BROWSERS)
  for (const widget of await readStates())
    test(`${browser}: ${widget.name}`, async () => {
      const desktop = await (desktops.get(browser) ??
        desktops.set(browser, startDesktop(browser)).get(browser)!);
      const file = join(TRANSCRIPTS, `${widget.name}.txt`);
      const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const expected = readTranscript(stored, browser);
      let lines = await readWidget(desktop, server, widget, QUIET_MS[UPDATES ? 1 : 0]);
      if (UPDATES) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, mergeTranscript(stored, browser, lines));
        return;
      }
      // A busy machine may have been late.
      if (expected.length > 0 && lines.join('\n') !== expected.join('\n'))
        lines = await readWidget(desktop, server, widget, QUIET_MS[1]);
      expect(formatDifference(expected, lines)).toEqual([]);
    });
