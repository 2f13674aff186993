/** A desktop without a screen: an X server, a session bus, Orca and a browser, with folders of their own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromium } from '../../chromium.ts';
import type { Driven } from './perform.ts';
import { SpeechLog } from './speech-log.ts';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/**
 * Settings of Orca. Without a speech server it writes its speech to its debug file at once. Pages are read on demand, and keys
 * are not repeated.
 */
const CUSTOMIZATIONS = `from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.speechFactoryModules = []
settings.speechServerFactory = 'none'
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
`;

/** Chromium's own questions would take the keyboard's focus. */
const PREFERENCES = {
  autofill: { profile_enabled: false, credit_card_enabled: false },
  credentials_enable_service: false,
  translate: { enabled: false },
};

/** ms of silence after the first page. */
const FIRST_SILENCE_MS = 2000;

/** Tries to give the window the focus. */
const FOCUS_TRIES = 20;

/** Size of the browser's window in pixels. */
const WINDOW = { width: 1280, height: 960 };

const launchBrowser = (name: BrowserName, env: NodeJS.ProcessEnv, profile: string): Promise<Browser> =>
  name === 'chromium'
    ? puppeteer.launch({
        browser: 'chrome',
        executablePath: '/usr/bin/chromium',
        headless: false,
        pipe: true,
        defaultViewport: null,
        userDataDir: profile,
        env,
        args: [
          ...chromium.args,
          '--force-renderer-accessibility',
          '--force-prefers-reduced-motion',
          // A page that is left would stay in the tree.
          '--disable-back-forward-cache',
          '--kiosk',
          `--window-size=${WINDOW.width},${WINDOW.height}`,
        ],
      })
    : puppeteer.launch({
        browser: 'firefox',
        executablePath: '/usr/bin/firefox-esr',
        headless: false,
        defaultViewport: null,
        userDataDir: profile,
        env,
        args: ['--kiosk', `--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
        extraPrefsFirefox: {
          'browser.sessionhistory.max_total_viewers': 0,
          'ui.prefersReducedMotion': 1,
          'accessibility.force_disabled': -1,
        },
      });

/** Waits for the first line of a stream. */
const readLine = (child: ChildProcess, stream: 'stdout' | 'stderr'): Promise<string> =>
  new Promise((resolve, reject) => {
    child[stream]!.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });

/** A browser that Orca reads. */
export interface Desktop {
  page: Driven;
  speech: SpeechLog;
  /** Presses keys of the keyboard, such as `Tab` or `ctrl+Home`. */
  press: (...keys: string[]) => void;
  stop: () => Promise<void>;
}

/** Starts everything. Rejects if Orca does not speak. */
export async function startDesktop(name: BrowserName): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-screen-reader-'));
  const children: ChildProcess[] = [];
  const stopAll = () => {
    process.off('exit', stopAll);
    // Each process leads a group, which includes its child processes.
    for (const { pid } of children.reverse())
      try {
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  process.once('exit', stopAll);
  try {
    for (const sub of ['run', 'data/orca', 'home'])
      mkdirSync(join(folder, sub), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, 'data/orca/orca-customizations.py'), CUSTOMIZATIONS);
    const start = (command: string, args: string[], env: NodeJS.ProcessEnv, isRead = true) => {
      const child = spawn(command, args, {
        env,
        detached: true,
        stdio: ['ignore', isRead ? 'pipe' : 'ignore', 'ignore'],
      });
      children.push(child);
      return child;
    };
    const x = start(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`, '-nolisten', 'tcp'],
      process.env,
    );
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      DISPLAY: `:${await readLine(x, 'stdout')}`,
      HOME: join(folder, 'home'),
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_RUNTIME_DIR: join(folder, 'run'),
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      // Firefox starts its accessibility service if a desktop says that one is used.
      GNOME_ACCESSIBILITY: '1',
    };
    const bus = start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], env);
    env['DBUS_SESSION_BUS_ADDRESS'] = await readLine(bus, 'stdout');

    const debugFile = join(folder, 'orca.log');
    openSync(debugFile, 'a');
    const speech = new SpeechLog(debugFile);
    start('orca', [`--debug-file=${debugFile}`], env, false);
    await speech.waitFor(/Screen reader on/);

    mkdirSync(join(folder, 'profile/Default'), { recursive: true });
    if (name === 'chromium')
      writeFileSync(join(folder, 'profile/Default/Preferences'), JSON.stringify(PREFERENCES));
    const browser = await launchBrowser(name, env, join(folder, 'profile'));
    const [page = await browser.newPage()] = await browser.pages();
    const press = (...keys: string[]) =>
      execFileSync('xdotool', ['key', '--clearmodifiers', ...keys], { env });
    // No window manager gives the keyboard's focus to the window.
    const takeFocus = async () => {
      const find = ['search', '--sync', '--onlyvisible', '--class', name, 'windowfocus'];
      for (let at = 0; at < FOCUS_TRIES; at += 1) {
        execFileSync('xdotool', find, { env });
        if (await page.evaluate(() => document.hasFocus())) return;
        execFileSync('xdotool', ['mousemove', '640', '900', 'click', '1', 'mousemove', '1279', '959'], {
          env,
        });
      }
      throw new Error('the page does not get the focus');
    };
    // The browser's first page has its window read, too.
    await page.goto('data:text/html,<title>Saaristo</title><h1>Saaristo</h1>');
    await takeFocus();
    await speech.takeSpeech(FIRST_SILENCE_MS);
    return {
      page: {
        evaluate: (run, arg) => page.evaluate(run as (given: unknown) => never, arg),
        async goto(url) {
          await page.goto(url);
          await takeFocus();
        },
        setWidth: (width) =>
          page.setViewport(width === WINDOW.width ? null : { width, height: WINDOW.height }),
      },
      speech,
      press,
      async stop() {
        await browser.close().catch(() => {});
        stopAll();
      },
    };
  } catch (error) {
    stopAll();
    throw error;
  }
}
