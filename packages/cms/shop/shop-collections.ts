/** Collections of the shop: terms, areas and times of delivery, coupons. */
import { sql } from 'kysely';
import { dayField, defineCollection, type ValueProblem } from '../collections/define.ts';
import { listPublished } from '../collections/store.ts';
import type { Queries } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import type {
  CouponContent,
  DeliveryArea,
  DeliveryWindow,
  Seller,
  ShopTerms,
} from '../platform/model/shop.ts';
import { formatEuros, toCents, toEuros } from '../platform/model/money.ts';
import { SHOP } from '../platform/model/shop-site.ts';
import { writeFacts } from '../content/facts.ts';
import { reindexPages } from '../content/item-entries.ts';
import { defaultTerms } from './default-terms.ts';

const AT_SHOP = { site: SHOP, language: null } as const;
const inShop = { scope: 'site', sites: [SHOP] } as const;

/** The terms as their form edits them: sums in euros, VAT in per cent. */
interface TermsValue {
  shipping: number;
  freeShippingFrom: number;
  handling: number;
  vatPercent: number;
  cutOffHour: number;
  seller: Seller;
}

/** Terms of delivery. */
export const terms = defineCollection<TermsValue>({
  name: 'shop-terms',
  title: { fi: 'Kaupan toimitusehdot', sv: 'Butikens leveransvillkor', en: "The shop's terms" },
  one: { fi: 'toimitusehdot', sv: 'leveransvillkor', en: 'terms' },
  ...inShop,
  isSingle: true,
  createSchema: () => ({
    type: 'object',
    properties: {
      shipping: { type: 'number', title: 'Shipping in euros', minimum: 0, maximum: 1000 },
      freeShippingFrom: {
        type: 'number',
        title: 'Free shipping from, in euros',
        minimum: 0,
        maximum: 100_000,
      },
      handling: { type: 'number', title: 'Handling in euros', minimum: 0, maximum: 1000 },
      vatPercent: { type: 'number', title: 'VAT on food in per cent', minimum: 0, maximum: 50 },
      cutOffHour: {
        type: 'integer',
        title: 'Hour until which deliveries for the next day can be ordered',
        minimum: 0,
        maximum: 24,
      },
      seller: {
        type: 'object',
        title: 'Seller in confirmations of orders',
        properties: {
          name: { type: 'string', title: 'Name', minLength: 1, maxLength: 100 },
          businessId: { type: 'string', title: 'Business ID', minLength: 1, maxLength: 20 },
          address: { type: 'string', title: 'Address', minLength: 1, maxLength: 200 },
          email: { type: 'string', title: 'E-mail', minLength: 1, maxLength: 200 },
          phone: { type: 'string', title: 'Telephone', minLength: 1, maxLength: 40 },
        },
        required: ['name', 'businessId', 'address', 'email', 'phone'],
      },
    },
    required: ['seller', 'shipping', 'freeShippingFrom', 'handling', 'vatPercent', 'cutOffHour'],
  }),
  texts: {
    'Shipping in euros': { fi: 'Toimitusmaksu euroina', sv: 'Leveransavgift i euro' },
    'Free shipping from, in euros': {
      fi: 'Maksuton toimitus alkaen, euroina',
      sv: 'Fri leverans från, i euro',
    },
    'Handling in euros': { fi: 'Käsittelymaksu euroina', sv: 'Hanteringsavgift i euro' },
    'VAT on food in per cent': { fi: 'Elintarvikkeiden alv prosentteina', sv: 'Moms på livsmedel i procent' },
    'Seller in confirmations of orders': {
      fi: 'Myyjä tilausvahvistuksissa',
      sv: 'Säljare i beställningsbekräftelser',
    },
    'Business ID': { fi: 'Y-tunnus', sv: 'FO-nummer' },
    Address: { fi: 'Osoite', sv: 'Adress' },
    'E-mail': { fi: 'Sähköposti', sv: 'E-post' },
    Telephone: { fi: 'Puhelin', sv: 'Telefon' },
    'Hour until which deliveries for the next day can be ordered': {
      fi: 'Tunti, johon asti voi tilata seuraavaksi päiväksi',
      sv: 'Timme fram till vilken man kan beställa till följande dag',
    },
  },
  getTitle: ({ shipping = 0 }) => formatEuros(toCents(shipping)),
  createKey: () => SHOP,
  columns: [],
  async project(queries, changes) {
    for (const { after } of changes) {
      if (!after) continue;
      const { shipping, freeShippingFrom, handling, vatPercent, cutOffHour, seller } = after.value;
      const row = {
        shipping_cents: toCents(shipping),
        free_shipping_from_cents: toCents(freeShippingFrom),
        handling_cents: toCents(handling),
        cut_off_hour: cutOffHour,
        seller: JSON.stringify(seller),
      };
      await queries
        .insertInto('shop_terms')
        .values(row)
        .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
        .execute();
      await queries
        .updateTable('shop_product')
        .set({ vat_per_mille: Math.round(vatPercent * 10) })
        .execute();
      const facts = {
        'shipping-fee': formatEuros(row.shipping_cents),
        'handling-fee': formatEuros(row.handling_cents),
        'free-shipping-from': formatEuros(row.free_shipping_from_cents).replace(',00', ''),
        'order-until': String(cutOffHour),
        'seller-name': seller.name,
        'seller-business-id': seller.businessId,
        'seller-address': seller.address,
        'seller-email': seller.email,
        'seller-phone': seller.phone,
      };
      await writeFacts(
        queries,
        SHOP,
        'shop-terms',
        Object.entries(facts).map(([name, text]) => ({ name, language: null, text })),
      );
    }
  },
  // Texts of pages have its facts.
  reindex: reindexPages,
  listShipped: ({ shop }) => {
    const {
      shippingCents,
      freeShippingFromCents,
      handlingCents,
      vatPerMille,
      cutOffHour,
      seller,
    }: ShopTerms = shop?.terms ?? defaultTerms;
    const value = {
      shipping: toEuros(shippingCents),
      freeShippingFrom: toEuros(freeShippingFromCents),
      handling: toEuros(handlingCents),
      vatPercent: vatPerMille / 10,
      cutOffHour,
      seller,
    };
    return [{ key: SHOP, ...AT_SHOP, value }];
  },
});

