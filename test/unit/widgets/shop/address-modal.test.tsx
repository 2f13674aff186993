import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadCustomerOnce } from '#store/customer/actions.ts';
import { emptyAddress, emptyCustomer } from '#store/customer/model.ts';
import { initialState, store } from '#store/store.ts';
import AddressModal from '../../../../widgets/shop/address-modal/AddressModal.tsx';
import definition from '../../../../widgets/shop/address-modal/widget.ts';
import { fieldErrors } from '../../src/forms/form-actions.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const CALL = '/api/lk/customer';
const texts = {
  Etunimi: 'Aino',
  Sukunimi: 'Virta',
  Katuosoite: 'Rantatie 1 & 2',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
  Puhelinnumero: '50123123',
};
const saved = {
  firstName: 'Aino',
  lastName: 'Virta',
  streetAddress: 'Rantatie 1 & 2',
  postalCode: '00100',
  city: 'Helsinki',
};
const BOX = 'Olen yksityishenkilö';

const modal = (props: object = {}, settings: object = {}) =>
  renderWidget(
    definition,
    AddressModal,
    { excludedPaths: ['/tietosuoja/', '/ohje'], ...props },
    {
      site: 'lihakauppa',
      ...settings,
    },
  );
/** Sets the shop's customer data. */
const know = (customer: object): void =>
  act(() => store.setState({ customer: { ...emptyCustomer, loading: false, ...customer } }));
const dialog = () => screen.queryByRole('dialog');
const button = () => screen.getByText('Tallenna');
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const check = () => fireEvent.click(field(BOX));

/** Renders the modal of a customer without an address, with all fields filled in. */
function filled(more: Record<string, string> = {}): void {
  know({ loggedIn: true, email: 'aino@example.fi' });
  for (const [label, text] of Object.entries({ ...texts, ...more })) write(label, text);
  check();
}

/** Records the bodies of later saves. */
function answerSave(respond: () => Response = () => HttpResponse.json({ deliveryAddress: saved })) {
  const bodies: { type: string | null; fields: Record<string, string> }[] = [];
  api.use(
    http.post(CALL, async ({ request }) => {
      const type = request.headers.get('content-type');
      bodies.push({ type, fields: Object.fromEntries(new URLSearchParams(await request.text())) });
      return respond();
    }),
  );
  return bodies;
}

beforeAll(async () => {
  api.use(http.get(CALL, () => HttpResponse.json({ loggedIn: false })));
  await loadCustomerOnce();
});
beforeEach(() => {
  store.setState(initialState, true);
});

test('address modal: it opens when the customer is logged in without a street address [CHK-23] [CHK-24]', () => {
  modal();
  expect(dialog()).toBeNull();
  know({ loggedIn: false });
  expect(dialog()).toBeNull();
  know({ loggedIn: true, deliveryAddress: saved });
  expect(dialog()).toBeNull();
  know({ loggedIn: true, deliveryAddress: { ...emptyAddress, firstName: 'Aino', streetAddress: ' ' } });
  expect(screen.getByRole('dialog', { name: 'Minne toimitamme?' })).toHaveAttribute('open');
  expect(field('Etunimi')).toHaveValue('Aino');
  expect(screen.getByText(/Tililtäsi puuttuu toimitusosoite/)).toHaveFocus();
});

test('address modal: on other sites than the shop it stays closed [CHK-20]', () => {
  modal({ site: 'atriafi' });
  know({ loggedIn: true });
  expect(dialog()).toBeNull();
});

test('address modal: it cannot be dismissed, and opens again if the browser closes it [CHK-23]', async () => {
  modal();
  know({ loggedIn: true });
  expect(screen.queryByRole('button', { name: 'Sulje' })).toBeNull();
  write('Etunimi', 'Aino');
  fireEvent.keyDown(dialog()!, { key: 'Escape' });
  expect(dialog()).toBeVisible();
  fireEvent.click(dialog()!);
  expect(dialog()).toBeVisible();
  act(() => (dialog() as HTMLDialogElement).close());
  await vi.waitFor(() => expect(dialog()).toBeVisible());
  expect(field('Etunimi')).toHaveValue('Aino');
});

test('address modal: it leads to help and logs out, by safe addresses only [CHK-23]', () => {
  const help = { label: 'Ohje', link: '/ohje' };
  modal(
    { helpLinks: [help, { label: 'Paha', link: 'javascript:alert(1)' }], logOutUrl: '/ulos' },
    { verificationToken: 'settings' },
  );
  know({ loggedIn: true });
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Ohje' })]);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Kirjaudu ulos' }).form!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/ulos', 'post']);
  expect(new FormData(form).get('__RequestVerificationToken')).toBe('settings');
});

