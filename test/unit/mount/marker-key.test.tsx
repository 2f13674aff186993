/** The key of a marker, which is the same on every visit, and the drafts of forms that are stored by it. */
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMarkerKey } from '#island/marker-key.ts';
import definition from '../../../widgets/forms/question-form/widget.ts';
import {
  createMarker,
  appendHtml,
  waitForState,
  startRuntime,
  stopRuntime,
  type TestWidget,
} from '../../runtime/runtime.tsx';

test('marker key: it is different for each marker, and the same on the next visit in any order of mounting', () => {
  const html = [
    createMarker('a', { text: 'x' }, '', 'id="first"'),
    createMarker('a', { text: 'x' }),
    createMarker('b', { text: 'x' }),
    createMarker('a', { text: 'x' }),
    createMarker('a', { text: 'y' }),
    '<div data-widget="a"><script type="application/json" data-props>{"text":"y"}</script></div>',
  ].join('');
  const keys = () => {
    const page = document.createElement('main');
    page.innerHTML = html;
    document.body.replaceChildren(page);
    return [...page.children].map((one) => getMarkerKey(one));
  };
  const first = keys();
  expect(first[0]).toBe('#first');
  // Belongs to another widget: the draft's key contains the name, too.
  expect(new Set(first.filter((_, at) => at !== 2)).size).toBe(5);
  expect(keys()).toEqual(first);
});

const question: TestWidget = {
  props: definition.props,
  module: () => import('../../../widgets/forms/question-form/QuestionForm.tsx'),
};

test.each([
  ['equal', '', ''],
  ['with ids', 'id="one"', 'id="two"'],
])(
  'forms: a draft is restored in its own form, with two equal forms (%s) mounted in any order [FRM-12]',
  async (_, one, two) => {
    const visit = async (order: number[]) => {
      document.body.replaceChildren();
      const markers = [one, two].map((attributes) =>
        appendHtml(
          createMarker(
            'question',
            { successText: 'Kiitos!' },
            '<p>fallback</p>',
            `data-load="interaction" ${attributes}`,
          ),
        ),
      );
      await startRuntime({ question });
      for (const at of order) {
        await waitForState(markers[at]!, 'pending');
        markers[at]!.querySelector('p')!.click();
        await waitForState(markers[at]!, 'mounted');
      }
      return markers.map((element) => element.querySelector('textarea')!);
    };
    const [, second] = await visit([1, 0]);
    fireEvent.change(second!, { target: { value: 'Typed in the second' } });
    stopRuntime();
    const fields = await visit([0, 1]);
    expect(fields.map(({ value }) => value)).toEqual(['', 'Typed in the second']);
  },
);
