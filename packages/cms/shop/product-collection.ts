import type { EditorLanguage } from '@saaristo/editor/contract';
import { sql } from 'kysely';
import type { Language } from 'saaristo/sites';
import type { Schema } from 'saaristo/form';
import {
  type Change,
  defineCollection,
  type Item,
  textField,
  trimText,
  type ValueProblem,
} from '../collections/define.ts';
import { createNutritionSchema, nutritionTexts } from '../content/nutrition.ts';
import { findPathProblem, reindexEntries } from '../content/item-entries.ts';
import { fromProduct, type ProductValue, toProduct } from '../content/item-values.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Product } from '../platform/model/content.ts';
import { getEntryPath } from '../platform/model/paths.ts';
import { createSlug, getDetailPath } from '../platform/model/slugs.ts';
import { formatEuros, toCents } from '../platform/model/money.ts';
import { getVat } from './shop-collections.ts';

const getName = ({ code, name }: Partial<Pick<ProductValue, 'code' | 'name'>>): string =>
  name?.fi || Object.values(name ?? {}).find((one) => one !== '') || code || '';

const getLanguage = ({ name }: Pick<ProductValue, 'name'>): Language | undefined =>
  (['fi', 'se', 'en', 'de'] as const).find((language) => name?.[language]);

const createRow = (
  product: Product,
  { stockChange = 0 }: ProductValue,
  before: ProductValue | undefined,
): object => ({
  code: product.code,
  site: product.site,
  path: getDetailPath('products', product.name.fi ? 'fi' : 'en', product.slug),
  name: getName(product),
  category: product.category,
  image: product.image,
  price: product.price,
  compared:
    product.comparedPrice !== undefined && product.comparedPrice > (product.price ?? 0)
      ? product.comparedPrice
      : null,
  weight: product.weight,
  stock: product.stock,
  isSet: before !== undefined && (before.stock ?? null) !== product.stock,
  change: stockChange,
});

/**
 * Writes the products of the shop. A product that is not sold any more stays for its orders. The stock belongs to the orders: it is set once, and
 * changed by the pieces that an editor adds or takes.
 */
async function projectProducts(queries: Queries, changes: readonly Change<ProductValue>[]): Promise<void> {
  const vat = await getVat(queries);
  const rows = changes.flatMap(({ before, after }) => {
    const product = after && toProduct(after);
    return product?.price == null ? [] : [{ ...createRow(product, after!.value, before?.value), vat }];
  });
  const gone = changes.flatMap(({ before, after }) =>
    after && toProduct(after).price !== null ? [] : [(after ?? before)?.value.code ?? ''],
  );
  await sql`update shop_product set sold = false where code = any (${gone}::text[])`.execute(queries);
  if (rows.length === 0) return;
  await sql`
    insert into shop_product (code, site, path, name, category, image, price_cents, compared_cents, vat_per_mille, weight, stock)
    select code, site, path, name, category, image, price, compared, vat, weight, stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (code text, site text, path text, name text,
      category text, image text, price integer, compared integer, vat integer, weight integer, stock integer)
    on conflict (code) do update set site = excluded.site, path = excluded.path, name = excluded.name,
      category = excluded.category, image = excluded.image, price_cents = excluded.price_cents,
      compared_cents = excluded.compared_cents, vat_per_mille = excluded.vat_per_mille, weight = excluded.weight, sold = true`.execute(
    queries,
  );
  await sql`
    update shop_product set stock = case when "isSet" then given.stock + change else greatest(shop_product.stock + change, 0) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (code text, stock integer, change integer, "isSet" boolean)
    where shop_product.code = given.code and ("isSet" or change <> 0)`.execute(queries);
}

