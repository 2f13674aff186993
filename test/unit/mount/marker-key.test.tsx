/** What tells markers apart at every visit, and the drafts of forms that are kept by it. */
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMarkerKey } from '#island/marker-key.ts';
import definition from '../../../widgets/forms/question-form/widget.ts';
import {
  marker,
  place,
  reaches,
  startRuntime,
  stopRuntime,
  type TestWidget,
} from '../../runtime/runtime.tsx';

test('marker key: it is different for each marker, and the same on the next visit in any order of mounting', () => {
  const html = [
    marker('a', { text: 'x' }, '', 'id="first"'),
    marker('a', { text: 'x' }),
    marker('b', { text: 'x' }),
    marker('a', { text: 'x' }),
    marker('a', { text: 'y' }),
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
  // Of another widget: the draft's key has its name besides.
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
        place(
          marker(
            'question',
            { successText: 'Kiitos!' },
            '<p>fallback</p>',
            `data-load="interaction" ${attributes}`,
          ),
        ),
      );
      await startRuntime({ question });
      for (const at of order) {
        await reaches(markers[at]!, 'pending');
        markers[at]!.querySelector('p')!.click();
        await reaches(markers[at]!, 'mounted');
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
