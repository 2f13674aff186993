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

test('EXP-01 EXP-09 API-29 the payload, the page as its content, no customer', async () => {
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

test('EXP-01 content and customer of the block, and an address of its own', async () => {
  const sent = captureRequests('/api/own');
  ask({ contentId: 'c-1', customerId: 'k-2', submitUrl: '/api/own' }, { pageId: 'export-page' });
  fill(filled);
  await press('Send');
  await screen.findByText('Thank you for your message!');
  expect(sent).toMatchObject([{ Data: { ContentId: 'c-1', CustomerId: 'k-2' } }]);
});

test('EXP-02 EXP-03 FRM-09 everything is required, in English', async () => {
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

test('EXP-03 FRM-20 1000 characters, counted down; more are refused', () => {
  ask();
  expect(screen.getByText('1000 characters left')).toBeVisible();
  const message = screen.getByRole('textbox', { name: 'Message' });
  fireEvent.change(message, { target: { value: 'a'.repeat(100_000) } });
  expect(message).toHaveValue('a'.repeat(1000));
  expect(screen.getByText('0 characters left')).toBeVisible();
});

test('EXP-04 special characters', async () => {
  const sent = captureRequests(CALL);
  ask();
  fill({ ...filled, Message: 'Price < 10 & more' });
  await press('Send');
  expect(flagged()).toEqual({ Message: 'Special characters are not allowed.' });
  expect(sent).toEqual([]);
});

test('EXP-05 without a token nothing is sent and nothing said', async () => {
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

test('EXP-06 EXP-08 ANA-02 success: one event with the name of the form, the thanks', async () => {
  captureRequests(CALL);
  ask({ thankYouText: 'Thank you, we call you.' });
  fill(filled);
  await press('Send');
  expect(await screen.findByText('Thank you, we call you.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(window.dataLayer).toEqual([{ event: 'contact_request_form_submit', formName: 'kontaktipyynto' }]);
});

test.each([...failures, ['says no', () => HttpResponse.json({ isSuccess: false })] as const])(
  'EXP-07 the call %s: the text, the form stays filled, no event',
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

test('EXP-07 the text of the block', async () => {
  captureRequests(CALL, () => HttpResponse.error());
  ask({ errorMessage: 'Not sent <b>today</b>.' });
  fill(filled);
  await press('Send');
  expect(await screen.findByText('Not sent <b>today</b>.')).toBeVisible();
});

test.each(['fi', 'se', 'de', 'en'])('EXP-10 in English on a page in %s, and said to be', (language) => {
  ask({}, { language });
  expect(screen.getByRole('button', { name: 'Send' }).closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeRequired();
});
