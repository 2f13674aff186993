/** WebKitGTK over WebDriver: its MiniBrowser in a virtual X server. */
import { spawn } from 'node:child_process';
import { AWAY, type Browser, type Driver, type Point } from './driver.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { dispatchTouch, toExpression } from './in-page.ts';

/** Path of the browser that WebKitWebDriver starts. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebDriver's names of an element and of keys that are no characters. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
/** Milliseconds until WebKitWebDriver has to answer its first request. */
const START_MS = 20_000;

/** Milliseconds that a command may take; WebKitWebDriver may wait forever for a browser that does not start. */
const CALL_MS = 60_000;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const createCall =
  (base: string): Call =>
  async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value?.error} ${value?.message}`);
    return value;
  };

async function waitUntilReady(call: Call): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const keyPresses = (keys: readonly string[]) =>
  keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

function createDriver(
  call: Call,
  session: { sessionId: string; capabilities: { browserVersion: string } },
  faults: string[],
  close: () => Promise<void>,
): Driver {
  const send: Call = (method, path, body) => call(method, `/session/${session.sessionId}${path}`, body);
  const act = async (source: object): Promise<void> =>
    void (await send('POST', '/actions', { actions: [source] }));
  const mouse = (actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const moves = (points: readonly Point[]) =>
    points.map(({ x, y }) => ({ type: 'pointerMove', duration: 20, x: Math.round(x), y: Math.round(y) }));
  const keys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  const execute = async (script: string, ...args: unknown[]): Promise<unknown> => {
    const result = (await send('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script})).then((value) => done({ value: JSON.stringify(value) }), (error) => done({ error: String(error.stack || error) }))`,
      args,
    })) as { value?: string; error?: string };
    if (result.error !== undefined) throw new Error(result.error);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };
  return {
    engine: 'webkit',
    version: session.capabilities.browserVersion,
    hasRealTouch: false,
    faults,
    open: async (url) => void (await send('POST', '/url', { url })),
    evaluate: (expression) => execute(expression),
    move: (point) => mouse(moves([point])),
    async drag(pointer, points, holdMs = 0) {
      if (pointer === 'touch') {
        // WebKitWebDriver sends the events of a mouse for touches.
        await execute(toExpression(dispatchTouch, points, holdMs));
        return;
      }
      const [first, ...others] = moves(points);
      await mouse([
        first!,
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: holdMs },
        ...others,
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: (text) => keys(keyPresses([...text])),
    async press(key, shift = false) {
      const presses = keyPresses([KEYS[key] ?? key]);
      const [down, up] = keyPresses([KEYS['Shift']!]);
      await keys(shift ? [down!, ...presses, up!] : presses);
    },
    async chooseFiles(selector, paths) {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT];
      await send('POST', `/element/${id}/value`, { text: paths.join('\n') });
    },
    reload: async () => void (await send('POST', '/refresh')),
    async resize(width, height) {
      // The window's bars take some of its height.
      const bars = Number(await execute('outerHeight - innerHeight'));
      await send('POST', '/window/rect', { width, height: height + bars });
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    close,
  };
}

/** Starts WebKitWebDriver. Each tab is a browser of its own. */
export async function startWebkit(port: number): Promise<Browser> {
  const child = spawn(
    'dbus-launch',
    [
      '--exit-with-session',
      'xvfb-run',
      '--auto-servernum',
      '--server-args=-screen 0 1600x1200x24',
      'WebKitWebDriver',
      `--port=${port}`,
    ],
    // A group of its own, so that the X server ends with it.
    { stdio: 'ignore', detached: true, env: AWAY },
  );
  const stop = (): void => {
    try {
      process.kill(-child.pid!);
    } catch {
      // It has ended.
    }
  };
  process.once('exit', stop);
  const call = createCall(`http://127.0.0.1:${port}`);
  await waitUntilReady(call);
  const openTab = async (): Promise<Driver> => {
    const faults: string[] = [];
    const proxy = await startRecordingProxy((fault) => faults.push(fault));
    const session = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy.port}`, noProxy: [] },
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
        },
      },
    })) as Parameters<typeof createDriver>[1];
    return createDriver(call, session, faults, async () => {
      await call('DELETE', `/session/${session.sessionId}`);
      await proxy.close();
    });
  };
  const first = await openTab();
  await first.close();
  return {
    version: first.version,
    openTab,
    close: async () => stop(),
  };
}