/** Returns the VAT of food in per mille. */
export async function getVat(queries: Queries): Promise<number> {
  const [found] = await listPublished<TermsValue>(queries, 'shop-terms');
  return found ? Math.round(found.value.vatPercent * 10) : defaultTerms.vatPerMille;
}

const AREA_MESSAGES = {
  fi: {
    code: 'Postinumerossa on viisi numeroa.',
    order: 'Viimeinen on ennen ensimmäistä.',
    overlap: (name: string) => `Alue menee päällekkäin alueen ${name} kanssa.`,
    time: 'Kirjoita tunnit näin: 16-18.',
    percent: 'Prosentti on 1–100.',
    amount: 'Anna summa.',
  },
  sv: {
    code: 'Ett postnummer har fem siffror.',
    order: 'Det sista är före det första.',
    overlap: (name: string) => `Området överlappar ${name}.`,
    time: 'Skriv timmarna så här: 16-18.',
    percent: 'Procenten är 1–100.',
    amount: 'Ange beloppet.',
  },
  en: {
    code: 'A postal code has five digits.',
    order: 'The last one is before the first one.',
    overlap: (name: string) => `The area overlaps with ${name}.`,
    time: 'Write the hours as 16-18.',
    percent: 'A percentage is 1 to 100.',
    amount: 'Give the amount.',
  },
};

