/** A consumer who fills in a form, for the tests of several widgets. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from '../../../setup.ts';
import { fill } from './form-actions.ts';

/** The sender, by the labels of the fields. */
const PERSON = {
  Etunimi: 'Aino',
  Sukunimi: 'Virtanen',
  Katuosoite: 'Saaristotie 1',
  Postinumero: '20100',
  Postitoimipaikka: 'Turku',
  Sähköpostiosoite: 'aino@saaristo.fi',
  Puhelinnumero: '040 123 4567',
};

/** The sender in a payload. */
export const PERSON_DATA = {
  Firstname: 'Aino',
  Lastname: 'Virtanen',
  StreetAddress: 'Saaristotie 1',
  PostalCode: '20100',
  City: 'Turku',
  Email: 'aino@saaristo.fi',
  Phone: '040 123 4567',
};

export const choose = (name: string): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));

/** Fills in the sender and the contact method. */
export async function fillPerson(method = 'Puhelimitse'): Promise<void> {
  fill(PERSON);
  await choose(method);
}

/** Answers the product list with these two products. */
export const offerProducts = (): void =>
  api.use(
    http.get('/api/search/all-products', () =>
      HttpResponse.json([
        { productId: 11, title: 'Rantalenkki' },
        { productId: 12, title: 'Kesäranta' },
      ]),
    ),
  );

/** Types into the product picker and selects the offered product. */
export async function pickProduct(title: string): Promise<void> {
  await userEvent.type(screen.getByRole('combobox', { name: 'Tuote' }), title.slice(0, 4));
  await userEvent.click(await screen.findByRole('option', { name: title }));
}
