/** The drafts of forms that are stored by the key of their marker. */
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import definition from '../../../widgets/forms/question-form/widget.ts';
import {
  createMarker,
  appendHtml,
  waitForState,
  startRuntime,
  stopRuntime,
  type TestWidget,
} from '../../support/runtime/runtime.tsx';

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