/** Areas of postal codes with delivery. */
export const deliveryAreas = defineCollection<DeliveryArea>({
  name: 'delivery-areas',
  title: { fi: 'Toimitusalueet', sv: 'Leveransområden', en: 'Delivery areas' },
  one: { fi: 'toimitusalue', sv: 'leveransområde', en: 'delivery area' },
  ...inShop,
  createSchema: () => ({
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 1, maxLength: 100 },
      first: { type: 'string', title: 'First postal code', minLength: 5, maxLength: 5 },
      last: { type: 'string', title: 'Last postal code', minLength: 5, maxLength: 5 },
    },
    required: ['name', 'first', 'last'],
  }),
  texts: {
    'First postal code': { fi: 'Ensimmäinen postinumero', sv: 'Första postnumret' },
    'Last postal code': { fi: 'Viimeinen postinumero', sv: 'Sista postnumret' },
  },
  getTitle: ({ name = '' }) => name,
  createKey: ({ first = '' }) => first,
  keyField: 'first',
  columns: [
    {
      label: { fi: 'Postinumerot', sv: 'Postnummer', en: 'Postal codes' },
      show: ({ first = '', last = '' }) => `${first}–${last}`,
    },
  ],
  async findProblems(queries, { id, value: { first, last } }, language) {
    const t = AREA_MESSAGES[language];
    const problems: ValueProblem[] = [];
    for (const [field, code] of Object.entries({ first, last }))
      if (!/^\d{5}$/.test(code)) problems.push({ path: [field], message: t.code });
    if (last < first) problems.push({ path: ['last'], message: t.order });
    const others = await listPublished<DeliveryArea>(queries, 'delivery-areas');
    const other = others.find((one) => one.id !== id && one.value.first <= last && one.value.last >= first);
    if (other) problems.push({ path: ['first'], message: t.overlap(other.value.name) });
    return problems;
  },
  async project(queries, changes) {
    const keys = changes.flatMap(({ before, after }) =>
      [before, after].flatMap((one) => one?.value.first ?? []),
    );
    await queries.deleteFrom('shop_delivery_area').where('first_code', '=', anyOf(keys)).execute();
    const rows = changes.flatMap(({ after }) =>
      after ? [{ first_code: after.value.first, last_code: after.value.last, name: after.value.name }] : [],
    );
    if (rows.length > 0) await queries.insertInto('shop_delivery_area').values(rows).execute();
  },
  listShipped: ({ shop }) => (shop?.areas ?? []).map((value) => ({ key: value.first, ...AT_SHOP, value })),
});

/** Times of a day with deliveries. */
export const deliveryWindows = defineCollection<DeliveryWindow>({
  name: 'delivery-times',
  title: { fi: 'Toimitusajat', sv: 'Leveranstider', en: 'Delivery times' },
  one: { fi: 'toimitusaika', sv: 'leveranstid', en: 'delivery time' },
  ...inShop,
  createSchema: () => ({
    type: 'object',
    properties: {
      time: { type: 'string', title: 'Hours', description: 'Such as 16-18.', minLength: 1, maxLength: 5 },
      label: {
        type: 'string',
        title: 'Label',
        description: 'Customers see it.',
        minLength: 1,
        maxLength: 60,
      },
      capacity: {
        type: 'integer',
        title: 'Deliveries of a day',
        description: 'In each area.',
        minimum: 0,
        maximum: 10_000,
      },
    },
    required: ['time', 'label', 'capacity'],
  }),
  texts: {
    Hours: { fi: 'Kellonaika', sv: 'Klockslag' },
    'Such as 16-18.': { fi: 'Esimerkiksi 16-18.', sv: 'Till exempel 16-18.' },
    'Customers see it.': { fi: 'Asiakkaat näkevät tämän.', sv: 'Kunderna ser den.' },
    'Deliveries of a day': { fi: 'Toimituksia päivässä', sv: 'Leveranser per dag' },
    'In each area.': { fi: 'Jokaisella alueella.', sv: 'På varje område.' },
  },
  getTitle: ({ label = '' }) => label,
  createKey: ({ time = '' }) => time,
  keyField: 'time',
  complete: ({ time = '', ...draft }) => ({
    ...draft,
    time: time
      .trim()
      .replace(/^(\d\d?)\s?[-–]\s?(\d\d?)$/, (_all, from: string, until: string) =>
        [from, until].map((hour) => hour.padStart(2, '0')).join('-'),
      ),
  }),
  columns: [
    {
      label: { fi: 'Toimituksia', sv: 'Leveranser', en: 'Deliveries' },
      show: ({ capacity }) => capacity,
      isNumber: true,
    },
  ],
  findProblems: (_queries, { value: { time } }, language) =>
    /^\d\d-\d\d$/.test(time) ? [] : [{ path: ['time'], message: AREA_MESSAGES[language].time }],
  async project(queries, changes) {
    const keys = changes.flatMap(({ before, after }) =>
      [before, after].flatMap((one) => one?.value.time ?? []),
    );
    await queries.deleteFrom('shop_delivery_window').where('time', '=', anyOf(keys)).execute();
    const rows = changes.flatMap(({ after }) =>
      after ? [{ time: after.value.time, label: after.value.label, capacity: after.value.capacity }] : [],
    );
    if (rows.length > 0) await queries.insertInto('shop_delivery_window').values(rows).execute();
  },
  listShipped: ({ shop }) => (shop?.windows ?? []).map((value) => ({ key: value.time, ...AT_SHOP, value })),
});

