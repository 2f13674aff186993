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

test('CMP-04 CMP-12 CMP-13 API-17 FRM-04 FRM-05 a complaint as it is sent', async () => {
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

test('CMP-07 CMP-09 CMP-12 without batch number, known product and pictures it is sent, too', async () => {
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

test('CMP-05 CMP-15 FRM-14 what is missing is listed in page order, by the labels, under the form’s own heading', async () => {
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

test('FRM-09 FRM-14 each line of the list leads to its field; the radios’ to the first of them', async () => {
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

test('CMP-06 the chosen way is asked for, in its place in the list', async () => {
  show();
  await choose('Sähköpostitse');
  await press('Lähetä');
  expect(listed().slice(-2)).toEqual(['Postitoimipaikka', 'Sähköpostiosoite']);
  await choose('Puhelimitse');
  await press('Lähetä');
  expect(listed().slice(-2)).toEqual(['Postitoimipaikka', 'Puhelinnumero']);
});

test('CMP-06 no format is asked of the e-mail address', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await choose('Sähköpostitse');
  fill({ Sähköpostiosoite: 'a+b@x.info' });
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toMatchObject([{ Data: { Email: 'a+b@x.info', ContactByEmail: true } }]);
});

test('CMP-11 in the shop the place of purchase is given, can not be edited, and is sent', async () => {
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
  // An empty place that nobody may fill in would keep the form from being sent.
  [{}, 'lihakauppa', false],
])('CMP-11 %j on %s: locked %s', (props, site, isLocked) => {
  show(props, { site });
  expect(field('Ostopaikka')).toHaveValue(props.placeOfPurchase ?? '');
  expect((field('Ostopaikka') as HTMLInputElement).readOnly).toBe(isLocked);
});

test('CMP-11 FRM-12 no draft changes a locked place', async () => {
  const props = { placeOfPurchase: 'Tori' };
  const first = show(props);
  fill({ Ostopaikka: 'Kioski' });
  first.unmount();
  show({ ...props, lockPlaceOfPurchase: true });
  expect(field('Ostopaikka')).toHaveValue('Tori');
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'CMP-10 the day that is picked in %s is the day that is sent',
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

test('CMP-14 FRM-11 ANA-02 success: one event, then the success page', async () => {
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
  'FRM-12 the call %s: all is kept, pictures too, and the second try has a fresh token',
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

test('FRM-07 a double click makes one request', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Lähetä' }));
  await screen.findByText(THANKS);
  expect(sent).toHaveLength(1);
});

test('FRM-08 a captcha that never loads: nothing is sent or said, everything stays', async () => {
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

test('FRM-12 a reload keeps the text, not the files; what is sent is gone', async () => {
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

test('FRM-20 FRM-22 FRM-23 CMP-15 100,000 pasted characters are cut, special ones are named in the list', async () => {
  show();
  fireEvent.change(field('Viesti'), { target: { value: '#'.repeat(100_000) } });
  expect(screen.getByText('0 merkkiä jäljellä')).toBeVisible();
  expect(field('Viesti')).toHaveValue('#'.repeat(2000));
  await press('Lähetä');
  expect(listed()[1]).toBe('Poista viestistä erikoismerkit');
  expect(flagged()['Message']).toBe('Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.');
});

test('FRM-27 CMP-12 as many pictures as the block says, three where it says nothing', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  show({ maxFiles: 1 });
  await userEvent.upload(screen.getByLabelText('Kuvat tuotteesta'), picture('a.png'));
  await userEvent.upload(screen.getByLabelText('Kuvat tuotteesta'), picture('b.png'));
  expect(alert).toHaveBeenCalledExactlyOnceWith('Voit liittää enintään 1 tiedostoa');
  alert.mockRestore();
});

test('API-30 the list comes from where the block says', async () => {
  api.use(http.get('/oma/lista', () => HttpResponse.json([{ productId: 7, title: 'Oma tuote' }])));
  show({ productListUrl: '/oma/lista' });
  await userEvent.type(screen.getByRole('combobox'), 'oma');
  expect(await screen.findByRole('option', { name: 'Oma tuote' })).toBeVisible();
});

test('FRM-15 FRM-20 the words of the block are used', async () => {
  show({ requiredLabel: 'Täytä tämä', remainingLabel: 'jäljellä' });
  expect(screen.getByText('2000 jäljellä')).toBeVisible();
  await press('Lähetä');
  expect(screen.getAllByText('Täytä tämä')).toHaveLength(10);
});

test('FRM-32 I18N-04 in Swedish', async () => {
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
