import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyCart, readCart } from '#store/cart.ts';
import type { Database } from '../../../cms/database/database.ts';
import { appOn } from './support/app.ts';
import { databases } from './support/databases.ts';

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await databases[0]!.open();
  app = await appOn(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = async (url: string): Promise<unknown> => {
  const answer = await app.inject({ url, headers: { host: 'lihakauppa.localhost' } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

it('API-33 SHP-11 every basket is empty, with all the fields of a cart', async () => {
  const answer = await ask('/api/v1/lihakauppa/shoppingcart/load?language=fi');
  expect(Object.keys({ ...(answer as object), loading: false }).sort()).toEqual(
    Object.keys(emptyCart).sort(),
  );
  expect(readCart(answer)).toMatchObject({ lineItemCount: 0, total: '0,00', loading: false });
});

it('API-39 every visitor is anonymous', async () => {
  expect(await ask('/api/lk/customer')).toMatchObject({ loggedIn: false });
});