/** Tells whether the last digit of an EAN of 8 or 13 digits fits the others. */
function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const MESSAGES = {
  fi: {
    name: 'Anna nimi ainakin yhdellä kielellä.',
    ean: 'EAN-koodin tarkistusnumero ei täsmää.',
    offer: 'Hinta ennen tarjousta on oltava hintaa suurempi.',
    lowest: (price: string) =>
      `Alin hinta 30 viime päivän aikana on ollut ${price}. Hinta ennen tarjousta ei saa olla sitä suurempi.`,
    whole: 'Anna hinta sentin tarkkuudella.',
  },
  en: {
    name: 'Give the name in at least one language.',
    ean: 'The check digit of the EAN is wrong.',
    offer: 'The price before the offer must be higher than the price.',
    lowest: (price: string) =>
      `The lowest price of the last 30 days was ${price}. The price before the offer must not be higher.`,
    whole: 'Give the price to the cent.',
  },
  sv: {
    name: 'Ange namnet på minst ett språk.',
    ean: 'EAN-kodens kontrollsiffra stämmer inte.',
    offer: 'Priset före erbjudandet måste vara högre än priset.',
    lowest: (price: string) =>
      `Det lägsta priset de senaste 30 dagarna var ${price}. Priset före erbjudandet får inte vara högre.`,
    whole: 'Ange priset med högst två decimaler.',
  },
};

const isWholeCents = (euros: number | undefined): boolean =>
  euros === undefined || Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6;

/**
 * Returns the lowest price in cents of the 30 days before a price begins, like the trigger of shop_product; null without one.
 * @param cents the price: the present one has begun already
 */
