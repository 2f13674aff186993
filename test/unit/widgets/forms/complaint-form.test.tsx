import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ComplaintForm from '../../../../widgets/forms/complaint-form/ComplaintForm.tsx';
import definition from '../../../../widgets/forms/complaint-form/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import {
  choose,
  fillPerson,
  offerProducts,
  PERSON_DATA,
  pickProduct,
} from '../../src/forms/person-fields.ts';
import { failures, fill, flagged, captureRequests, listed, press } from '../../src/forms/form-actions.ts';

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

beforeEach(() => {
  standInCaptcha();
  offerProducts();
});
afterEach(() => {
  delete window.dataLayer;
  vi.unstubAllEnvs();
});

test('complaint form: it sends a complaint [CMP-04] [CMP-12] [CMP-13] [API-17] [FRM-04] [FRM-05]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await attach(picture('a.png'), picture('b.png'));
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([
    {
      Data: COMPLAINT,
      Files: [
        { Name: 'a.png', Data: 'data:image/png;base64,eA==' },
        { Name: 'b.png', Data: 'data:image/png;base64,eA==' },
      ],
      MTCaptchaToken: 'token-1',
    },
  ]);
});

test('complaint form: it can be sent without batch number, known product and pictures [CMP-07] [CMP-09] [CMP-12]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'Muu makkara');
  fill({ Eränumero: '' });
  await choose('Ei yhteydenottoa');
  fill({ Sähköpostiosoite: '', Puhelinnumero: '' });
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([
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
      MTCaptchaToken: 'token-1',
    },
  ]);
});

test("complaint form: missing fields are listed in page order by their labels, under the form's own heading [CMP-05] [CMP-15] [FRM-14]", async () => {
  const sent = captureRequests(CALL);
  show();
  await press('Lähetä');
  expect(listed()).toEqual([
    'Tuote',
    'Viesti',
    'Viimeinen käyttöpäivä',
    'Ostopaikka',
    'Etunimi',
    'Sukunimi',
    'Katuosoite',
    'Postinumero',
    'Postitoimipaikka',
    'Yhteydenottotapa',
  ]);
  const list = screen.getByRole('alert');
  expect(list).toHaveFocus();
  expect(within(list).getByText('Tarkista seuraavat kohdat ja lähetä uudelleen.')).toBeVisible();
  expect(new Set(Object.values(flagged()))).toEqual(new Set(['Tämä kenttä on pakollinen']));
  expect(Object.keys(flagged())).toEqual([
    'ProductName',
    'Message',
    'ExpirationDate',
    'PlaceOfPurchase',
    'Firstname',
    'Lastname',
    'StreetAddress',
    'PostalCode',
    'City',
    'ContactMethod',
  ]);
  expect(sent).toEqual([]);
});

test('complaint form: each line of the error list leads to its field, that of radios to the first one [FRM-09] [FRM-14]', async () => {
  show();
  await press('Lähetä');
  for (const link of within(screen.getByRole('alert')).getAllByRole('link')) {
    await userEvent.click(link);
    const reached = document.activeElement as HTMLInputElement;
    expect(`#${reached.id}`).toBe(link.getAttribute('href'));
    expect(reached).toHaveAttribute('aria-invalid', 'true');
  }
  expect(screen.getByRole('radio', { name: 'Sähköpostitse' })).toHaveFocus();
});

test('complaint form: the field of the contact method is required, at its place in the list [CMP-06]', async () => {
  show();
  await choose('Sähköpostitse');
  await press('Lähetä');
  expect(listed().slice(-2)).toEqual(['Postitoimipaikka', 'Sähköpostiosoite']);
  await choose('Puhelimitse');
  await press('Lähetä');
  expect(listed().slice(-2)).toEqual(['Postitoimipaikka', 'Puhelinnumero']);
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

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'complaint form: the day picked in the time zone %s is sent [CMP-10]',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const sent = captureRequests(CALL);
    show();
    await fillAll();
    await userEvent.click(screen.getByRole('button', { name: 'Avaa kalenteri' }));
    await userEvent.click(await screen.findByRole('button', { name: /(^|\D)1\D+joulukuuta 2026/ }));
    expect(field('Viimeinen käyttöpäivä')).toHaveValue('01/12/2026');
    await press('Lähetä');
    await screen.findByText(THANKS);
    expect(sent).toMatchObject([{ Data: { ExpirationDate: '2026-12-01' } }]);
  },
);

test('complaint form: success pushes one event, then opens the success page [CMP-14] [FRM-11] [ANA-02]', async () => {
  captureRequests(CALL);
  const pushed: unknown[] = [];
  window.dataLayer = Object.assign([], {
    push: (event: object) => pushed.push({ ...event, hash: location.hash }),
  });
  show({ successPage: '#kiitos' });
  await fillAll();
  await press('Lähetä');
  await waitFor(() => expect(location.hash).toBe('#kiitos'));
  expect(pushed).toEqual([{ event: 'reklamaatio_form_submit', hash: '' }]);
});

