/** Every control of every island gets a click that happened in the fallback, also if a lazy chunk or an answer renders it. */
import { expect, test, vi } from 'vitest';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { resetDom } from '../../packages/testing/dom/index.ts';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  stopRuntime,
} from '../../packages/testing/runtime.tsx';
import { api } from '../setup.ts';
import { sampleOf, THOROUGH } from '../settings.ts';
import { watchCalls } from '../../packages/testing/calls.ts';
import { waitUntilIdle, preparePage } from '../../packages/testing/visit.ts';
import { pageSettings } from '../page-settings.ts';
import { widgets, type Widget } from './widgets.ts';

/** Created once, because there are many. */
const answering = handlers();

const getText = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim();

/** Buttons that only a script handles, with a text that no other control has. */
function findButtons(root: Element): string[] {
  const all = [...root.querySelectorAll('button, summary, [role=button], input[type=submit]')].map(getText);
  return [...root.querySelectorAll<HTMLButtonElement>('button[type=button]')]
    .filter((button) => !button.disabled && !button.closest('dialog, [hidden], [inert]'))
    .map(getText)
    .filter((words) => /\p{L}/u.test(words) && all.filter((one) => one === words).length === 1);
}

const findButton = (root: Element, words: string): HTMLElement =>
  [...root.querySelectorAll<HTMLElement>('button')].find((one) => getText(one) === words)!;

/** Starts a page with the widget, whose code arrives when `release` is called. */
async function start({ name, definition, load }: Widget) {
  const leavePage = preparePage({ calls: [] });
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['widgetSettings'] = '';
  script.textContent = JSON.stringify(pageSettings);
  document.head.append(script);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await startRuntime({
    [name]: { module: load, props: definition.props, fetch: (code) => released.then(code) },
  });
  const calls = watchCalls();
  return {
    release,
    calls,
    leave() {
      stopRuntime();
      calls.stop();
      leavePage();
      resetDom();
    },
  };
}

test.each(widgets)(
  '$name: a click on a control of the fallback is replayed in the island, also if the control is rendered later [CARRY]',
  async (widget) => {
    const { name, examples } = widget;
    api.use(...answering);
    for (const { props } of sampleOf(Object.values(examples), 2)) {
      const first = await start(widget);
      const shown = appendHtml(createMarker(name, props));
      let early: string[] = [];
      shown.addEventListener('widget:mounted', () => (early = findButtons(shown)));
      first.release();
      await waitForState(shown, 'mounted');
      await waitUntilIdle(first.calls);
      const host = shown.querySelector('saaristo-root')!;
      const fallback = host.innerHTML;
      // The gate uses those that are not rendered yet when the island is mounted.
      const buttons = findButtons(host).filter((words) => THOROUGH || !early.includes(words));
      first.leave();
      for (const words of sampleOf(buttons, 2)) {
        const { release, calls, leave } = await start(widget);
        const element = appendHtml(createMarker(name, props, fallback));
        await waitForState(element, 'loading');
        findButton(element, words).click();
        const pressed = vi.fn((event: Event) => getText((event.target as Element).closest('button')!));
        element.addEventListener('click', pressed, true);
        release();
        await waitForState(element, 'mounted');
        await waitUntilIdle(calls);
        await flushTasks();
        expect(pressed.mock.results.map(({ value }) => value as string)).toEqual([words]);
        leave();
      }
    }
  },
);
