import { screen, waitFor } from '@testing-library/react';
import { beforeEach, afterEach, expect, test } from 'vitest';
import FeedbackForm from '../../../../widgets/forms/feedback-form/FeedbackForm.tsx';
import definition from '../../../../widgets/forms/feedback-form/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import {
  choose,
  fillPerson,
  offerProducts,
  PERSON_DATA,
  pickProduct,
} from '../../src/forms/person-fields.ts';
import { failures, fill, flagged, captureRequests, listed, press } from '../../src/forms/form-actions.ts';

const CALL = '/api/contact/retail/feedback';
const THANKS = 'Kiitos viestistäsi!';
const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, FeedbackForm, props, mtcaptchaSettings);
const FEEDBACK = {
  ...PERSON_DATA,
  ContactByEmail: true,
  ContactByPhone: false,
  NoContact: false,
  Message: 'Kiitos hyvästä makkarasta!',
  ProductId: 11,
  ProductName: 'Rantalenkki',
};
const fillAll = async () => {
  fill({ Viesti: 'Kiitos hyvästä makkarasta!' });
  await fillPerson('Sähköpostitse');
};

beforeEach(() => {
  standInCaptcha();
  offerProducts();
});
afterEach(() => {
  delete window.dataLayer;
});

test('FDB-01 FDB-02 FDB-04 FDB-05 API-15 feedback as it is sent: without files, with its product', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await pickProduct('Rantalenkki');
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([{ Data: FEEDBACK, Files: null, MTCaptchaToken: 'token-1' }]);
});

test('FDB-04 without a product it is sent, too', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([
    { Data: { ...FEEDBACK, ProductId: null, ProductName: '' }, Files: null, MTCaptchaToken: 'token-1' },
  ]);
});

test('FDB-02 FRM-16 the form has no file field, and its product no asterisk', () => {
  show();
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Tuote' })).not.toBeRequired();
  expect(screen.getByText(/^Tuote/).textContent).toBe('Tuote');
});

test('FDB-03 FDB-05 FRM-13 FRM-14 what is missing is listed in page order', async () => {
  const sent = captureRequests(CALL);
  show();
  await press('Lähetä');
  expect(screen.getByText('Lomakkeelta puuttuu pakollisia tietoja')).toBeVisible();
  expect(listed()).toEqual([
    'Viesti',
    'Etunimi',
    'Sukunimi',
    'Katuosoite',
    'Postinumero',
    'Postitoimipaikka',
    'Yhteydenottotapa',
  ]);
  await choose('Puhelimitse');
  await press('Lähetä');
  expect(listed().at(-1)).toBe('Puhelinnumero');
  expect(flagged()['Phone']).toBe('Tämä kenttä on pakollinen');
  expect(sent).toEqual([]);
});

test('FDB-06 FRM-11 ANA-02 success: one event, then the success page', async () => {
  captureRequests(CALL);
  const pushed: unknown[] = [];
  window.dataLayer = Object.assign([], {
    push: (event: object) => pushed.push({ ...event, hash: location.hash }),
  });
  show({ successPage: '#kiitos' });
  await fillAll();
  await press('Lähetä');
  await waitFor(() => expect(location.hash).toBe('#kiitos'));
  expect(pushed).toEqual([{ event: 'palaute_form_submit', hash: '' }]);
});

test.each(failures)(
  'FRM-12 the call %s: all is kept, and sent again with a fresh token',
  async (_, respond) => {
    captureRequests(CALL, respond);
    show();
    await fillAll();
    await press('Lähetä');
    await screen.findByText('Tapahtui virhe. Yritä uudelleen');
    const sent = captureRequests(CALL);
    await press('Lähetä');
    await screen.findByText(THANKS);
    expect(sent).toMatchObject([{ Data: { Message: FEEDBACK.Message }, MTCaptchaToken: 'token-2' }]);
  },
);
