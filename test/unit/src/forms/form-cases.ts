/** Tests that the forms have in common. Each form's test file gives its data. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockCaptcha } from './captcha-mock.ts';
import { captureRequests, fieldErrors, fill, listedErrors, press } from './form-actions.ts';

type Props = Record<string, unknown>;
/** Values of text fields and checkboxes by label. */
type Values = Record<string, string | boolean>;

/** A form and its cases. A case that is left out is not tested. `ids` are requirements for the title. */
export interface TestedForm {
  name: string;
  /** Path of the form's call. */
  call: string;
  render: (props?: Props) => unknown;
  /** Fills in all required fields. */
  fillIn: () => unknown;
  /** Texts of the send button and after sending. */
  button?: string;
  thanks?: string;
  /** Whether it sends a captcha token. */
  hasCaptcha?: boolean;
  /** Sent bodies without the token; `change` fills in more. */
  sends?: [title: string, body: object, change?: () => unknown][];
  /** Label, name and error of the required fields in page order, under a heading. */
  missing?: { ids: string; heading: string; fields: [label: string, name: string, error?: string][] };
  /** Special characters in the message: its label, its error, and its line in the list. */
  special?: { ids: string; label?: string; error: string; line?: string };
  /** The captcha gives no token. `kept` is still filled in then. */
  unverified?: { ids: string; kept?: Values };
  /** The call fails. */
  failed?: {
    ids: string;
    text: string;
    props?: Props;
    change?: () => unknown;
    body?: object;
    kept?: Values;
  };
  /** Event that is pushed before the success page opens. */
  successPage?: { ids: string; event?: string };
  /** Thanks instead of the form, for each of these props. */
  thanked?: { ids: string; text: string; props?: Props[]; events?: object[] };
}

beforeEach(() => {
  mockCaptcha();
});
afterEach(() => {
  delete window.dataLayer;
});

const valueOf = (name: string) =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name })?.checked ??
  screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const expectValues = (values: Values = {}): void =>
  expect(Object.fromEntries(Object.keys(values).map((name) => [name, valueOf(name)]))).toEqual(values);
const listOf = <Case>(one: Case | undefined): Case[] => (one ? [one] : []);

/** Defines the tests of the form's cases. */
export function testForm(form: TestedForm): void {
  const {
    name: subject,
    call,
    render,
    fillIn,
    button = 'Lähetä',
    thanks = 'Kiitos viestistäsi!',
    hasCaptcha = true,
  } = form;
  const withToken = (body: object, token: string) => (hasCaptcha ? { ...body, MTCaptchaToken: token } : body);
  const send = async (props?: Props, change?: () => unknown) => {
    await render(props);
    await fillIn();
    await change?.();
    await press(button);
  };

  for (const [title, body, change] of form.sends ?? [])
    test(`${subject}: it sends ${title}`, async () => {
      const sent = captureRequests(call);
      await send({}, change);
      await screen.findByText(thanks);
      expect(sent).toStrictEqual([withToken(body, 'token-1')]);
    });

  for (const missing of listOf(form.missing))
    test(`${subject}: missing fields are listed in page order, and nothing is sent ${missing.ids}`, async () => {
      const sent = captureRequests(call);
      await render();
      await press(button);
      const list = screen.getByRole('alert');
      expect(list).toHaveFocus();
      expect(within(list).getByText(missing.heading)).toBeVisible();
      expect(listedErrors()).toEqual(missing.fields.map(([label]) => label));
      expect(Object.entries(fieldErrors())).toEqual(
        missing.fields.map(([, name, error = 'Tämä kenttä on pakollinen']) => [name, error]),
      );
      expect(sent).toEqual([]);
    });

  for (const special of listOf(form.special))
    test(`${subject}: special characters in the message are reported and not sent ${special.ids}`, async () => {
      const sent = captureRequests(call);
      await send({}, () => fill({ [special.label ?? 'Viesti']: 'Hei <3' }));
      expect(fieldErrors()).toEqual({ Message: special.error });
      expect(listedErrors()).toEqual([special.line ?? 'Poista viestistä erikoismerkit']);
      expect(sent).toEqual([]);
    });

  for (const unverified of listOf(form.unverified))
    test(`${subject}: without a captcha token nothing is sent or reported ${unverified.ids}`, async () => {
      mockCaptcha(null);
      const sent = captureRequests(call);
      await send();
      await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole('button', { name: button })).toBeEnabled();
      expectValues(unverified.kept);
      expect(sent).toEqual([]);
      expect(window.dataLayer).toBeUndefined();
    });

  // Other failures of each call are in `test/conformance/chaos.test.ts`.
  for (const failed of listOf(form.failed))
    test(`${subject}: if the call answers no success, the error is shown, values are kept, and a retry works ${failed.ids}`, async () => {
      const captcha = mockCaptcha();
      const first = captureRequests(call, () => HttpResponse.json({ isSuccess: false, success: false }));
      await render(failed.props);
      const { hash } = location;
      await fillIn();
      await failed.change?.();
      await press(button);
      expect(await screen.findByText(failed.text)).toBeVisible();
      expect(window.dataLayer).toBeUndefined();
      expect(captcha.resetUI).toHaveBeenCalledTimes(hasCaptcha ? 1 : 0);
      expect(location.hash).toBe(hash);
      expectValues(failed.kept);
      const second = captureRequests(call);
      await press(button);
      await screen.findByText(thanks);
      expect(first).toMatchObject([withToken(failed.body ?? {}, 'token-1')]);
      expect(second).toEqual([withToken(first[0] as object, 'token-2')]);
    });

  for (const successPage of listOf(form.successPage))
    test(`${subject}: success pushes its event before it opens the success page ${successPage.ids}`, async () => {
      captureRequests(call);
      const pushed: unknown[] = [];
      window.dataLayer = Object.assign([], {
        push: (event: object) => pushed.push({ ...event, hash: location.hash }),
      });
      await send({ successPage: '#kiitos' });
      await waitFor(() => expect(location.hash).toBe('#kiitos'));
      expect(pushed).toEqual(successPage.event ? [{ event: successPage.event, hash: '' }] : []);
    });

  for (const thanked of listOf(form.thanked))
    test.each(thanked.props ?? [{}])(
      `${subject}: with %j success replaces the form by the focused thanks ${thanked.ids}`,
      async (props) => {
        captureRequests(call);
        const address = location.href;
        await send(props);
        const text = await screen.findByText(thanked.text);
        expect(text).toBeVisible();
        expect(text.closest('[role="status"] [role="group"]')).toHaveFocus();
        expect(screen.queryByRole('textbox')).toBeNull();
        expect(screen.queryByRole('button')).toBeNull();
        expect(window.dataLayer).toEqual(thanked.events);
        expect(location.href).toBe(address);
      },
    );
}
