import { startTransition, use } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { Form } from '#forms/Form.tsx';
import { formMessages } from '#forms/messages.ts';
import { optionalText, requiredMessage, requiredText } from '#schemas/rules.ts';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import type { ContactExtras } from '#api/contact.ts';
import { ApiError } from '#api/http.ts';
import { formSchema } from '#schemas/form.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { holdIntersections, intersect } from '../../../../packages/testing/dom/observers.ts';
import { api, expectConsole } from '../../../setup.ts';
import { mtcaptchaSettings, mockCaptcha } from './captcha-mock.ts';
import { showForm } from './show-form.tsx';

// The schema has another order of fields than the page.
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

interface Options {
  successPage?: string;
  event?: { event: string };
  isComplete?: (values: typeof initial) => boolean;
  summary?: boolean;
  failure?: string;
}

const show = (props: Options = {}) =>
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
  mockCaptcha();
  send.mockReset().mockResolvedValue();
});
afterEach(() => {
  delete window.dataLayer;
});

test('form: required fields show one asterisk, a field named optional none [FRM-15] [FRM-16] [FRM-17]', async () => {
  show();
  expect(screen.getByText(/^Etunimi/).textContent).toBe('Etunimi *');
  expect(screen.getByText(/^VIESTI/).textContent).toBe('VIESTI *');
  expect(screen.getByText(/^Postitoimipaikka/).textContent).toBe('Postitoimipaikka');
  expect(field('Etunimi')).toBeRequired();
  expect(field('Postitoimipaikka')).not.toBeRequired();
  expect(field('Postitoimipaikka')).not.toHaveAttribute('aria-describedby');
  await press();
  expect(screen.getAllByText('Tämä kenttä on pakollinen')).toHaveLength(2);
  expect(field('Postitoimipaikka')).toBeValid();
});

test('form: a field of a render that React discards leaves no label', async () => {
  const Suspended = () => use(new Promise<never>(() => {}));
  const Fields = ({ hasMore }: { hasMore: boolean }) => (
    <IslandProvider value={createIsland('test-form', {}, parseSettings(mtcaptchaSettings))}>
      <Form name="test" action="/api/test" form={form} messages={formMessages} send={send}>
        <TextField name="Firstname" label="Etunimi" />
        {hasMore && <TextField name="City" label="Kaupunki" />}
        {hasMore && <Suspended />}
      </Form>
    </IslandProvider>
  );
  const { container, rerender } = render(<Fields hasMore={false} />);
  await act(async () => startTransition(() => rerender(<Fields hasMore />)));
  rerender(<Fields hasMore={false} />);
  expect(container.querySelector<HTMLInputElement>('[name=form-labels]')!.value).toBe(
    '[["Firstname","Etunimi"]]',
  );
});

test('form: the error list has the labels of invalid fields without asterisk, in page order [FRM-14]', async () => {
  show();
  await press();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Etunimi', 'VIESTI']);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const focus = vi.spyOn(field('VIESTI'), 'focus');
  await userEvent.click(screen.getByRole('link', { name: 'VIESTI' }));
  expect(scroll.mock.contexts).toEqual([field('VIESTI')]);
  expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  scroll.mockRestore();
  await userEvent.type(field('Etunimi'), 'Aino');
  await press();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['VIESTI']);
  expect(screen.getByRole('alert')).toHaveFocus();
  // The focus reads it: the region says nothing in addition.
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
  expect(send).not.toHaveBeenCalled();
});