test.each([
  ['/tietosuoja', false],
  ['/tietosuoja/', false],
  ['/ohje/?a=1', false],
  ['/ohje/toimitus', true],
  ['/', true],
])('address modal: on the page %s it opens: %s [CHK-25]', (path, opens) => {
  history.replaceState(null, '', path);
  modal();
  know({ loggedIn: true });
  expect(dialog() !== null).toBe(opens);
});

test('address modal: invalid paths exclude nothing [CHK-25]', () => {
  modal({ excludedPaths: ['http://[', '', 'javascript:alert(1)'] });
  history.replaceState(null, '', '/tuotteet');
  know({ loggedIn: true });
  expect(dialog()).toBeVisible();
});

test('address modal: the button needs every field and the checkbox [CHK-28]', () => {
  modal();
  know({ loggedIn: true });
  expect(button()).toBeDisabled();
  filled();
  expect(button()).toBeEnabled();
  const save = button();
  for (const [name, text] of Object.entries(texts)) {
    write(name, '  ');
    expect(save, name).toBeDisabled();
    write(name, text);
    expect(save, name).toBeEnabled();
  }
  check();
  expect(button()).toBeDisabled();
});

test('address modal: it saves typed values as a form, and closes with the answered address [CHK-26] [CHK-27] [API-40]', async () => {
  const sent = answerSave();
  const token = document.body.appendChild(document.createElement('input'));
  Object.assign(token, { type: 'hidden', name: '__RequestVerificationToken', value: 'page' });
  modal({ phoneCountryCodes: ['+358', '+46', 'nonsense'] }, { verificationToken: 'settings' });
  filled();
  const codes = screen.getByRole('combobox', { name: 'Maakoodi' });
  expect(codes).toHaveValue('+358');
  expect([...codes.children].map((option) => option.textContent)).toEqual(['+358', '+46']);
  fireEvent.click(button());
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect((await screen.findByText('Osoite on tallennettu.')).closest('dialog')).toBeNull();
  expect(sent).toEqual([
    {
      type: expect.stringContaining('application/x-www-form-urlencoded') as string,
      fields: {
        ...saved,
        phoneCountryCode: '+358',
        phoneNumber: '50123123',
        isPrivateCustomer: 'true',
        __RequestVerificationToken: 'page',
      },
    },
  ]);
  expect(store.getState().customer).toMatchObject({ deliveryAddress: saved, email: 'aino@example.fi' });
  expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(store.getState().customer);
});

test('address modal: without a token in the page it sends that of the settings [API-40]', async () => {
  const sent = answerSave();
  modal({}, { verificationToken: 'settings' });
  filled();
  fireEvent.click(button());
  await vi.waitFor(() => expect(sent[0]?.fields).toMatchObject({ __RequestVerificationToken: 'settings' }));
});

test('address modal: an invalid phone number is reported at its field, and nothing is sent [CHK-29] [FRM-19]', async () => {
  const sent = answerSave();
  modal();
  filled();
  const phone = field('Puhelinnumero');
  for (const number of ['123456', '1234567890123', '+35850123', '50 123 123']) {
    fireEvent.change(phone, { target: { value: number } });
    fireEvent.click(button());
    await vi.waitFor(() => expect(phone, number).toHaveFocus());
    await vi.waitFor(() => expect(fieldErrors()).toEqual({ phoneNumber: 'Väärän muotoinen puhelinnumero' }));
    phone.blur();
  }
  expect(phone).toHaveAccessibleDescription(expect.stringContaining('50123123') as string);
  expect(sent).toEqual([]);
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['answers no address', () => HttpResponse.json({})],
  ['answers an empty address', () => HttpResponse.json({ deliveryAddress: emptyAddress })],
])(
  'address modal: a save that %s is reported, keeps it open and can be retried [CHK-30]',
  async (_, respond) => {
    answerSave(respond);
    modal();
    filled();
    fireEvent.click(button());
    expect(await screen.findByText('Jotain meni vikaan')).toBeVisible();
    expect(field('Katuosoite')).toHaveValue('Rantatie 1 & 2');
    answerSave();
    fireEvent.click(button());
    await vi.waitFor(() => expect(dialog()).toBeNull());
  },
);
