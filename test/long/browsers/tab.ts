import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Driver, Engine, PointerType } from './driver.ts';
import { findAll, type Place, type Target, toExpression } from './in-page.ts';

/** The library that finds elements as a user does, for the page. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/[^/]+$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);
/** Milliseconds that a condition has. */
const TIMEOUT_MS = 20_000;
const POLL_MS = 40;

export type { Target } from './in-page.ts';

/** A pattern as JSON. */
const replacer = (_key: string, value: unknown): unknown =>
  value instanceof RegExp ? { source: value.source, flags: value.flags } : value;

const describe = (target: Target): string => JSON.stringify(target, replacer);

/** A tab as journeys use it: the same in all engines. */
export class Tab {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  get engine(): Engine {
    return this.#driver.engine;
  }

  /** Whether touches are trusted events. */
  get hasRealTouch(): boolean {
    return this.#driver.hasRealTouch;
  }

  /** Faults of all pages so far. */
  get faults(): readonly string[] {
    return this.#driver.faults;
  }

  open(url: string): Promise<void> {
    return this.#driver.open(url);
  }

  /** Goes back in the history. Returns before the page is shown: protocols wait for a load event that a restored page does not have. */
  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  press(key: string, shift?: boolean): Promise<void> {
    return this.#driver.press(key, shift);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  chooseFiles(selector: string, paths: readonly string[]): Promise<void> {
    return this.#driver.chooseFiles(selector, paths);
  }

  /** Calls a function in the page. Arguments and result are JSON. */
  evaluate<Args extends unknown[], Result>(
    call: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#driver.evaluate(toExpression(call, ...args)) as Promise<Awaited<Result>>;
  }

  /**
   * Waits until a function returns a true value in the page. An error, such as one of a page that is left, counts as false.
   * @param what names the condition in the error
   */
  async waitFor<Args extends unknown[]>(
    what: string,
    call: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await this.#poll(what, () => this.evaluate(call, ...args));
  }

