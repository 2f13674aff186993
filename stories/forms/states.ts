/** Creates stories for the states of a form: filled in, everything missing, sending, failed, sent. */
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failing, fill, hanging, type Stage } from './consumer.ts';

interface Form<Name extends string> {
  /** Name of the example that is filled in. */
  example: Name;
  /** Path of its call. */
  path: string;
  /** Runs first, for example to open a modal. */
  open?: (stage: Stage) => Promise<void>;
  /** Texts by the label of their field. */
  texts: Record<string, string>;
  /** Makes further choices. */
  choose?: (stage: Stage) => Promise<void>;
  /** Label of the send button. Default 'Lähetä'. */
  button?: string;
  /** Label of the button while sending. Default 'Lähetetään...'. */
  busy?: string;
  /** Texts at fields or in the list if nothing is filled in. Each has to appear at least once. */
  missing: readonly string[];
  /** Text after a failed call; '' for none. */
  failure: string;
  thanks: string;
}

/** Waits until a text is visible; a dialog that has just opened fades in first. */
const shows = ({ canvas }: Stage, text: string) =>
  waitFor(() => expect(canvas.getAllByText(text, { exact: false })[0]).toBeVisible());

/**
 * Creates the stories of a form.
 * @param story creates a story of an example
 */
export function createStates<Name extends string>(
  story: (name: Name, more?: StoryObj) => StoryObj,
  form: Form<Name>,
): Record<'filled' | 'missing' | 'sending' | 'failed' | 'sent', StoryObj> {
  const { example, path, texts, button = 'Lähetä', busy = 'Lähetetään...', failure } = form;
  // The code of a form in a modal is loaded when the modal opens.
  const send = async ({ canvas, userEvent }: Stage) =>
    userEvent.click(await canvas.findByRole('button', { name: button }));
  const fillIn = async (stage: Stage) => {
    await form.open?.(stage);
    await fill(stage, texts);
    await form.choose?.(stage);
  };
  return {
    filled: story(example, { name: 'filled in', play: fillIn }),
    missing: story(example, {
      name: 'everything is missing',
      async play(stage) {
        await form.open?.(stage);
        await send(stage);
        for (const text of form.missing) await shows(stage, text);
      },
    }),
    sending: story(example, {
      name: 'sending',
      parameters: hanging(path),
      async play(stage) {
        await fillIn(stage);
        await send(stage);
        await expect(await stage.canvas.findByRole('button', { name: busy })).toBeDisabled();
      },
    }),
    failed: story(example, {
      name: 'the call fails',
      parameters: failing(path),
      async play(stage) {
        await fillIn(stage);
        await send(stage);
        if (failure !== '') await shows(stage, failure);
        await expect(await stage.canvas.findByRole('button', { name: button })).toBeEnabled();
      },
    }),
    sent: story(example, {
      name: 'sent',
      async play(stage) {
        await fillIn(stage);
        await send(stage);
        await shows(stage, form.thanks);
      },
    }),
  };
}
