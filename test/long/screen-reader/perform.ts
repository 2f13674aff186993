/** Performs the actions of a state in a page. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from '#island/examples.ts';
import type { ExampleServer } from './example-server.ts';
import type { Action, State } from './states.ts';

/** Maximum time in ms to wait for an element or an answer. */
const TIMEOUT_MS = 15_000;

/** ms without a change after which a page is settled. */
const SETTLED_MS = 150;

/** Presses keys and waits for their effects. */
export interface Keys {
  /** Presses a key, and waits until it is handled. */
  press: (...keys: string[]) => Promise<void> | void;
}

declare global {
  interface Window {
    /** Functions of `in-page.js`; undefined on pages of other sites. */
    reader?: {
      isSettled: (quiet: number, held: number) => boolean;
      has: (selector: string) => boolean;
      focus: (selector: string) => string | undefined;
      fill: (name: string, value: string | true) => string | undefined;
      attach: (name: string, file: string) => void;
      begin: () => void;
      isNew: () => boolean;
    };
  }
}

/** A page in a browser, as far as states need it. */
export interface Driven {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page. */
  evaluate: <Result, Arg>(run: (arg: Arg) => Result, arg: Arg) => Promise<Result>;
  setWidth: (width: number) => Promise<unknown>;
}

/** Waits until a condition is true. Rejects after 15 seconds. */
async function waitUntil(condition: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await wait(25);
  }
}

/** Waits until the island is mounted, calls are answered or held and nothing changes, or the page has been left for another site. */
const waitUntilSettled = (page: Driven, server: ExampleServer): Promise<void> =>
  waitUntil(
    () =>
      page
        .evaluate(
          ([quiet, held]) => window.reader?.isSettled(quiet, held) ?? location.protocol === 'chrome-error:',
          [SETTLED_MS, server.held] as const,
        )
        // The page is being left.
        .catch(() => false),
    'the page is settled',
  );

async function pressElement(page: Driven, selector: string, keys: Keys): Promise<void> {
  await waitUntil(
    () => page.evaluate((wanted) => window.reader!.has(wanted), selector),
    `an element matches ${selector}`,
  );
  const key = await page.evaluate((wanted) => window.reader!.focus(wanted), selector);
  if (key !== undefined) await keys.press(key);
}

/** Performs one step in the page's island. */
async function performStep(page: Driven, step: Step, keys: Keys): Promise<void> {
  if ('see' in step)
    await waitUntil(
      () => page.evaluate((wanted) => window.reader!.has(wanted), step.see),
      `an element matches ${step.see}`,
    );
  else if ('press' in step) await pressElement(page, step.press, keys);
  else if ('fill' in step)
    for (const [name, value] of Object.entries(step.fill)) {
      const selector = /^\w+$/.test(name) ? `[name="${name}"]` : name;
      await waitUntil(
        () => page.evaluate((wanted) => window.reader!.has(wanted), selector),
        `an element matches ${selector}`,
      );
      const box = await page.evaluate(([field, text]) => window.reader!.fill(field, text), [
        name,
        value,
      ] as const);
      if (box !== undefined) await pressElement(page, box, keys);
    }
  else
    for (const [name, file] of Object.entries(step.attach))
      await page.evaluate(([field, text]) => window.reader!.attach(field, text), [name, file] as const);
}

/** Returns a step in words. */
const describeStep = (step: Step): string =>
  'see' in step
    ? `see ${step.see}`
    : 'press' in step
      ? `press ${step.press}`
      : 'fill' in step
        ? `fill ${Object.keys(step.fill).join(', ')}`
        : `attach ${Object.values(step.attach).join(', ')}`;

/** The headings of actions in a transcript. */
export const describe = (action: Action): string => {
  switch (action.do) {
    case 'read':
      return 'read all';
    case 'tab':
      return 'Tab';
    case 'open':
      return action.hold === undefined ? 'open' : `open, ${action.hold} will take long`;
    case 'hold':
      return `from now on ${action.call} takes long`;
    case 'release':
      return 'it fails';
    case 'step':
      return describeStep(action.step);
  }
};

/** Performs an action, and waits until the page is settled. The actions `read` and `tab` are the reader's own. */
export async function performAction(
  page: Driven,
  server: ExampleServer,
  { page: shown, width = 1280 }: State,
  action: Action,
  keys: Keys,
): Promise<void> {
  switch (action.do) {
    case 'open': {
      const url = server.show(shown);
      if (action.hold !== undefined) server.hold(action.hold, 'error');
      await page.setWidth(width);
      await page.goto(url);
      break;
    }
    case 'hold':
      server.hold(action.call, 'error');
      return;
    case 'release':
      await waitUntil(() => server.held > 0, 'a call is under way');
      server.release();
      break;
    case 'step':
      await performStep(page, action.step, keys);
      break;
    case 'read':
    case 'tab':
      return;
  }
  await waitUntilSettled(page, server);
}
