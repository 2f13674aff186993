/** Functions that run in the page. They use nothing outside of themselves. */
import type { Point } from './driver.ts';

/** Returns an expression that calls a function of this process in the page. Arguments and result are JSON. */
export const toExpression = (call: (...args: never[]) => unknown, ...args: unknown[]): string =>
  // tsx names functions by this helper.
  `(() => { const __name = (named) => named; return (${String(call)})(...${JSON.stringify(args)}); })()`;

/** Sends errors, warnings, uncaught errors, failed files and violations of the content security policy to an address. */
export function recordFaults(address: string): void {
  document.currentScript?.remove();
  const send = (text: string): void => void navigator.sendBeacon(address, text);
  for (const type of ['error', 'warn'] as const) {
    const write = console[type].bind(console);
    console[type] = (...args: unknown[]) => {
      send(
        `console.${type}: ${args.map((one) => (one instanceof Error ? `${one.message} ${one.stack}` : String(one))).join(' ')}`,
      );
      write(...args);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { error, message, target } = event as ErrorEvent & { error?: Error };
      if (message !== undefined) send(`uncaught: ${message} ${error?.stack ?? ''}`);
      else {
        const { localName, src, href } = target as Element & { src?: string; href?: string };
        send(`failed to load: ${localName} ${src ?? href ?? ''}`);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    send(`uncaught: ${reason instanceof Error ? `${reason.message} ${reason.stack}` : String(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, disposition }) =>
    send(`csp ${disposition}: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** Dispatches the pointer and touch events of a finger, and the click of a tap, for a browser without a touch screen. */
export async function dispatchTouch(points: readonly Point[], holdMs: number): Promise<void> {
  const [first, ...others] = points;
  const target = document.elementFromPoint(first!.x, first!.y) ?? document.body;
  const fire = (pointer: string, touch: string, { x, y }: Point): boolean => {
    const place = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true };
    const pointerEvent = new PointerEvent(pointer, {
      ...place,
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: pointer === 'pointermove' ? -1 : 0,
      buttons: pointer === 'pointerup' ? 0 : 1,
    });
    const isKept = target.dispatchEvent(pointerEvent);
    // Libraries look for the class of the event. WebKit has no constructor of touches, so they are properties of the event itself.
    const Constructor = 'TouchEvent' in window ? TouchEvent : UIEvent;
    const event = new Constructor(touch, { bubbles: true, cancelable: true, composed: true });
    // WebKit leaves out the page's scroll position in events that scripts dispatch.
    const { pageX, pageY } = pointerEvent;
    const finger = { identifier: 7, target, clientX: x, clientY: y, pageX, pageY };
    const isUp = touch === 'touchend';
    Object.defineProperties(event, {
      touches: { value: isUp ? [] : [finger] },
      targetTouches: { value: isUp ? [] : [finger] },
      changedTouches: { value: [finger] },
    });
    return target.dispatchEvent(event) && isKept;
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  fire('pointerdown', 'touchstart', first!);
  await pause(holdMs);
  for (const point of others) {
    fire('pointermove', 'touchmove', point);
    await pause(16);
  }
  const isClick = fire('pointerup', 'touchend', points.at(-1)!);
  if (others.length === 0 && isClick) {
    for (const type of ['mousedown', 'mouseup', 'click'])
      target.dispatchEvent(
        new MouseEvent(type, {
          clientX: first!.x,
          clientY: first!.y,
          bubbles: true,
          cancelable: true,
          composed: true,
          detail: 1,
        }),
      );
    target.closest<HTMLElement>('button, a, input, select, textarea, [tabindex]')?.focus();
  }
}

/** What a journey looks for: elements by role and accessible name, by label, by text or by selector. */
export interface Target {
  role?: string;
  /** Accessible name: a text that it equals, or a pattern. Only with `role`. */
  name?: string | RegExp;
  label?: string | RegExp;
  text?: string | RegExp;
  css?: string;
  /** Looks inside the first element that this finds. */
  within?: Target;
  /** Index among several found elements. Without it there must be exactly one. */
  nth?: number;
}

/** Elements that a target finds. Patterns are `{ source, flags }`. */
export function findAll(target: Target): Element[] {
  type Library = typeof import('@testing-library/dom');
  const library = (globalThis as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  const toMatcher = (value: unknown): string | RegExp | undefined => {
    if (typeof value !== 'object' || value === null) return value as string | undefined;
    const { source, flags } = value as RegExp;
    return new RegExp(source, flags);
  };
  const find = ({ role, name, label, text, css, within }: Target): Element[] => {
    const root = within ? (find(within)[0] as HTMLElement | undefined) : document.body;
    if (!root) return [];
    const matcher = toMatcher(name);
    if (role !== undefined)
      return library.queryAllByRole(root, role, matcher === undefined ? {} : { name: matcher });
    if (label !== undefined) return library.queryAllByLabelText(root, toMatcher(label)!);
    if (text !== undefined) return library.queryAllByText(root, toMatcher(text)!);
    return [...root.querySelectorAll(css!)];
  };
  return find(target);
}

/** The place of a found element for a pointer. */
export interface Place {
  /** Number of found elements. */
  count: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What a pointer would meet instead of the element; undefined if it would meet the element. */
  covered?: string;
}