test('form: one without an error list moves the focus to the first invalid field [FRM-14]', async () => {
  show({ summary: false });
  await press();
  await vi.waitFor(() => expect(field('Etunimi')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('form: errors that the server reports are shown at their fields, unless they have no field or no text [FRM-14]', async () => {
  const fields = {
    City: 'tooLong',
    Message: 'unknown',
    Firstname: 1,
    Other: 'tooLong',
    constructor: 'tooLong',
  };
  send.mockRejectedValueOnce(new ApiError('bad-request', 400, undefined, { fields }));
  show();
  expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle');
  await fill();
  await press();
  expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Postitoimipaikka']);
  // The form validates no field by then.
  await act(async () => {});
  expect(field('Postitoimipaikka')).toHaveAccessibleDescription('Teksti on liian pitkä');
  for (const name of ['Etunimi', 'VIESTI']) expect(field(name)).toBeValid();
});

test('form: the button is enabled as soon as the values are complete [CHK-28]', async () => {
  show({ isComplete: ({ City }) => City !== '' });
  const button = screen.getByRole('button', { name: 'Lähetä' });
  expect(button).toBeDisabled();
  await userEvent.type(field('Postitoimipaikka'), 'Turku');
  expect(button).toBeEnabled();
});

test('form: an empty optional field is sent [FRM-16]', async () => {
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

test("form: it shows its own errors, and the browser's validation is off [FRM-14]", async () => {
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

test('form: Enter in a single-line field sends [FRM-02]', async () => {
  show();
  await fill();
  await userEvent.type(field('Etunimi'), '{Enter}');
  await screen.findByText('Kiitos viestistäsi!');
});

test('form: the error for special characters has a default text and names them [FRM-23]', async () => {
  show();
  await userEvent.type(field('VIESTI'), 'a & b');
  await press();
  expect(field('VIESTI')).toHaveAccessibleDescription(
    /^Lomakkeella ei ole mahdollista käyttää erikoismerkkejä\. & /,
  );
});

test('form: a sent form fires form:sent once, a failed one fires nothing [EVT]', async () => {
  const sent: unknown[] = [];
  const listen = (event: CustomEvent) => sent.push(event.detail);
  document.addEventListener('form:sent', listen);
  show();
  await fill();
  send.mockRejectedValueOnce(new Error('no'));
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent).toEqual([]);
  await press();
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toEqual([{ version: 1, widget: 'test-form', form: 'test' }]);
  document.removeEventListener('form:sent', listen);
});

test('form: a success page with a script URL is ignored, and the thank-you text is shown [FRM-11]', async () => {
  show({ successPage: 'javascript:alert(1)' });
  await fill();
  await press();
  expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Kiitos viestistäsi!' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Kiitos viestistäsi!');
});

test('form: after a failed call the button gets the focus again [FRM-12]', async () => {
  send.mockRejectedValue(new Error('network'));
  show();
  await fill();
  await press();
  expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Lähetä' })).toHaveFocus());
});

test('form: after a failed call a field that the visitor uses keeps the focus, and an empty failure text is not shown [FRM-12]', async () => {
  let fail = () => {};
  send.mockReturnValue(new Promise((_, reject) => (fail = () => reject(new Error('network')))));
  show({ failure: '' });
  await fill();
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  field('Postitoimipaikka').focus();
  fail();
  await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'error'));
  expect(field('Postitoimipaikka')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('form: it is busy while the captcha works, which fails after 30 s [FRM-06] [FRM-12]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  api.use(http.get('/challenge', () => delay('infinite')));
  showForm(<TextField name="City" label="Postitoimipaikka" />, {
    schema: object({ City: optionalText() }),
    initial: { City: '' },
    settings: { captcha: { provider: 'altcha', challengeUrl: '/challenge' } },
  });
  await press();
  await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'sending'));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  vi.advanceTimersByTime(30_000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tapahtui virhe. Yritä uudelleen');
});

test('form: on a page without a captcha it sends nothing, which is logged once [FRM-08]', async () => {
  expectConsole('error', /this form sends nothing: neither its props nor the page settings name a captcha/);
  const { sent } = showForm(<TextField name="City" label="Postitoimipaikka" />, {
    schema: object({ City: optionalText() }),
    initial: { City: '' },
    settings: { captcha: undefined },
  });
  await userEvent.type(field('Postitoimipaikka'), 'T');
  for (let time = 0; time < 2; time += 1) {
    await press();
    await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
  }
  expect(sent).not.toHaveBeenCalled();
});

test('form: MTCaptcha starts when the form is in view [FRM-30]', async () => {
  holdIntersections();
  const { renderUI } = mockCaptcha();
  show();
  const element = document.querySelector('form')!;
  intersect(element, false);
  await Promise.resolve();
  expect(renderUI).not.toHaveBeenCalled();
  intersect(element);
  await vi.waitFor(() => expect(renderUI).toHaveBeenCalled());
});

test('form: an invalid value given by the page is sent for the server to check [FRM-12]', async () => {
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

test('form: if the browser blocks cookies, the failure text says so [API-02]', async () => {
  send.mockRejectedValueOnce(new ApiError('cookies', 403));
  show();
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Selaimesi estää evästeet/);
});

test('form: the next press removes the failure text [FRM-12]', async () => {
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

test('form: if the captcha script throws, the failure is shown, and the form stays usable [FRM-12] [FRM-30]', async () => {
  mockCaptcha().getVerifiedToken.mockImplementation(() => {
    throw new Error('provider');
  });
  show();
  await fill();
  await press();
  await screen.findByText('Tapahtui virhe. Yritä uudelleen');
  expect(send).not.toHaveBeenCalled();
  mockCaptcha();
  await press();
  await screen.findByText('Kiitos viestistäsi!');
});

test('form: remaining characters are announced only near the limit, after a pause in typing [FRM-20]', () => {
  vi.useFakeTimers();
  const { unmount } = showForm(<TextArea name="Message" label="Viesti" limit={3} />, {
    schema: object({ Message: optionalText() }),
    initial: { Message: 'Hei' },
  });
  act(() => {
    vi.advanceTimersByTime(1100);
  });
  expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
  unmount();
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
  expect(document.querySelector('[data-full]')).toBeNull();
  write(1000);
  expect(document.querySelector('[data-full]')).toHaveTextContent('0 merkkiä jäljellä');
  // Browsers limit typed and pasted text, not a set value.
  write(1005);
  expect(field('VIESTI')).toHaveValue('a'.repeat(1000));
});

const showOwn = (
  props: { thanks?: string; successPage?: string },
  texts: Record<string, string>,
  messages = {},
) => {
  const island = createIsland('test-form', { texts }, parseSettings({ ...mtcaptchaSettings, messages }));
  return render(
    <IslandProvider value={island}>
      <Form name="test" form={form} messages={formMessages} send={send} action="/api/test" {...props}>
        <TextField name="Firstname" label="Etunimi *" autoComplete="given-name" />
        <TextArea name="Message" label="VIESTI *" limit={1000} rows={4} />
      </Form>
    </IslandProvider>,
  );
};
const OWN_TEXT = { 'test.successText': 'Kiitos, soitamme huomenna.' };

test.each([
  ['Kiitos, soitamme huomenna.', { thanks: 'Lohkon oma' }, OWN_TEXT],
  ['Kiitos viestistäsi!', {}, { 'test.successText': '' }],
  ['Lohkon oma', { thanks: 'Lohkon oma' }, { 'toinen.successText': 'Muun lomakkeen' }],
])('form: a sent form says "%s" with %j and the texts %j', async (text, props, texts) => {
  showOwn(props, texts);
  await userEvent.type(field('Etunimi'), 'Aino');
  await userEvent.type(field('VIESTI'), 'Hei!');
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

test.each([
  ['/kiitos', { 'test.successPage': '/kiitos' }],
  ['/oma', { 'toinen.successPage': '/kiitos' }],
])('form: it leads to "%s" with the texts %j, also without JavaScript', (page, messages) => {
  const { container } = showOwn({ successPage: '/oma' }, {}, messages);
  expect(container.querySelector('[name="form-thanks"]')).toHaveValue(page);
});
