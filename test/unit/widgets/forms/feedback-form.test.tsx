import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import FeedbackForm from '../../../../widgets/forms/feedback-form/FeedbackForm.tsx';
import definition from '../../../../widgets/forms/feedback-form/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import {
  choose,
  fillPerson,
  offerProducts,
  PERSON_DATA,
  pickProduct,
} from '../../src/forms/person-fields.ts';
import { fill, fieldErrors, captureRequests, listedErrors, press } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';

const CALL = '/api/contact/retail/feedback';
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

beforeEach(offerProducts);

testForm({
  name: 'feedback form',
  call: CALL,
  render: show,
  fillIn: fillAll,
  sends: [
    [
      'feedback with a product and without files [FDB-01] [FDB-02] [FDB-04] [FDB-05] [API-15]',
      { Data: FEEDBACK, Files: null },
      () => pickProduct('Rantalenkki'),
    ],
    [
      'feedback without a product [FDB-04]',
      { Data: { ...FEEDBACK, ProductId: null, ProductName: '' }, Files: null },
    ],
  ],
  missing: {
    ids: '[FDB-03] [FDB-05] [FRM-13] [FRM-14]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [
      ['Viesti', 'Message'],
      ['Etunimi', 'Firstname'],
      ['Sukunimi', 'Lastname'],
      ['Katuosoite', 'StreetAddress'],
      ['Postinumero', 'PostalCode'],
      ['Postitoimipaikka', 'City'],
      ['Yhteydenottotapa', 'ContactMethod'],
    ],
  },
  failed: {
    ids: '[FRM-12]',
    text: 'Tapahtui virhe. Yritä uudelleen',
    body: { Data: { Message: FEEDBACK.Message } },
  },
  successPage: { ids: '[FDB-06] [FRM-11] [ANA-02]', event: 'palaute_form_submit' },
});

test('feedback form: it has no file field, and its product is optional [FDB-02] [FRM-16]', () => {
  show();
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Tuote' })).not.toBeRequired();
  expect(screen.getByText(/^Tuote/).textContent).toBe('Tuote');
});

test('feedback form: the contact method phone requires the number [FDB-03] [FDB-05] [FRM-13]', async () => {
  const sent = captureRequests(CALL);
  show();
  await choose('Puhelimitse');
  await press('Lähetä');
  expect(listedErrors().at(-1)).toBe('Puhelinnumero');
  expect(fieldErrors()['Phone']).toBe('Tämä kenttä on pakollinen');
  expect(sent).toEqual([]);
});
