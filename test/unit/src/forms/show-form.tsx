/** Renders single fields in a form. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { ContactExtras } from '#api/contact.ts';
import { Form } from '#forms/Form.tsx';
import { formMessages } from '#forms/messages.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { configure, parseSettings } from '#island/settings.ts';
import type { FileRule } from '#schemas/files.ts';
import type { FormSchema, Values } from '#schemas/form.ts';
import { mtcaptchaSettings } from './captcha-mock.ts';

interface Options<V extends Values> extends Pick<FormSchema<V, object>, 'schema' | 'initial'> {
  files?: FileRule;
  given?: Partial<V>;
  /** Page settings. */
  settings?: Record<string, unknown>;
}

/** Renders a form with these fields; `sent` records the sent values. */
export function showForm<V extends Values>(
  fields: ReactNode,
  { schema, initial, files, given, settings = {} }: Options<V>,
) {
  const sent = vi.fn<(data: object, enclosed: ContactExtras) => Promise<void>>().mockResolvedValue();
  const page = parseSettings({ ...mtcaptchaSettings, ...settings });
  configure(page);
  const form: FormSchema<V, object> = {
    schema,
    initial,
    files: files ?? null,
    toData: (values) => values,
    fromData: () => initial,
  };
  const rendered = render(
    <IslandProvider value={createIsland('test-form', {}, page)}>
      <Form name="test" form={form} messages={formMessages} send={sent} {...(given ? { given } : {})}>
        {fields}
      </Form>
    </IslandProvider>,
  );
  return { sent, ...rendered };
}

/** Presses the send button. */
export const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Lähetä' }));

/** Sends the form, and waits until it is sent. */
export async function sendOff(): Promise<void> {
  await press();
  await screen.findByText('Kiitos viestistäsi!');
}
