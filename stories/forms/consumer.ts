/** Helpers for form stories: a consumer who fills in a form. */
import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { handlers } from '../../test/api/handlers.ts';
import { neverAnswer } from '../../test/api/unanswered.ts';

export type Stage = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** Fills in texts by the label of their field, without the asterisk. */
export async function fill({ canvas, userEvent }: Stage, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = await canvas.findByRole('textbox', { name });
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

/** Fills in the person's details, with an answer by phone. */
export async function fillPerson(stage: Stage): Promise<void> {
  await fill(stage, {
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Katuosoite: 'Saaristotie 1 B 12',
    Postinumero: '20100',
    Postitoimipaikka: 'Turku',
    Puhelinnumero: '040 123 4567',
  });
  await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Puhelimitse' }));
}

/** Creates a small picture. */
export async function createPicture(name = 'pakkaus.png'): Promise<File> {
  const canvas = new OffscreenCanvas(96, 96);
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = '#b5482a';
  brush.fillRect(0, 0, 96, 96);
  brush.fillStyle = '#f6e7d3';
  brush.fillRect(20, 30, 56, 36);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

const send = ({ canvas, userEvent }: Stage, name = 'Lähetä'): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Sends the form and waits for the list of missing fields. */
export async function sendEmpty(stage: Stage, lines: number, button?: string): Promise<void> {
  await send(stage, button);
  const list = await stage.canvas.findByRole('alert');
  await expect(list).toHaveFocus();
  await expect(list.querySelectorAll('a')).toHaveLength(lines);
}

/** Makes the story's form call fail. All other calls are answered, including the captcha's, without which nothing would be sent. */
export const failing = (path: string) => ({
  msw: {
    handlers: [http.post(`*${path}`, () => HttpResponse.json({}, { status: 500 })), ...handlers('ok')],
  },
});

/** Makes the story's form call never end. */
export const hanging = (path: string) => ({
  msw: { handlers: [http.post(`*${path}`, neverAnswer), ...handlers('ok')] },
});

interface ConsumerForm<Name extends string> {
  /** Name of the example that is filled in. */
  example: Name;
  /** Name of the example that shows thanks, because no other page is configured. */
  thanksExample: Name;
  /** Path of its call. */
  path: string;
  fillIn: (stage: Stage) => Promise<void>;
}

/**
 * Creates the stories of a sent form: sending, failed, done.
 * @param story creates a story of an example
 */
export function createConsumerStates<Name extends string>(
  story: (name: Name, more?: StoryObj) => StoryObj,
  { example, thanksExample, path, fillIn }: ConsumerForm<Name>,
): Record<'sending' | 'failed' | 'done', StoryObj> {
  const sent = (then: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
    await fillIn(stage);
    await send(stage);
    await then(stage);
  };
  return {
    sending: story(example, {
      name: 'FRM-07 on its way',
      parameters: hanging(path),
      play: sent(async ({ canvas }) => {
        await expect(await canvas.findByRole('button', { name: 'Lähetetään...' })).toBeDisabled();
      }),
    }),
    failed: story(example, {
      name: 'FRM-12 the call has failed',
      parameters: failing(path),
      play: sent(async ({ canvas }) => {
        await expect(await canvas.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Lähetä' })).toBeEnabled();
      }),
    }),
    done: story(thanksExample, {
      name: 'FRM-11 sent, where no page is configured',
      play: sent(async ({ canvas }) => {
        await expect(await canvas.findByText('Kiitos viestistäsi!')).toBeVisible();
      }),
    }),
  };
}