async function findLowestPrice(
  queries: Queries,
  code: string,
  cents: number | undefined,
): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    with held as (
      select cents, since, lead(since, 1, now()) over (order by since) as until from shop_price where code = ${code}
    ), offer as (
      select coalesce(max(since), now()) as since from held
      where cents = ${cents ?? null}::integer and since = (select max(since) from held)
    )
    select min(cents) as lowest from held, offer
    where held.since < offer.since and until > offer.since - interval '30 days'`.execute(queries);
  return rows[0]?.lowest ?? null;
}

async function findProblems(
  queries: Queries,
  item: Item<ProductValue>,
  language: EditorLanguage,
): Promise<ValueProblem[]> {
  const t = MESSAGES[language];
  const { gtin, price, comparedPrice } = item.value;
  const problems = [...(await findPathProblem(queries, item, getPath(item), language))];
  if (!getLanguage(item.value)) problems.push({ path: ['name'], message: t.name });
  if (gtin && !isEan(gtin)) problems.push({ path: ['gtin'], message: t.ean });
  for (const field of ['price', 'comparedPrice'] as const)
    if (!isWholeCents(item.value[field])) problems.push({ path: [field], message: t.whole });
  if (comparedPrice !== undefined && comparedPrice <= (price ?? 0))
    problems.push({ path: ['comparedPrice'], message: t.offer });
  else if (comparedPrice !== undefined) {
    const lowest = await findLowestPrice(
      queries,
      item.value.code ?? '',
      price === undefined ? price : toCents(price),
    );
    if (lowest !== null && toCents(comparedPrice) > lowest)
      problems.push({ path: ['comparedPrice'], message: t.lowest(formatEuros(lowest)) });
  }
  return problems;
}

function getPath({ value }: Item<ProductValue>): string | undefined {
  const language = getLanguage(value);
  return language && value.slug ? getEntryPath(language, 'product', value.slug) : undefined;
}

const list = (title: string, item: Schema, rest: Partial<Schema> = {}): Schema => ({
  type: 'array',
  title,
  maxItems: 50,
  items: item,
  ...rest,
});

/** Facts of food that is sold in Finland are in Finnish and Swedish. */
const listFactLanguages = (languages: readonly Language[]): Language[] =>
  languages.includes('fi') ? [...new Set<Language>([...languages, 'se'])] : [...languages];

/** Products of a site in its languages. */
export const products = defineCollection<ProductValue>({
  name: 'products',
  title: { fi: 'Tuotteet', en: 'Products', sv: 'Produkter' },
  one: { fi: 'tuote', en: 'product', sv: 'produkt' },
  scope: 'site',
  createSchema: (languages) => ({
    type: 'object',
    properties: {
      name: textField('Name', listFactLanguages(languages)),
      code: { type: 'string', title: 'Product number', minLength: 1, maxLength: 40 },
      price: {
        type: 'number',
        title: 'Price in euros',
        description: 'Empty: the shop does not sell it.',
        minimum: 0,
        maximum: 100_000,
      },
      comparedPrice: {
        type: 'number',
        title: 'Price before the offer',
        description: 'Only of an offer: the lowest price of the last 30 days.',
        minimum: 0,
        maximum: 100_000,
      },
      stock: {
        type: 'integer',
        title: 'Stock',
        description: 'Pieces that can be ordered now. Empty: without limit.',
        minimum: 0,
        maximum: 1_000_000,
      },
      withdrawn: {
        type: 'boolean',
        title: 'Withdrawn from sale',
        description: 'The page stays, and the shop does not sell it.',
      },
      novelty: { type: 'boolean', title: 'New' },
      image: { type: 'string', title: 'Picture', format: 'picture' },
      pictures: list('More pictures', { type: 'string', title: 'Picture', format: 'picture' }),
      category: { type: 'string', title: 'Category', minLength: 1, maxLength: 100 },
      ...(languages.length > 1 && { categoryName: textField('Category for visitors', languages) }),
      teaser: textField('Teaser', languages, { format: 'long-text' }),
      description: textField('Description', languages, { format: 'long-text' }),
      ingredients: textField('Ingredients', listFactLanguages(languages), {
        format: 'long-text',
        description: 'Allergens in capital letters.',
      }),
      storage: textField('Storage', listFactLanguages(languages)),
      origin: textField('Origin', listFactLanguages(languages)),
      nutrition: createNutritionSchema('Nutrition of 100 g'),
      weight: { type: 'number', title: 'Weight in grams', minimum: 0, maximum: 1_000_000 },
      gtin: { type: 'string', title: 'EAN', maxLength: 13 },
      valoCode: { type: 'string', title: 'Code in the ordering service', maxLength: 40 },
      tags: list('Tags', { type: 'string', title: 'Tag', minLength: 1, maxLength: 50 }),
      equipment: { type: 'boolean', title: 'Kitchen equipment' },
      slug: {
        type: 'string',
        title: 'Last part of the address',
        description: 'Empty: from the title.',
        maxLength: 150,
      },
    },
    required: ['name', 'code', 'category', 'weight'],
  }),
  texts: {
    'Product number': { fi: 'Tuotenumero', sv: 'Artikelnummer' },
    'Price in euros': { fi: 'Hinta euroina', sv: 'Pris i euro' },
    'Empty: the shop does not sell it.': {
      fi: 'Tyhjänä kauppa ei myy tuotetta.',
      sv: 'Tomt: butiken säljer den inte.',
    },
    'Price before the offer': { fi: 'Hinta ennen tarjousta', sv: 'Pris före erbjudandet' },
    'Only of an offer: the lowest price of the last 30 days.': {
      fi: 'Vain tarjouksessa: 30 viime päivän alin hinta.',
      sv: 'Bara för erbjudanden: det lägsta priset de senaste 30 dagarna.',
    },
    Stock: { fi: 'Varasto', sv: 'Lager' },
    'Pieces that can be ordered now. Empty: without limit.': {
      fi: 'Kappaleet, jotka voi tilata nyt. Tyhjänä rajaton.',
      sv: 'Antal som går att beställa nu. Tomt: obegränsat.',
    },
    'Withdrawn from sale': { fi: 'Poistettu myynnistä', sv: 'Ur sortimentet' },
    'The page stays, and the shop does not sell it.': {
      fi: 'Sivu jää, mutta kauppa ei myy tuotetta.',
      sv: 'Sidan finns kvar, men butiken säljer inte produkten.',
    },
    'More pictures': { fi: 'Lisää kuvia', sv: 'Fler bilder' },
    'Category for visitors': { fi: 'Luokka kävijöille', sv: 'Kategori för besökare' },
    Description: { fi: 'Kuvaus', sv: 'Beskrivning' },
    Ingredients: { fi: 'Ainesosat', sv: 'Ingredienser' },
    'Allergens in capital letters.': {
      fi: 'Allergeenit isoilla kirjaimilla.',
      sv: 'Allergener med versaler.',
    },
    Storage: { fi: 'Säilytys', sv: 'Förvaring' },
    Origin: { fi: 'Alkuperä', sv: 'Ursprung' },
    'Nutrition of 100 g': { fi: 'Ravintosisältö 100 grammassa', sv: 'Näringsvärde per 100 g' },
    ...nutritionTexts,
    'Weight in grams': { fi: 'Paino grammoina', sv: 'Vikt i gram' },
    'Code in the ordering service': { fi: 'Koodi tilauspalvelussa', sv: 'Kod i beställningstjänsten' },
    'Kitchen equipment': { fi: 'Keittiölaite', sv: 'Köksutrustning' },
  },
  createValue: () => ({ name: {}, code: '', category: '' }),
  getTitle: getName,
  createKey: ({ code = '' }) => code.trim(),
  keyField: 'code',
  complete({ stockSeen, stockChange: _, ...value }, _place, before) {
    const kept = before?.stock;
    const isCounted = value.stock !== undefined && kept !== undefined;
    // Files and calls that leave the stock as it is leave the pieces that an earlier draft adds, too.
    const isSame = stockSeen === undefined && value.stock === kept;
    const added = isSame ? (before?.stockChange ?? 0) : (value.stock ?? 0) - (stockSeen ?? kept ?? 0);
    const change = isCounted ? added : 0;
    return {
      ...value,
      ...(isCounted && { stock: kept }),
      ...(change !== 0 && { stockChange: change }),
      code: (value.code ?? '').trim(),
      name: trimText(value.name),
      teaser: trimText(value.teaser),
      description: trimText(value.description),
      ingredients: trimText(value.ingredients),
      ...(value.categoryName && { categoryName: trimText(value.categoryName) }),
      slug: createSlug(value.slug || getName(value)),
    };
  },
  async open(queries, { stockChange = 0, code = '', ...value }) {
    if (value.stock === undefined) return { ...value, code };
    const row = await queries
      .selectFrom('shop_product')
      .select('stock')
      .where('code', '=', code)
      .executeTakeFirst();
    const stockSeen = row?.stock ?? value.stock;
    return { ...value, code, stock: stockSeen + stockChange, stockSeen };
  },
  settle({ stockChange = 0, ...value }, { stock, stockChange: done = 0 }) {
    if (value.stock === undefined || stock === undefined) return value;
    const left = stockChange - done;
    return { ...value, stock: value.stock + done, ...(left !== 0 && { stockChange: left }) };
  },
  columns: [
    { label: { fi: 'Numero', en: 'Number', sv: 'Nummer' }, show: ({ code }) => code },
    { label: { fi: 'Luokka', en: 'Category', sv: 'Kategori' }, show: ({ category }) => category },
    {
      label: { fi: 'Hinta', en: 'Price', sv: 'Pris' },
      show: ({ price }) => (price === undefined ? '–' : formatEuros(toCents(price))),
      isNumber: true,
    },
  ],
  findProblems,
  getPath,
  project: projectProducts,
  reindex: (queries, changes) => reindexEntries(queries, 'product', changes),
  listShipped: ({ products: all }) =>
    all.map((product) => ({
      key: product.code,
      site: product.site,
      language: null,
      value: fromProduct(product),
    })),
});
