/** Islands whose texts a browser's translation has put into `<font>` elements. */
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { translate } from '../../dom/translate.ts';
import {
  marker,
  place,
  reaches,
  settle,
  startRuntime,
  stateOf,
  type TestWidget,
} from '../../runtime/runtime.tsx';

interface Shown {
  /** Texts and elements beside each other, as JSX has them. */
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

/** A component that is a text, not an element. */
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

for (const how of ['moved', 'replaced'] as const)
  test.each(steps)(
    `translation: with texts ${how}, the island works when %s [MOUNT]`,
    async (_, first, next, words) => {
      await startRuntime({ texts });
      const element = place(marker('texts'));
      await reaches(element, 'mounted');
      show(first);
      await settle();
      const end = translate(element, how);
      await settle();
      for (let times = 0; times < 2; times++) {
        show(next);
        await vi.waitFor(() => expect(element.textContent).toBe(words));
        await settle();
        // What the translation makes of the new text is the same text.
        expect(element.textContent).toBe(words);
        show(first);
        await settle();
      }
      end();
      expect(stateOf(element)).toBe('mounted');
      element.remove();
      await settle();
      expect(stateOf(element)).toBeNull();
    },
  );
