import type { Language, Site } from 'saaristo/sites';
import type { NativeResult } from 'saaristo/schemas';
import type { Kind } from '../model/paths.ts';
import type { Navigation, PageDetails, SiteContent } from '../model/content.ts';
import type { StoredWeek } from '../model/menus.ts';
import type { ShopAddress, Totals } from '../model/shop.ts';
import type { Defaulted, Json, OptionalJson } from './column-types.ts';
import type { Tables } from './tables.ts';

type Data = Record<string, unknown>;

/** Narrower types of text and JSON columns. */
interface Narrowed {
  choice: { site: Site; language: Language; kind: Kind; dimension: 'category' | 'author' | 'tag' };
  editor_user: { sites: Site[] | null; languages: Language[] | null };
  editor_request: { answer: OptionalJson<Data> };
  enquiry: { data: Json<Data> };
  entry: { site: Site; language: Language; kind: Kind; hit: Defaulted<Json<Data>> };
  facet: { language: Language };
  form_result: { content: Json<NativeResult> };
  item: {
    site: Site | null;
    language: Language | null;
    draft: Json<object>;
    published: OptionalJson<object>;
    scheduled: OptionalJson<object>;
  };
  item_version: { value: Json<object> };
  page: {
    site: Site;
    language: Language;
    draft: Json<PageDetails>;
    published: OptionalJson<PageDetails>;
    translated: Defaulted<Json<Record<string, string>>>;
  };
  page_edition: {
    draft: OptionalJson<PageDetails>;
    scheduled: OptionalJson<PageDetails>;
    scheduled_sections: OptionalJson<{ id: number; details: PageDetails }[]>;
  };
  page_redirect: { site: Site };
  page_review: { details: Json<PageDetails> };
  page_version: { details: Json<PageDetails> };
  page_draft: { details: Json<PageDetails> };
  menu: { site: Site; weeks: Json<StoredWeek[]> };
  navigation: {
    site: Site;
    language: Language;
    desktop: Json<Navigation['desktop']>;
    mobile: Json<Navigation['mobile']>;
    footer: Json<Navigation['footer']>;
  };
  shop_cart: { told_once: Defaulted<Json<string[]>> };
  shop_customer: {
    delivery_address: OptionalJson<ShopAddress>;
    billing_address: OptionalJson<ShopAddress>;
  };
  shop_order: { delivery_address: Json<ShopAddress>; totals: Json<Totals> };
  shop_product: { site: Site };
  sign_up: { data: Json<Data> };
  site: { site: Site; details: Json<SiteContent> };
  synonym: { language: Language };
  vocabulary: { site: Site; language: Language; kind: Kind };
}

/** Reports a type error if `N` has a table or column that `T` does not have. */
type Subset<
  T,
  N extends {
    [K in keyof N]: K extends keyof T ? { [C in keyof N[K]]: C extends keyof T[K] ? unknown : never } : never;
  },
> = N;
type Known = Subset<Tables, Narrowed>;

/** All tables with their columns, for the query builder. */
export type Schema = {
  [T in keyof Tables]: T extends keyof Known ? Omit<Tables[T], keyof Known[T]> & Known[T] : Tables[T];
};
