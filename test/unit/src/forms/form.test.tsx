import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { Form } from '#forms/Form.tsx';
import { formMessages } from '#forms/messages.ts';
import { optionalText, requiredMessage, requiredText } from '#schemas/rules.ts';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import type { ContactExtras } from '#api/contact.ts';
import { formSchema } from '#schemas/form.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { mtcaptchaSettings, standInCaptcha } from './captcha-stand-in.ts';

// The schema names the fields in another order than the page.
const schema = object({ Message: requiredMessage(), City: optionalText(), Firstname: requiredText() });
const initial = { Message: '', City: '', Firstname: '' };
const form = formSchema({
  schema,
  initial,
  toData: (values) => values,
  fromData: () => initial,
  files: null,
});
const send = vi.fn<(data: typeof initial, enclosed: ContactExtras, signal: AbortSignal) => Promise<void>>();

const show = (props: { successPage?: string; event?: { event: string } } = {}) =>
  render(
    <IslandProvider value={createIsland('test-form', {}, parseSettings(mtcaptchaSettings))}>
      <Form name="test" form={form} messages={formMessages} send={send} {...props}>
        <TextField name="Firstname" label="Etunimi *" autoComplete="given-name" />
        <TextField name="City" label="Postitoimipaikka" />
        <TextArea name="Message" label="VIESTI *" limit={1000} rows={4} />
      </Form>
    </IslandProvider>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Lähetä' }));
const fill = async () => {
  await userEvent.type(field('Etunimi'), 'Aino');
  await userEvent.type(field('VIESTI'), 'Hei!');
};

beforeEach(() => {
  standInCaptcha();
  send.mockReset().mockResolvedValue();
});
afterEach(() => {
  delete window.dataLayer;
});

test('FRM-15 FRM-16 FRM-17 required fields show one asterisk, a field named optional none', async () => {
  show();
  expect(screen.getByText(/^Etunimi/).textContent).toBe('Etunimi *');
  expect(screen.getByText(/^VIESTI/).textContent).toBe('VIESTI *');
  expect(screen.getByText(/^Postitoimipaikka/).textContent).toBe('Postitoimipaikka');
  expect(field('Etunimi')).toBeRequired();
  expect(field('Postitoimipaikka')).not.toBeRequired();
  await press();
  expect(screen.getAllByText('Tämä kenttä on pakollinen')).toHaveLength(2);
  expect(field('Postitoimipaikka')).toBeValid();
});

test('FRM-14 the list holds the fields that fail, by their labels without asterisk, in page order', async () => {
  show();
  await press();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Etunimi', 'VIESTI']);
  await userEvent.type(field('Etunimi'), 'Aino');
  await press();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['VIESTI']);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('FRM-16 an optional field left empty is sent as it is', async () => {
  show();
  await fill();
  await press();
  await screen.findByText('Kiitos viestistäsi!');
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { Firstname: 'Aino', City: '', Message: 'Hei!' },
    { captchaToken: 'token-1', files: null },
    expect.any(AbortSignal),
  );
});

test('FRM-14 what is wrong is said by the form itself: no complaint of the browser comes before it', async () => {
  render(
    <IslandProvider value={createIsland('test-form', {}, parseSettings(mtcaptchaSettings))}>
      <Form name="test" form={form} messages={formMessages} send={send}>
        <TextField name="Firstname" label="Etunimi" type="email" />
        <TextArea name="Message" label="Viesti" limit={1000} />
      </Form>
    </IslandProvider>,
  );
  await userEvent.type(field('Etunimi'), 'ei osoite');
  await press();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Viesti']);
});

test('FRM-02 Enter in a single-line field sends', async () => {
  show();
  await fill();
  await userEvent.type(field('Etunimi'), '{Enter}');
  await screen.findByText('Kiitos viestistäsi!');
});

test('FRM-23 special characters have the default text where a form has none of its own', async () => {
  show();
  await userEvent.type(field('VIESTI'), 'a & b');
  await press();
  expect(field('VIESTI')).toHaveAccessibleDescription(
    /^Lomakkeella ei ole mahdollista käyttää erikoismerkkejä\./,
  );
});

test('FRM-11 the event is pushed first, then the visitor is led to the success page', async () => {
  const pushed: string[] = [];
  window.dataLayer = Object.assign([], { push: () => pushed.push(location.hash) });
  show({ event: { event: 'test_form_submit' }, successPage: '#kiitos' });
  await fill();
  await press();
  await vi.waitFor(() => expect(location.hash).toBe('#kiitos'));
  expect(pushed).toEqual(['']);
});

test('FRM-11 an address that runs code leads nowhere: the thank-you text is shown', async () => {
  show({ successPage: 'javascript:alert(1)' });
  await fill();
  await press();
  expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
});

test('ANA-02 a form without an event name pushes none', async () => {
  show();
  await fill();
  await press();
  await screen.findByText('Kiitos viestistäsi!');
  expect(window.dataLayer).toBeUndefined();
});

test('FRM-12 the focus comes back to the button when the call has failed', async () => {
  send.mockRejectedValue(new Error('network'));
  show();
  await fill();
  await press();
  expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Lähetä' })).toHaveFocus());
});

test('FRM-12 what the page gives and nobody can correct is the server’s to judge: no press without an answer', async () => {
  render(
    <IslandProvider value={createIsland('test-form', {}, parseSettings(mtcaptchaSettings))}>
      <Form name="test" form={form} messages={formMessages} send={send} given={{ City: 'x'.repeat(501) }}>
        <TextField name="Firstname" label="Etunimi" />
        <TextArea name="Message" label="Viesti" limit={1000} />
      </Form>
    </IslandProvider>,
  );
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(/Etunimi\s*Viesti$/);
  send.mockRejectedValueOnce(new Error('400'));
  await userEvent.type(field('Etunimi'), 'Aino');
  await userEvent.type(field('Viesti'), 'Hei!');
  await press();
  expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
  expect(send.mock.calls[0]?.[0]).toEqual({ Firstname: 'Aino', Message: 'Hei!', City: 'x'.repeat(501) });
});

test('FRM-12 the failure text goes with the next press', async () => {
  send.mockRejectedValueOnce(new Error('network'));
  show();
  await fill();
  await press();
  await screen.findByText('Tapahtui virhe. Yritä uudelleen');
  await userEvent.clear(field('Etunimi'));
  await press();
  await screen.findByRole('link', { name: 'Etunimi' });
  expect(screen.queryByText('Tapahtui virhe. Yritä uudelleen')).toBeNull();
});

test('FRM-12 FRM-30 a failed send takes a fresh captcha token with the next one', async () => {
  const { resetUI } = standInCaptcha();
  send.mockRejectedValueOnce(new Error('network'));
  show();
  await fill();
  await press();
  await screen.findByText('Tapahtui virhe. Yritä uudelleen');
  expect(resetUI).toHaveBeenCalledOnce();
  await press();
  await screen.findByText('Kiitos viestistäsi!');
  expect(send.mock.calls.map(([, { captchaToken }]) => captchaToken)).toEqual(['token-1', 'token-2']);
});

test('API-03 a form that is taken out while it sends calls its request off, and asks for no other captcha', async () => {
  const { resetUI } = standInCaptcha();
  let signal: AbortSignal | undefined;
  const ended = vi.fn();
  send.mockImplementation(
    (_values, _token, given) =>
      new Promise((_, reject) => {
        signal = given;
        given.addEventListener('abort', () => {
          reject(new Error('aborted'));
          setTimeout(ended);
        });
      }),
  );
  const { unmount } = show();
  await fill();
  await press();
  await vi.waitFor(() => expect(signal?.aborted).toBe(false));
  unmount();
  expect(signal?.aborted).toBe(true);
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(resetUI).not.toHaveBeenCalled();
});

test('FRM-30 a captcha script that throws has no token: nothing is sent, and the form goes on', async () => {
  standInCaptcha().getVerifiedToken.mockImplementation(() => {
    throw new Error('provider');
  });
  show();
  await fill();
  await press();
  await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
  standInCaptcha();
  await press();
  await screen.findByText('Kiitos viestistäsi!');
});

test('FRM-20 the remaining characters are said aloud near the end only, when typing rests', () => {
  vi.useFakeTimers();
  try {
    show();
    const said = document.querySelector<HTMLElement>('[aria-live=polite]')!;
    const write = (length: number) =>
      fireEvent.change(field('VIESTI'), { target: { value: 'a'.repeat(length) } });
    const rest = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    write(500);
    rest(1100);
    expect(said).toBeEmptyDOMElement();
    write(900);
    rest(900);
    write(910);
    rest(900);
    expect(said).toBeEmptyDOMElement();
    rest(200);
    expect(said).toHaveTextContent('90 merkkiä jäljellä.');
  } finally {
    vi.useRealTimers();
  }
});
