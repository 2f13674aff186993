import { expectTypeOf, test } from 'vitest';
import type { EntryOf, Unverified } from '../../../../src/api/call.ts';
import { readHit } from '../../../../src/api/search.ts';
import type { Answer } from '../../../../src/api/contract/index.ts';

/** The part of an answer that is left after `isRecord`. */
type Fields<Type> = Extract<Type, object>;

test('calls: a field that the description of the API does not have is an error of the compiler [API-04]', () => {
  type Product = Fields<Unverified<Answer<'GET /api/products/{code}'>>>;
  expectTypeOf<Product>().toHaveProperty('description');
  expectTypeOf<Product>().not.toHaveProperty('describedAs');
  // Values are unverified, also in lists and in fields of fields.
  expectTypeOf<Product['description']>().not.toEqualTypeOf<string>();
  type Hit = Fields<Fields<Fields<Unverified<Answer<'GET /api/search/products'>>>['hits']>[number]>;
  expectTypeOf<Hit>().toHaveProperty('teaserText');
  expectTypeOf<Hit>().not.toHaveProperty('teaser');
  // Functions that read an entry name its call.
  expectTypeOf(readHit).parameter(0).not.toBeUnknown();
  type Review = Fields<EntryOf<'GET /api/review/lihakauppa/', 'hits'>>;
  expectTypeOf<Review>().toHaveProperty('userName');
  expectTypeOf<Review>().not.toHaveProperty('name');
});