  /** Waits until a function returns an empty list in the page. The error has the last list. */
  async waitForNone(what: string, list: () => unknown[]): Promise<void> {
    let last: unknown[] = [];
    await this.#poll(what, async () => {
      last = await this.evaluate(list);
      return last.length === 0;
    }).catch(() => {
      throw new Error(`${what}: ${JSON.stringify(last)}`);
    });
  }

  async #poll<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
    const end = Date.now() + TIMEOUT_MS;
    let last: unknown;
    for (;;) {
      try {
        last = await ask();
        if (last) return last as NonNullable<Result>;
      } catch (error) {
        last = error;
      }
      if (Date.now() > end)
        throw new Error(`${what}: still ${last instanceof Error ? last.message : JSON.stringify(last)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /**
   * Calls a function with the elements that a target finds now.
   * @param call runs in the page; gets the elements and the arguments
   */
  async query<Args extends unknown[], Result>(
    target: Target,
    call: (found: Element[], ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const values = JSON.stringify(args);
    const what = JSON.stringify(target, replacer);
    const expression = `(() => {
      if (!globalThis.TestingLibraryDom) return 'saaristo: no library';
      const __name = (named) => named;
      return (${String(call)})((${String(findAll)})(${what}), ...${values});
    })()`;
    const result = await this.#driver.evaluate(expression);
    if (result !== 'saaristo: no library') return result as Awaited<Result>;
    await this.#driver.evaluate(`(() => { ${LIBRARY} })()`);
    return this.#driver.evaluate(expression) as Promise<Awaited<Result>>;
  }

  /** Returns the number of elements. */
  count(target: Target): Promise<number> {
    return this.query(target, (found) => found.length);
  }

  /** Waits until there is at least one visible element that has a height. */
  async see(target: Target): Promise<void> {
    await this.#poll(`sees ${describe(target)}`, () =>
      this.query(target, (found) =>
        found.some(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0,
        ),
      ),
    );
  }

  /** Waits until there is no visible element. */
  async seeNone(target: Target): Promise<void> {
    await this.#poll(`sees no ${describe(target)}`, () =>
      this.query(target, (found) => !found.some((one) => one.checkVisibility({ visibilityProperty: true }))),
    );
  }

  /** Waits until a function of the elements returns a true value. */
  async expect<Args extends unknown[]>(
    what: string,
    target: Target,
    call: (found: Element[], ...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await this.#poll(`${what}, ${describe(target)}`, () => this.query(target, call, ...args));
  }

  /** Waits until the element does not move and a pointer meets it. */
  async #place(target: Target): Promise<Place> {
    let before = '';
    return this.#poll(`pointer meets ${describe(target)}`, async () => {
      const place = await this.query(
        target,
        (found, nth): Place | undefined => {
          const one = found[nth ?? 0];
          if (!one || (nth === null && found.length > 1))
            return { count: found.length, x: 0, y: 0, width: 0, height: 0, covered: 'another number' };
          const box = () => one.getBoundingClientRect();
          const isOutside = ({ top, bottom, left, right }: DOMRect) =>
            top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
          if (isOutside(box()))
            one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { x, y, width, height } = box();
          const at = { x: x + width / 2, y: y + height / 2 };
          const met = document.elementFromPoint(at.x, at.y);
          // A label covers its radio button or checkbox, and presses it.
          const isMet =
            met !== null &&
            (one.contains(met) ||
              [...((one as HTMLInputElement).labels ?? [])].some((label) => label.contains(met)));
          return {
            count: found.length,
            ...at,
            width,
            height,
            ...(!isMet && { covered: (met?.outerHTML ?? 'nothing').slice(0, 200) }),
          };
        },
        target.nth ?? null,
      );
      const now = JSON.stringify(place);
      const isStable = now === before && place !== undefined && place.covered === undefined;
      before = now;
      return isStable ? place : undefined;
    }).catch((error: unknown) => {
      throw new Error(`${(error as Error).message}; last place: ${before}`);
    });
  }

  /** Clicks with the mouse. */
  async click(target: Target): Promise<void> {
    const place = await this.#place(target);
    await this.#driver.drag('mouse', [place]);
  }

  /** Taps with a finger. */
  async tap(target: Target): Promise<void> {
    const place = await this.#place(target);
    await this.#driver.drag('touch', [place]);
  }

  /** Moves the mouse over an element. */
  async hover(target: Target): Promise<void> {
    await this.#driver.move(await this.#place(target));
  }

  /** Swipes from an element in ten steps. Starts beside its middle if the last step would be outside of the window. */
  async swipe(
    target: Target,
    by: { x: number },
    { pointer = 'touch', holdMs = 0 }: { pointer?: PointerType; holdMs?: number } = {},
  ): Promise<void> {
    const { x, y } = await this.#place(target);
    const width = await this.evaluate(() => innerWidth);
    const end = Math.min(Math.max(x + by.x, 2), width - 2);
    const steps = Array.from({ length: 11 }, (_, at) => ({ x: end - (by.x * (10 - at)) / 10, y }));
    await this.#driver.drag(pointer, steps, holdMs);
  }

  /** Replaces the value of a text field by typing. */
  async enterText(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.query(target, (found, nth) => (found[nth] as HTMLInputElement).select(), target.nth ?? 0);
    await this.#driver.press('Backspace');
    await this.#driver.type(text);
  }

  /** Waits until the number of mounted islands is `count`, or all markers of the page if it is missing. */
  async mounted(count?: number): Promise<void> {
    await this.waitFor(
      `${count ?? 'all'} islands are mounted`,
      (expected) => {
        const all = [...document.querySelectorAll('[data-widget]')];
        const waiting = all.filter((one) => one.getAttribute('data-widget-state') !== 'mounted');
        return expected === null
          ? all.length > 0 && waiting.length === 0
          : all.length - waiting.length === expected;
      },
      count ?? null,
    );
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}
