import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ExportContactForm from '../../../../widgets/forms/export-contact-form/ExportContactForm.tsx';
import definition from '../../../../widgets/forms/export-contact-form/widget.ts';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import { failures, fill, flagged, captureRequests, listed, press } from '../../src/forms/form-actions.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/contact/business/requestcontact';
const REQUIRED = 'This field is required';
const filled = {
  'Full name': 'Ann Smith',
  Company: 'Smith Ltd',
  'E-mail address': 'ann@smith.example',
  'Phone number': '+44 1',
  Message: 'We buy 20 tons.',
};
const ask = (props: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) =>
  renderWidget(definition, ExportContactForm, props, { ...mtcaptchaSettings, ...settings });

beforeEach(() => {
  standInCaptcha();
});
afterEach(() => {
  delete window.dataLayer;
});

test('export form: it sends the page as content and no customer [EXP-01] [EXP-09] [API-29]', async () => {
  const sent = captureRequests(CALL);
  ask({}, { pageId: 'export-page' });
  fill(filled);
  await press('Send');
  await screen.findByText('Thank you for your message!');
  expect(sent).toEqual([
    {
      Data: {
        Subject: 'Export contact request',
        FullName: 'Ann Smith',
        Company: 'Smith Ltd',
        Message: 'We buy 20 tons.',
        Email: 'ann@smith.example',
        Phone: '+44 1',
        ContentId: 'export-page',
        CustomerId: '',
      },
      Files: null,
      MTCaptchaToken: 'token-1',
    },
  ]);
});

test('export form: content, customer and URL of the block are used [EXP-01]', async () => {
  const sent = captureRequests('/api/own');
  ask({ contentId: 'c-1', customerId: 'k-2', submitUrl: '/api/own' }, { pageId: 'export-page' });
  fill(filled);
  await press('Send');
  await screen.findByText('Thank you for your message!');
  expect(sent).toMatchObject([{ Data: { ContentId: 'c-1', CustomerId: 'k-2' } }]);
});

test('export form: every field is required, in English [EXP-02] [EXP-03] [FRM-09]', async () => {
  const sent = captureRequests(CALL);
  ask();
  await press('Send');
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the following fields and send again.');
  expect(listed()).toEqual(Object.keys(filled));
  expect(flagged()).toEqual({
    FullName: REQUIRED,
    Company: REQUIRED,
    Email: REQUIRED,
    Phone: REQUIRED,
    Message: REQUIRED,
  });
  expect(sent).toEqual([]);
});

test('export form: 1000 characters are counted down, and more are cut [EXP-03] [FRM-20]', () => {
  ask();
  expect(screen.getByText('1000 characters left')).toBeVisible();
  const message = screen.getByRole('textbox', { name: 'Message' });
  fireEvent.change(message, { target: { value: 'a'.repeat(100_000) } });
  expect(message).toHaveValue('a'.repeat(1000));
  expect(screen.getByText('0 characters left')).toBeVisible();
});

test('export form: special characters are reported [EXP-04]', async () => {
  const sent = captureRequests(CALL);
  ask();
  fill({ ...filled, Message: 'Price < 10 & more' });
  await press('Send');
  expect(flagged()).toEqual({ Message: 'Special characters are not allowed.' });
  expect(sent).toEqual([]);
});

test('export form: without a captcha token nothing is sent or reported [EXP-05]', async () => {
  standInCaptcha(null);
  const sent = captureRequests(CALL);
  ask();
  fill(filled);
  await press('Send');
  await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test("export form: success pushes one event with the form's name, and shows the thanks [EXP-06] [EXP-08] [ANA-02]", async () => {
  captureRequests(CALL);
  ask({ thankYouText: 'Thank you, we call you.' });
  fill(filled);
  await press('Send');
  expect(await screen.findByText('Thank you, we call you.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(window.dataLayer).toEqual([{ event: 'contact_request_form_submit', formName: 'kontaktipyynto' }]);
});

test.each([...failures, ['says no', () => HttpResponse.json({ isSuccess: false })] as const])(
  'export form: if the call %s, the error is shown, values are kept, and no event is pushed [EXP-07]',
  async (_, respond) => {
    captureRequests(CALL, respond);
    ask({ errorMessage: '' });
    fill(filled);
    await press('Send');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    for (const [name, value] of Object.entries(filled))
      expect(screen.getByRole('textbox', { name })).toHaveValue(value);
    expect(window.dataLayer).toBeUndefined();
  },
);

test("export form: the block's error text is shown [EXP-07]", async () => {
  captureRequests(CALL, () => HttpResponse.error());
  ask({ errorMessage: 'Not sent <b>today</b>.' });
  fill(filled);
  await press('Send');
  expect(await screen.findByText('Not sent <b>today</b>.')).toBeVisible();
});

test.each(['fi', 'se', 'de', 'en'])(
  'export form: on a page in %s it is English with lang="en" [EXP-10]',
  (language) => {
    ask({}, { language });
    expect(screen.getByRole('button', { name: 'Send' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('textbox', { name: 'Full name' })).toBeRequired();
  },
);
