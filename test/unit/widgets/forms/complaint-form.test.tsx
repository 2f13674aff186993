import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import ComplaintForm from '../../../../widgets/forms/complaint-form/ComplaintForm.tsx';
import definition from '../../../../widgets/forms/complaint-form/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import {
  choose,
  fillPerson,
  offerProducts,
  PERSON_DATA,
  pickProduct,
} from '../../src/forms/person-fields.ts';
import { fill, captureRequests, listedErrors, press } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';

const CALL = '/api/contact/retail/reclamation';
const THANKS = 'Kiitos viestistäsi!';
const show = (props: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) =>
  renderWidget(definition, ComplaintForm, props, { ...mtcaptchaSettings, ...settings });
const field = (name: string) => screen.getByRole('textbox', { name });
const picture = (name = 'kuva.png') => new File(['x'], name, { type: 'image/png' });
const attach = (...files: File[]) => userEvent.upload(screen.getByLabelText('Kuvat tuotteesta'), files);
const fillAll = async () => {
  await pickProduct('Kesäranta');
  fill({
    Viesti: 'Paketti oli auki.',
    'Viimeinen käyttöpäivä': '31.12.2026',
    Eränumero: 'L 123',
    Ostopaikka: 'Lähikauppa',
  });
  await fillPerson();
};
const COMPLAINT = {
  ...PERSON_DATA,
  ContactByEmail: false,
  ContactByPhone: true,
  NoContact: false,
  Message: 'Paketti oli auki.',
  ProductId: 12,
  ProductName: 'Kesäranta',
  BatchNumber: 'L 123',
  ExpirationDate: '2026-12-31',
  PlaceOfPurchase: 'Lähikauppa',
};

beforeEach(offerProducts);

testForm({
  name: 'complaint form',
  call: CALL,
  render: show,
  fillIn: fillAll,
  sends: [
    [
      'a complaint [CMP-04] [CMP-12] [CMP-13] [API-17] [FRM-04] [FRM-05]',
      {
        Data: COMPLAINT,
        Files: [
          { Name: 'a.png', Data: 'data:image/png;base64,eA==' },
          { Name: 'b.png', Data: 'data:image/png;base64,eA==' },
        ],
      },
      () => attach(picture('a.png'), picture('b.png')),
    ],
    [
      'a complaint without batch number, known product and pictures [CMP-07] [CMP-09] [CMP-12]',
      {
        Data: {
          ...COMPLAINT,
          ProductId: null,
          ProductName: 'Muu makkara',
          BatchNumber: '',
          Email: '',
          Phone: '',
          ContactByPhone: false,
          NoContact: true,
        },
        Files: [],
      },
      async () => {
        await userEvent.clear(screen.getByRole('combobox'));
        await userEvent.type(screen.getByRole('combobox'), 'Muu makkara');
        fill({ Eränumero: '' });
        await choose('Ei yhteydenottoa');
        fill({ Sähköpostiosoite: '', Puhelinnumero: '' });
      },
    ],
  ],
  missing: {
    ids: '[CMP-05] [CMP-15] [FRM-14]',
    heading: 'Tarkista seuraavat kohdat ja lähetä uudelleen.',
    fields: [
      ['Tuote', 'ProductName'],
      ['Viesti', 'Message'],
      ['Viimeinen käyttöpäivä', 'ExpirationDate'],
      ['Ostopaikka', 'PlaceOfPurchase'],
      ['Etunimi', 'Firstname'],
      ['Sukunimi', 'Lastname'],
      ['Katuosoite', 'StreetAddress'],
      ['Postinumero', 'PostalCode'],
      ['Postitoimipaikka', 'City'],
      ['Yhteydenottotapa', 'ContactMethod'],
    ],
  },
  special: {
    ids: '[FRM-23] [CMP-15]',
    error: 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
  },
  unverified: { ids: '[FRM-08]', kept: { Etunimi: 'Aino' } },
  failed: {
    ids: '[FRM-12]',
    text: 'Tapahtui virhe. Yritä uudelleen',
    change: () => attach(picture()),
    body: { Data: COMPLAINT, Files: [{ Name: 'kuva.png' }] },
    kept: { Etunimi: 'Aino' },
  },
  successPage: { ids: '[CMP-14] [FRM-11] [ANA-02]', event: 'reklamaatio_form_submit' },
});

test('complaint form: the field of the contact method is required, at its place in the list [CMP-06]', async () => {
  show();
  await choose('Sähköpostitse');
  await press('Lähetä');
  expect(listedErrors().slice(-2)).toEqual(['Postitoimipaikka', 'Sähköpostiosoite']);
  await choose('Puhelimitse');
  await press('Lähetä');
  expect(listedErrors().slice(-2)).toEqual(['Postitoimipaikka', 'Puhelinnumero']);
});

test('complaint form: the e-mail address needs no format [CMP-06]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await choose('Sähköpostitse');
  fill({ Sähköpostiosoite: 'a+b@x.info' });
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toMatchObject([{ Data: { Email: 'a+b@x.info', ContactByEmail: true } }]);
});

test('complaint form: in the shop the place of purchase is given, readonly and sent [CMP-11]', async () => {
  const sent = captureRequests(CALL);
  show({ placeOfPurchase: 'Lihakauppa verkossa' }, { site: 'lihakauppa' });
  expect(field('Ostopaikka')).toHaveAttribute('readonly');
  await userEvent.type(field('Ostopaikka'), 'x');
  expect(field('Ostopaikka')).toHaveValue('Lihakauppa verkossa');
  await fillAll();
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toMatchObject([{ Data: { PlaceOfPurchase: 'Lihakauppa verkossa' } }]);
});

test.each<[{ placeOfPurchase?: string; lockPlaceOfPurchase?: boolean }, string, boolean]>([
  [{ placeOfPurchase: 'Tori' }, 'atriafi', false],
  [{ placeOfPurchase: 'Tori', lockPlaceOfPurchase: true }, 'atriafi', true],
  [{ placeOfPurchase: 'Tori', lockPlaceOfPurchase: false }, 'lihakauppa', false],
  // An empty readonly place would prevent sending.
  [{}, 'lihakauppa', false],
])('complaint form: %j on %s, place of purchase readonly: %s [CMP-11]', (props, site, isLocked) => {
  show(props, { site });
  expect(field('Ostopaikka')).toHaveValue(props.placeOfPurchase ?? '');
  expect((field('Ostopaikka') as HTMLInputElement).readOnly).toBe(isLocked);
});

test('complaint form: a draft does not change a readonly place [CMP-11] [FRM-12]', async () => {
  const props = { placeOfPurchase: 'Tori' };
  const first = show(props);
  fill({ Ostopaikka: 'Kioski' });
  first.unmount();
  show({ ...props, lockPlaceOfPurchase: true });
  expect(field('Ostopaikka')).toHaveValue('Tori');
});

test('complaint form: the URL of the product list is configurable [API-30]', async () => {
  api.use(http.get('/oma/lista', () => HttpResponse.json([{ productId: 7, title: 'Oma tuote' }])));
  show({ productListUrl: '/oma/lista' });
  await userEvent.type(screen.getByRole('combobox'), 'oma');
  expect(await screen.findByRole('option', { name: 'Oma tuote' })).toBeVisible();
});
