import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import SalesForm from '../../../../widgets/forms/sales-form/SalesForm.tsx';
import definition from '../../../../widgets/forms/sales-form/widget.ts';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import { failures, fill, flagged, captureRequests, listed, press } from '../../src/forms/form-actions.ts';
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

beforeEach(() => {
  standInCaptcha();
});

test('SAL-01 SAL-10 API-23 the payload: flat, with every field and the token', async () => {
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

test('SAL-02 SAL-05 SAL-11 the fewest fields: feedback, no contact, no product', async () => {
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

test('SAL-02 SAL-07 what is required says so, in Finnish and in English', async () => {
  const sent = captureRequests(CALL);
  const { unmount } = write();
  await press('Lähetä');
  expect(listed()).toEqual(['Etunimi', 'Sukunimi', 'Viesti']);
  expect(new Set(Object.values(flagged()))).toEqual(new Set(['Tämä kenttä on pakollinen']));
  unmount();
  write({ language: 'en' });
  await press('Send');
  expect(new Set(Object.values(flagged()))).toEqual(new Set(['This field is required']));
  expect(sent).toEqual([]);
});

test.each(['Etunimi', 'Sukunimi', 'Viesti'])('SAL-02 without %s alone nothing is sent', async (label) => {
  const sent = captureRequests(CALL);
  write();
  const whole = { ...person, Viesti: 'Hei' };
  fill({ ...whole, [label]: ' ' });
  await press('Lähetä');
  expect(listed()).toEqual([label]);
  expect(sent).toEqual([]);
  fill(whole);
  await press('Lähetä');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('SAL-02 FRM-20 a message of 2000 characters is sent whole; more are refused, and counted down to', async () => {
  const sent = captureRequests(CALL);
  write();
  const message = screen.getByRole('textbox', { name: 'Viesti' });
  expect(message).toHaveAttribute('maxlength', '2000');
  expect(screen.getByText('2000 merkkiä jäljellä')).toBeVisible();
  fill({ ...person, Viesti: 'ä'.repeat(1999) });
  expect(screen.getByText('1 merkkiä jäljellä')).toBeVisible();
  fill({ Viesti: 'ä'.repeat(2001) });
  expect(message).toHaveValue('ä'.repeat(2000));
  await press('Lähetä');
  await vi.waitFor(() => expect(sent).toMatchObject([{ message: 'ä'.repeat(2000) }]));
});

test('SAL-03 SAL-07 the way of contact decides what is required, and takes its errors away', async () => {
  write();
  const email = screen.getByRole('textbox', { name: 'Sähköpostiosoite' });
  const phone = screen.getByRole('textbox', { name: 'Puhelinnumero' });
  fill({ ...person, Viesti: 'Hei' });
  await choose('Sähköpostitse');
  expect(email).toBeRequired();
  expect(phone).not.toBeRequired();
  await press('Lähetä');
  expect(flagged()).toEqual({ email: 'Tämä kenttä on pakollinen' });
  await choose('Puhelimitse');
  expect(email).not.toBeRequired();
  await press('Lähetä');
  expect(flagged()).toEqual({ phone: 'Tämä kenttä on pakollinen' });
  await choose('Ei yhteydenottoa');
  await vi.waitFor(() => expect(flagged()).toEqual({}));
});

test.each(['a+b@x.fi', 'a_b@x.fi', 'a@x.info', 'aino'])(
  'SAL-04 FRM-18 %s is no e-mail address, even where none is required',
  async (address) => {
    const sent = captureRequests(CALL);
    write();
    fill({ ...person, Viesti: 'Hei', Sähköpostiosoite: address });
    await press('Lähetä');
    expect(flagged()).toEqual({ email: 'Tarkista sähköpostiosoite' });
    expect(sent).toEqual([]);
  },
);

test('SAL-04 an address that is required has to be one', async () => {
  write();
  await choose('Sähköpostitse');
  fill({ ...person, Viesti: 'Hei', Sähköpostiosoite: 'aino' });
  await press('Lähetä');
  expect(flagged()).toEqual({ email: 'Tarkista sähköpostiosoite' });
});

test('SAL-04 the text for a wrong address is configurable', async () => {
  write({ texts: { wrongEmail: 'Ei kelpaa' } });
  fill({ Sähköpostiosoite: 'aino' });
  await press('Lähetä');
  expect(flagged()['email']).toBe('Ei kelpaa');
});

test('SAL-06 without a token nothing is sent and nothing said', async () => {
  standInCaptcha(null);
  const sent = captureRequests(CALL);
  write();
  fill({ ...person, Viesti: 'Hei' });
  await press('Lähetä');
  await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
});

test.each(failures)('SAL-08 the call %s: a flag, no text, no navigation, another try', async (_, respond) => {
  captureRequests(CALL, respond);
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

test('SAL-09 API-23 status 200 is success, whatever the answer says', async () => {
  captureRequests(CALL, () => HttpResponse.json({ isSuccess: false }));
  write();
  fill({ ...person, Viesti: 'Hei' });
  await press('Lähetä');
  await vi.waitFor(() => expect(location.hash).toBe('#kiitos'));
});

test('SAL-09 a success page that runs something is none: the thanks are shown instead', async () => {
  captureRequests(CALL);
  write({ successPage: 'javascript:alert(1)' });
  fill({ ...person, Viesti: 'Hei' });
  await press('Lähetä');
  expect(await screen.findByText('Kiitos viestistäsi!')).toBeVisible();
});

test('SAL-05 the product of the block is chosen at first, and can be changed', async () => {
  const sent = captureRequests(CALL);
  write({ product: products[0] });
  expect(product()).toHaveValue('Broilerin paistisuikale');
  await userEvent.clear(product());
  await userEvent.type(product(), 'Jokin muu');
  fill({ ...person, Viesti: 'Hei' });
  await press('Lähetä');
  await vi.waitFor(() => expect(sent).toMatchObject([{ product: { productId: null, title: 'Jokin muu' } }]));
});

test('SAL-11 each value of the lists is one of the named ones', () => {
  write();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'Email',
    'Phone',
    'None',
  ]);
  expect(screen.getByRole('radio', { name: 'Ei yhteydenottoa' })).toBeChecked();
});
