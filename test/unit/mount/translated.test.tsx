/** Islands whose texts the browser's translation has put into `<font>` elements. */
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { translate, TRANSLATIONS } from '../../../packages/testing/dom/translate.ts';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';

interface Shown {
  /** Texts and elements beside each other, as in JSX. */
  before?: string;
  element?: boolean;
  text: string;
  order?: string[];
}

let show = (_: Shown) => {};

const texts: TestWidget = {
  component: function Texts() {
    const [shown, setShown] = useState<Shown>({ text: 'yksi' });
    show = setShown;
    const { before, element, text, order = [] } = shown;
    return (
      <div>
        {before}
        {element && <b>osa</b>}
        {text}
        <i>loppu</i>
        {order.map((one) => (
          <Plain key={one} text={one} />
        ))}
      </div>
    );
  },
};

/** A component that renders only a text. */
const Plain = ({ text }: { text: string }) => text;

const steps: [string, Shown, Shown, string][] = [
  ['a text is removed', { before: 'alku ', text: 'yksi ' }, { text: 'yksi ' }, 'yksi loppu'],
  ['a text is emptied', { before: 'alku ', text: 'yksi ' }, { before: 'alku ', text: '' }, 'alku loppu'],
  [
    'an element is inserted before a text',
    { text: 'yksi ' },
    { element: true, text: 'yksi ' },
    'osayksi loppu',
  ],
  [
    'a text is inserted before a text',
    { text: 'yksi ' },
    { before: 'alku ', text: 'yksi ' },
    'alku yksi loppu',
  ],
  ['a text changes', { text: 'yksi ' }, { text: 'kaksi ' }, 'kaksi loppu'],
  [
    'texts change places',
    { text: '', order: ['a', 'b', 'c'] },
    { text: '', order: ['c', 'b', 'a'] },
    'loppucba',
  ],
  ['an element beside a text is removed', { element: true, text: 'yksi ' }, { text: 'yksi ' }, 'yksi loppu'],
];

for (const how of TRANSLATIONS)
  test.each(steps)(
    `translation: with texts ${how}, the island works when %s [MOUNT]`,
    async (_, first, next, words) => {
      await startRuntime({ texts });
      const element = appendHtml(createMarker('texts'));
      await waitForState(element, 'mounted');
      show(first);
      await flushTasks();
      const end = translate(element, how);
      await flushTasks();
      for (let times = 0; times < 2; times++) {
        show(next);
        await vi.waitFor(() => expect(element.textContent).toBe(words));
        await flushTasks();
        // The translation of a new text is the same text.
        expect(element.textContent).toBe(words);
        show(first);
        await flushTasks();
      }
      end();
      expect(getState(element)).toBe('mounted');
      element.remove();
      await flushTasks();
      expect(getState(element)).toBeNull();
    },
  );
