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

test('feedback form: it sends feedback with a product and without files [FDB-01] [FDB-02] [FDB-04] [FDB-05] [API-15]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await pickProduct('Rantalenkki');
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([{ Data: FEEDBACK, Files: null, MTCaptchaToken: 'token-1' }]);
});

test('feedback form: it can be sent without a product [FDB-04]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([
    { Data: { ...FEEDBACK, ProductId: null, ProductName: '' }, Files: null, MTCaptchaToken: 'token-1' },
  ]);
});

test('feedback form: it has no file field, and its product is optional [FDB-02] [FRM-16]', () => {
  show();
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Tuote' })).not.toBeRequired();
  expect(screen.getByText(/^Tuote/).textContent).toBe('Tuote');
});

test('feedback form: missing fields are listed in page order [FDB-03] [FDB-05] [FRM-13] [FRM-14]', async () => {
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

test('feedback form: success pushes one event, then opens the success page [FDB-06] [FRM-11] [ANA-02]', async () => {
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
  'feedback form: if the call %s, everything is kept and sent again with a new token [FRM-12]',
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
