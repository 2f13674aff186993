/** The drafts of forms that are stored by the key of their marker. */
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createMarker,
  appendHtml,
  waitForState,
  startRuntime,
  stopRuntime,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';
import definition from '../../fixtures/forms/any-form/widget.ts';

const form: TestWidget = {
  props: definition.props,
  module: () => import('../../fixtures/forms/any-form/AnyForm.tsx'),
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
            'form',
            { successText: 'Kiitos!' },
            '<p>fallback</p>',
            `data-load="interaction" ${attributes}`,
          ),
        ),
      );
      await startRuntime({ form });
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
