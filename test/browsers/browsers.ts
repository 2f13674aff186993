/**
 * Runs the journeys of `journeys/` in Chromium, Firefox and WebKit against the built bundle and the reference CMS: `npm run browsers`.
 * `-- --engine firefox` and `-- --only 'carousel'` select cells, `--fresh` repeats those that passed. Debian's packages are installed if they
 * are missing. Exits with 1 if a cell fails.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installDebian, updateDebian } from '../../tools/setup/debian.ts';
import { startServer } from '../crash/server.ts';
import { runCells } from '../run-cells.ts';
import { type Browser, type Engine, ENGINES } from './driver.ts';
import { findMissingFeatures } from './features.ts';
import { journeys } from './journeys/index.ts';
import { CHROMIUM, FIREFOX, startPuppeteer } from './puppeteer.ts';
import { play } from './stage.ts';
import { MINI_BROWSER, startWebkit } from './webkit.ts';

/** Debian's packages by a file of each. */
const PACKAGES: Record<string, string> = {
  [CHROMIUM]: 'chromium',
  [FIREFOX]: 'firefox-esr',
  [MINI_BROWSER]: 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/dbus-launch': 'dbus-x11',
};

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    only: { type: 'string' },
    fresh: { type: 'boolean' },
    port: { type: 'string' },
  },
});

const missing = Object.keys(PACKAGES).filter((file) => !existsSync(file));
if (missing.length > 0 && !(updateDebian() && installDebian(...missing.map((file) => PACKAGES[file]!)))) {
  console.error(`Missing: ${missing.join(', ')}.`);
  process.exit(1);
}

const webkitPort = Number(values.port ?? 5190);
const data = mkdtempSync(path.join(tmpdir(), 'saaristo-browsers-'));
const server = await startServer(data, { SAARISTO_TRUST_PROXY: '0', SAARISTO_DEMO_USERS: '1' });
const { port } = new URL(server.origin);
// Ends server and browsers with the command.
process.once('exit', () => {
  process.kill(server.pid);
  rmSync(data, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const browsers = new Map<Engine, Promise<Browser>>();
const getBrowser = (engine: Engine): Promise<Browser> => {
  const start = () => {
    if (engine === 'webkit') return startWebkit(webkitPort);
    return startPuppeteer(engine, engine === 'firefox' ? FIREFOX : CHROMIUM);
  };
  const browser = browsers.get(engine) ?? start();
  browsers.set(engine, browser);
  return browser;
};

const isWanted = (name: string): boolean => values.only === undefined || new RegExp(values.only).test(name);

/** A journey in an engine, or the linter, which has no engine. */
interface Cell {
  name: string;
  run: () => Promise<{ wrong: string[]; seen?: string }>;
}

const engines = ENGINES.filter((engine) => values.engine === undefined || values.engine === engine);
const cells: Cell[] = [
  { name: 'features of stylesheets and scripts', run: async () => ({ wrong: findMissingFeatures() }) },
  ...journeys.flatMap((journey) =>
    engines.map((engine) => ({
      name: `${engine}: ${journey.name}`,
      run: async () => {
        const browser = await getBrowser(engine);
        const wrong = await play(
          browser,
          journey,
          (address, site) => `http://${site === undefined ? '' : `${site}.`}localhost:${port}${address}`,
        );
        return { wrong, seen: browser.version };
      },
    })),
  ),
].filter(({ name }) => isWanted(name));

const results = await runCells({
  command: 'browsers',
  cells,
  getName: ({ name }) => name,
  runCell: ({ run }) => run(),
});
console.table(
  ENGINES.map((engine) => {
    const own = results.filter(({ name }) => name.startsWith(`${engine}:`));
    const passed = own.filter(({ wrong }) => wrong.length === 0);
    return { engine, version: own.at(-1)?.seen, cells: own.length, passed: passed.length };
  }),
);
if (results.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
for (const browser of browsers.values()) await (await browser).close();
process.exit();
