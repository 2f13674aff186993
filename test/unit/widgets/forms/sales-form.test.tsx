import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import SalesForm from '../../../../widgets/forms/sales-form/SalesForm.tsx';
import definition from '../../../../widgets/forms/sales-form/widget.ts';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import { fill, fieldErrors, captureRequests, press } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/fs/salesform';
const products = [
  { productId: 20101, title: 'Broilerin paistisuikale' },
  { productId: 20102, title: 'Pulled pork' },
];
const person = { Etunimi: 'Aino', Sukunimi: 'Virta' };
const write = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, SalesForm, { successPage: '#kiitos', products, ...props }, mtcaptchaSettings);
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const product = () => screen.getByRole('combobox', { name: 'Tuote' });

testForm({
  name: 'sales form',
  call: CALL,
  render: write,
  fillIn: () => fill({ ...person, Viesti: 'Hei' }),
  missing: {
    ids: '[SAL-02] [SAL-07]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [
      ['Etunimi', 'firstName'],
      ['Sukunimi', 'lastName'],
      ['Viesti', 'message'],
    ],
  },
  unverified: { ids: '[SAL-06]' },
});

test('sales form: it sends a flat payload with all fields and the token [SAL-01] [SAL-10] [API-23]', async () => {
  const sent = captureRequests(CALL);
  write({ formType: 'Other' });
  fill({
    ...person,
    Organisaatio: 'Ravintola Oy',
    Asiakasnumero: '0042',
    Viesti: 'Hinta < 10 € & nopeasti?',
    Sähköpostiosoite: 'a.b-c@x.fi',
    Puhelinnumero: '040 123',
  });
  await userEvent.type(product(), 'pull');
  await userEvent.click(screen.getByRole('option', { name: /Pulled pork/ }));
  await choose('Puhelimitse');
  await press('Lähetä');
  await vi.waitFor(() => expect(location.hash).toBe('#kiitos'));
  expect(sent).toEqual([
    {
      firstName: 'Aino',
      lastName: 'Virta',
      email: 'a.b-c@x.fi',
      phone: '040 123',
      organization: 'Ravintola Oy',
      message: 'Hinta < 10 € & nopeasti?',
      customerNumber: '0042',
      product: { productId: 20102, title: 'Pulled pork' },
      formType: 'Other',
      contactRequest: 'Phone',
      captchaToken: 'token-1',
    },
  ]);
});

test('sales form: with only required fields it sends feedback without contact and product [SAL-02] [SAL-05] [SAL-11]', async () => {
  const sent = captureRequests(CALL);
  write();
  fill({ ...person, Viesti: 'Hyvää!' });
  await press('Lähetä');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      firstName: 'Aino',
      lastName: 'Virta',
      email: '',
      phone: '',
      organization: '',
      customerNumber: '',
      message: 'Hyvää!',
      product: null,
      formType: 'Feedback',
      contactRequest: 'None',
      captchaToken: 'token-1',
    },
  ]);
});

test('sales form: the contact method sets the required field, and changing it removes errors [SAL-03] [SAL-07]', async () => {
  write();
  const email = screen.getByRole('textbox', { name: 'Sähköpostiosoite' });
  const phone = screen.getByRole('textbox', { name: 'Puhelinnumero' });
  fill({ ...person, Viesti: 'Hei' });
  await choose('Sähköpostitse');
  expect(email).toBeRequired();
  expect(phone).not.toBeRequired();
  await press('Lähetä');
  expect(fieldErrors()).toEqual({ email: 'Tämä kenttä on pakollinen' });
  await choose('Puhelimitse');
  expect(email).not.toBeRequired();
  await press('Lähetä');
  expect(fieldErrors()).toEqual({ phone: 'Tämä kenttä on pakollinen' });
  await choose('Ei yhteydenottoa');
  await vi.waitFor(() => expect(fieldErrors()).toEqual({}));
});

test.each(['a+b@x.fi', 'aino'])(
  'sales form: %s is not an e-mail address, also if none is required [SAL-04] [FRM-18]',
  async (address) => {
    const sent = captureRequests(CALL);
    write();
    fill({ ...person, Viesti: 'Hei', Sähköpostiosoite: address });
    await press('Lähetä');
    expect(fieldErrors()).toEqual({ email: 'Tarkista sähköpostiosoite' });
    expect(sent).toEqual([]);
  },
);

test('sales form: the text for an invalid address is configurable [SAL-04]', async () => {
  write({ texts: { wrongEmail: 'Ei kelpaa' } });
  fill({ Sähköpostiosoite: 'aino' });
  await press('Lähetä');
  expect(fieldErrors()['email']).toBe('Ei kelpaa');
});

test('sales form: if the call fails, only the state changes, and a retry works [SAL-08]', async () => {
  captureRequests(CALL, () => HttpResponse.json({}, { status: 500 }));
  write();
  fill({ ...person, Viesti: 'Hei' });
  const before = document.body.textContent;
  await press('Lähetä');
  const form = document.querySelector('form');
  await vi.waitFor(() => expect(form).toHaveAttribute('data-state', 'error'));
  expect(document.body.textContent).toBe(before);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(location.hash).toBe('');
  const sent = captureRequests(CALL);
  await press('Lähetä');
  await vi.waitFor(() => expect(location.hash).toBe('#kiitos'));
  expect(sent).toMatchObject([{ captchaToken: 'token-2' }]);
});

test.each([
  [200, { isSuccess: false }],
  [201, null],
  [204, undefined],
])('sales form: status %i is success with the body %j [SAL-09] [API-23]', async (status, body) => {
  captureRequests(CALL, () =>
    body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status }),
  );
  write();
  fill({ ...person, Viesti: 'Hei' });
  await press('Lähetä');
  await vi.waitFor(() => expect(location.hash).toBe('#kiitos'));
});

test("sales form: the block's product is preselected and can be changed [SAL-05]", async () => {
  const sent = captureRequests(CALL);
  write({ product: products[0] });
  expect(product()).toHaveValue('Broilerin paistisuikale');
  await userEvent.clear(product());
  await userEvent.type(product(), 'Jokin muu');
  fill({ ...person, Viesti: 'Hei' });
  await press('Lähetä');
  await vi.waitFor(() => expect(sent).toMatchObject([{ product: { productId: null, title: 'Jokin muu' } }]));
});