test.each(failures)(
  'complaint form: if the call %s, everything is kept, also pictures, and the retry has a new token [FRM-12]',
  async (_, respond) => {
    const first = captureRequests(CALL, respond);
    show({ successPage: '#kiitos' });
    await fillAll();
    await attach(picture());
    await press('Lähetä');
    expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
    expect(window.dataLayer).toBeUndefined();
    expect(location.hash).toBe('');
    expect(field('Etunimi')).toHaveValue('Aino');
    const second = captureRequests(CALL);
    await press('Lähetä');
    await waitFor(() => expect(location.hash).toBe('#kiitos'));
    expect(second).toEqual([{ ...(first[0] as object), MTCaptchaToken: 'token-2' }]);
    expect(second).toMatchObject([{ Data: COMPLAINT, Files: [{ Name: 'kuva.png' }] }]);
  },
);

test('complaint form: a double click makes one request [FRM-07]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Lähetä' }));
  await screen.findByText(THANKS);
  expect(sent).toHaveLength(1);
});

test('complaint form: without a captcha nothing is sent or reported, and values are kept [FRM-08]', async () => {
  standInCaptcha(null);
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await press('Lähetä');
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Lähetä' })).toBeEnabled();
  expect(field('Etunimi')).toHaveValue('Aino');
  expect(sent).toEqual([]);
});

test('complaint form: a reload keeps the text, not the files, and sending deletes the draft [FRM-12]', async () => {
  captureRequests(CALL);
  const first = show();
  await fillAll();
  await attach(picture());
  first.unmount();
  show();
  expect(screen.getByRole('combobox')).toHaveValue('Kesäranta');
  expect(field('Viesti')).toHaveValue('Paketti oli auki.');
  expect(field('Viimeinen käyttöpäivä')).toHaveValue('31.12.2026');
  expect(screen.getByRole('radio', { name: 'Puhelimitse' })).toBeChecked();
  expect(screen.getByText('Ei valittuja tiedostaja')).toBeVisible();
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sessionStorage).toHaveLength(0);
});

test('complaint form: 100,000 pasted characters are cut, and special ones are reported in the list [FRM-20] [FRM-22] [FRM-23] [CMP-15]', async () => {
  show();
  fireEvent.change(field('Viesti'), { target: { value: '#'.repeat(100_000) } });
  expect(screen.getByText('0 merkkiä jäljellä')).toBeVisible();
  expect(field('Viesti')).toHaveValue('#'.repeat(2000));
  await press('Lähetä');
  expect(listed()[1]).toBe('Poista viestistä erikoismerkit');
  expect(flagged()['Message']).toBe('Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.');
});

test('complaint form: maxFiles limits the pictures [FRM-27] [CMP-12]', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  show({ maxFiles: 1 });
  await userEvent.upload(screen.getByLabelText('Kuvat tuotteesta'), picture('a.png'));
  await userEvent.upload(screen.getByLabelText('Kuvat tuotteesta'), picture('b.png'));
  expect(alert).toHaveBeenCalledExactlyOnceWith('Voit liittää enintään 1 tiedostoa');
  alert.mockRestore();
});

test('complaint form: the URL of the product list is configurable [API-30]', async () => {
  api.use(http.get('/oma/lista', () => HttpResponse.json([{ productId: 7, title: 'Oma tuote' }])));
  show({ productListUrl: '/oma/lista' });
  await userEvent.type(screen.getByRole('combobox'), 'oma');
  expect(await screen.findByRole('option', { name: 'Oma tuote' })).toBeVisible();
});

test("complaint form: the block's texts are used [FRM-15] [FRM-20]", async () => {
  show({ requiredLabel: 'Täytä tämä', remainingLabel: 'jäljellä' });
  expect(screen.getByText('2000 jäljellä')).toBeVisible();
  await press('Lähetä');
  expect(screen.getAllByText('Täytä tämä')).toHaveLength(10);
});

test('complaint form: its texts can be Swedish [FRM-32] [I18N-04]', async () => {
  show({ language: 'se' });
  await press('Skicka');
  expect(screen.getByText('Kontrollera följande uppgifter och skicka på nytt.')).toBeVisible();
  expect(listed()).toEqual([
    'Produkt',
    'Meddelande',
    'Sista förbrukningsdag',
    'Inköpsställe',
    'Förnamn',
    'Efternamn',
    'Gatuadress',
    'Postnummer',
    'Postort',
    'Hur vill du bli kontaktad?',
  ]);
});
