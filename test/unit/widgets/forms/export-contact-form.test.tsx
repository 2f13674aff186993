import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import ExportContactForm from '../../../../widgets/forms/export-contact-form/ExportContactForm.tsx';
import definition from '../../../../widgets/forms/export-contact-form/widget.ts';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import { fill, captureRequests, press } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/contact/business/requestcontact';
const filled = {
  'Full name': 'Ann Smith',
  Company: 'Smith Ltd',
  'E-mail address': 'ann@smith.example',
  'Phone number': '+44 1',
  Message: 'We buy 20 tons.',
};
const ask = (props: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) =>
  renderWidget(definition, ExportContactForm, props, { ...mtcaptchaSettings, ...settings });

const required = (label: string, name: string) =>
  [label, name, 'This field is required'] as [string, string, string];
testForm({
  name: 'export form',
  call: CALL,
  render: (props) => ask(props, { pageId: 'export-page' }),
  fillIn: () => fill(filled),
  button: 'Send',
  thanks: 'Thank you for your message!',
  sends: [
    [
      'the page as content and no customer [EXP-01] [EXP-09] [API-29]',
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
      },
    ],
  ],
  missing: {
    ids: '[EXP-02] [EXP-03] [FRM-09]',
    heading: 'Please check the following fields and send again.',
    fields: [
      required('Full name', 'FullName'),
      required('Company', 'Company'),
      required('E-mail address', 'Email'),
      required('Phone number', 'Phone'),
      required('Message', 'Message'),
    ],
  },
  special: {
    ids: '[EXP-04]',
    label: 'Message',
    error: 'Special characters are not allowed.',
    line: 'Remove the special characters from your message',
  },
  unverified: { ids: '[EXP-05]' },
  failed: {
    ids: '[EXP-07]',
    text: 'Something went wrong. Please try again.',
    props: { errorMessage: '' },
    kept: filled,
  },
  thanked: {
    ids: '[EXP-06] [EXP-08] [ANA-02]',
    text: 'Thank you, we call you.',
    props: [{ thankYouText: 'Thank you, we call you.' }],
    events: [{ event: 'contact_request_form_submit', formName: 'kontaktipyynto' }],
  },
});

test('export form: content, customer and URL of the block are used [EXP-01]', async () => {
  const sent = captureRequests('/api/own');
  ask({ contentId: 'c-1', customerId: 'k-2', submitUrl: '/api/own' }, { pageId: 'export-page' });
  fill(filled);
  await press('Send');
  await screen.findByText('Thank you for your message!');
  expect(sent).toMatchObject([{ Data: { ContentId: 'c-1', CustomerId: 'k-2' } }]);
});

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