const KINDS = ['percent', 'sum', 'loyalty', 'shipping', 'refund', 'gift-card'] as const;

/** A coupon as its form edits it: sums in euros. */
interface CouponValue extends Omit<CouponContent, 'amount' | 'minimum'> {
  /** Per cent, or euros. */
  amount?: number;
  minimum?: number;
}

/** Returns the amount in the unit of the table: per cent or cents. */
const getAmount = ({ kind, amount = 0 }: CouponValue): number =>
  kind === 'percent' ? amount : toCents(amount);

/** Coupons and gift cards. Orders take from the amount left. */
export const coupons = defineCollection<CouponValue>({
  name: 'coupons',
  title: { fi: 'Edut ja lahjakortit', sv: 'Förmåner och presentkort', en: 'Coupons and gift cards' },
  one: { fi: 'etu', sv: 'förmån', en: 'coupon' },
  ...inShop,
  isPrivate: true,
  createSchema: () => ({
    type: 'object',
    properties: {
      code: { type: 'string', title: 'Code', minLength: 3, maxLength: 60 },
      kind: { type: 'string', title: 'Kind', enum: KINDS },
      amount: {
        type: 'number',
        title: 'Amount',
        description: 'Per cent, or euros.',
        minimum: 0,
        maximum: 100_000,
      },
      minimum: { type: 'number', title: 'Goods for at least, in euros', minimum: 0, maximum: 100_000 },
      expires: dayField('Last day'),
      uses: {
        type: 'integer',
        title: 'Orders in all',
        description: 'Empty: any number.',
        minimum: 0,
        maximum: 1_000_000,
      },
      oncePerCustomer: { type: 'boolean', title: 'Once per customer' },
    },
    required: ['code', 'kind'],
  }),
  texts: {
    Code: { fi: 'Koodi', sv: 'Kod' },
    Kind: { fi: 'Laji', sv: 'Slag' },
    Amount: { fi: 'Määrä', sv: 'Belopp' },
    'Per cent, or euros.': { fi: 'Prosentteja tai euroja.', sv: 'Procent eller euro.' },
    'Goods for at least, in euros': { fi: 'Tuotteita vähintään, euroina', sv: 'Varor för minst, i euro' },
    'Last day': { fi: 'Viimeinen päivä', sv: 'Sista dagen' },
    'Orders in all': { fi: 'Tilauksia kaikkiaan', sv: 'Beställningar totalt' },
    'Empty: any number.': { fi: 'Tyhjänä rajaton.', sv: 'Tomt: obegränsat.' },
    'Once per customer': { fi: 'Kerran asiakasta kohti', sv: 'En gång per kund' },
    percent: { en: 'Per cent off', fi: 'Prosenttialennus', sv: 'Procentrabatt' },
    sum: { en: 'Euros off', fi: 'Euroalennus', sv: 'Eurorabatt' },
    loyalty: { en: 'Loyalty discount', fi: 'Kanta-asiakasetu', sv: 'Stamkundsförmån' },
    shipping: { en: 'Free shipping', fi: 'Maksuton toimitus', sv: 'Fri leverans' },
    refund: { en: 'Refund', fi: 'Hyvitys', sv: 'Återbetalning' },
    'gift-card': { en: 'Gift card', fi: 'Lahjakortti', sv: 'Presentkort' },
  },
  createValue: () => ({ kind: 'percent' }),
  getTitle: ({ code = '' }) => code,
  createKey: ({ code = '' }) => code,
  keyField: 'code',
  complete: ({ code = '', ...draft }) => ({ ...draft, code: code.trim().toUpperCase() }),
  columns: [
    {
      label: { fi: 'Määrä', sv: 'Belopp', en: 'Amount' },
      show: ({ kind, amount = 0 }) =>
        kind === 'percent' ? `${amount} %` : kind === 'shipping' ? '–' : formatEuros(toCents(amount)),
      isNumber: true,
    },
    { label: { fi: 'Viimeinen päivä', sv: 'Sista dagen', en: 'Last day' }, show: ({ expires }) => expires },
  ],
  findProblems(_queries, { value: { kind, amount = 0 } }, language) {
    const isWrong =
      kind === 'percent'
        ? amount < 1 || amount > 100 || !Number.isInteger(amount)
        : kind !== 'shipping' && amount <= 0;
    const message = AREA_MESSAGES[language][kind === 'percent' ? 'percent' : 'amount'];
    return isWrong ? [{ path: ['amount'], message }] : [];
  },
  async project(queries, changes) {
    const gone = changes.flatMap(({ before, after }) => (after ? [] : (before?.value.code ?? [])));
    // Orders and carts name their coupons.
    await queries
      .updateTable('shop_coupon')
      .set({ expires_on: '2000-01-01' })
      .where('code', '=', anyOf(gone))
      .execute();
    const rows = changes.flatMap(({ before, after }) => {
      if (!after) return [];
      const { code, kind, minimum = 0, expires = null, uses = null, oncePerCustomer = false } = after.value;
      const old = before?.value;
      return [
        {
          code,
          kind,
          amount: getAmount(after.value),
          minimum: toCents(minimum),
          expires: expires || null,
          uses,
          once: oncePerCustomer,
          // A change of the amount left; null replaces it.
          amountChange: old?.kind === kind ? getAmount(after.value) - getAmount(old) : old ? null : 0,
          usesChange:
            old && (old.uses ?? null) !== uses
              ? old.uses != null && uses !== null
                ? uses - old.uses
                : null
              : 0,
        },
      ];
    });
    await sql`
      insert into shop_coupon (code, kind, amount, minimum_cents, expires_on, uses_left, once_per_customer)
      select code, kind, amount, minimum, expires, uses, once
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (code text, kind text, amount integer,
        minimum integer, expires date, uses integer, once boolean)
      on conflict (code) do update set kind = excluded.kind, minimum_cents = excluded.minimum_cents,
        expires_on = excluded.expires_on, once_per_customer = excluded.once_per_customer`.execute(queries);
    await sql`
      update shop_coupon set
        amount = coalesce(greatest(shop_coupon.amount + "amountChange", 0), given.amount),
        uses_left = case when "usesChange" is null then given.uses else greatest(uses_left + "usesChange", 0) end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
        (code text, amount integer, uses integer, "amountChange" integer, "usesChange" integer)
      where shop_coupon.code = given.code and ("amountChange" is distinct from 0 or "usesChange" is distinct from 0)`.execute(
      queries,
    );
  },
  listShipped: ({ shop }) =>
    (shop?.coupons ?? []).map(({ amount, minimum, ...rest }) => ({
      key: rest.code,
      ...AT_SHOP,
      value: {
        ...rest,
        amount: rest.kind === 'percent' ? amount : toEuros(amount),
        ...(minimum !== undefined && { minimum: toEuros(minimum) }),
      },
    })),
});
