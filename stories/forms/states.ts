/** The states of a form, by the visit of its widget (`examples.ts`): filled in, and after a call that fails. */
import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import type { Visit } from '#island/examples.ts';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { performStep } from '../../packages/testing/steps.ts';

type Stage = Parameters<NonNullable<StoryObj['play']>>[0];

/**
 * Creates the stories of a form. Other states are tested without a picture (`test/unit/src/forms/form-cases.ts`).
 * @param story creates a story of an example
 * @param example the visit's example by default
 */
export function createStates<Name extends string>(
  story: (name: Name, more?: StoryObj) => StoryObj,
  { steps = [], calls, says, page, ...visit }: Visit,
  example = visit.example as Name,
): Record<'filled' | 'failed', StoryObj> {
  const perform = async ({ canvasElement }: Stage, count: number): Promise<void> => {
    // The previous story may have left the same hash.
    location.hash = '';
    if (page?.hash) location.hash = page.hash;
    for (const step of steps.slice(0, count)) await performStep(canvasElement, step);
  };
  const path = calls.at(-1)!.replace('POST ', '*');
  return {
    filled: story(example, {
      name: 'filled in',
      play: (stage) => perform(stage, -1),
    }),
    failed: story(example, {
      name: 'the call fails',
      // All other calls are answered, including the captcha's, without which nothing would be sent.
      parameters: {
        msw: {
          handlers: [http.post(path, () => HttpResponse.json({}, { status: 500 })), ...handlers('ok')],
        },
      },
      async play(stage) {
        await perform(stage, steps.length);
        // A dialog that has just opened fades in first.
        if (says)
          await waitFor(() => expect(stage.canvas.getAllByText(says, { exact: false })[0]).toBeVisible());
      },
    }),
  };
}
