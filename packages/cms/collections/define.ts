/** Collections: lists of items for editors, each declared once by the room that owns it (docs/cms.md#collections). */
import type { EditorLanguage } from '@saaristo/editor/contract';
import type { Problem, Schema } from 'saaristo/form';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import type { Text } from '../platform/model/content.ts';
import type { Html } from '../platform/http/html.ts';

/** The place of an item. The site is null for the whole estate, the language for all languages of a site. */
export interface ItemPlace {
  site: Site | null;
  language: Language | null;
}

/** Formats a place: 'atriafi/fi', 'atriafi' or ''. */
export const formatPlace = ({ site, language }: ItemPlace): string =>
  [site, language].filter(Boolean).join('/');

/** An item with the value that it has at some stage. */
export interface Item<Value> extends ItemPlace {
  id: number;
  /** Names the item in its collection; '' for a draft without a name. */
  key: string;
  position: number;
  value: Value;
}

/** A change of a published item: null before the first publishing, and after the unpublishing. */
export interface Change<Value> {
  before: Item<Value> | null;
  after: Item<Value> | null;
}

/** An item that ships with the program. */
export type ShippedItem<Value> = ItemPlace & { key: string; value: Value };

/** A column of the list beside the item's title and state. */
export interface ItemColumn<Value> {
  label: Label;
  show: (draft: Partial<Value>) => string | number | undefined;
  isNumber?: boolean;
}

/** A text of the back office. */
export type Label = Record<EditorLanguage, string>;

/** Translations of the English texts of a schema, and the English texts of its choices. */
export type FormTexts = Record<string, Omit<Label, 'en'> & { en?: string }>;

/**
 * A collection. Its list, form, drafts, versions, schedule, bin, import, export and calls follow from this declaration.
 * `Value` is what the form edits and what is stored. A draft may lack parts of it.
 */
export interface Collection<Value extends object> {
  /** The last part of its address: `recipes`. */
  name: string;
  title: Label;
  /** One item, as in "New recipe". */
  one: Label;
  /** An introduction for editors. */
  lead?: Label;
  /** An item belongs to a site and a language, to a site, or to the whole estate, which administrators change. */
  scope: 'language' | 'site' | 'estate';
  /** Whether each place has one item, such as a navigation. */
  isSingle?: boolean;
  /** Whether items of the scope 'site' may also belong to all sites. */
  hasEstateItems?: boolean;
  /** Sites that can have items. Default: all. */
  sites?: readonly Site[];
  /** Whether accounts see only the items that they may change, such as codes that are worth money, or addresses of people. */
  isPrivate?: boolean;
  /** The form, with English texts. @param languages those of the item's site */
  createSchema(languages: readonly Language[]): Schema;
  /** Translations of the texts of the schema. */
  texts: FormTexts;
  /** The first value of a new item. Default: empty. */
  createValue?(): Partial<Value>;
  getTitle(draft: Partial<Value>): string;
  /** Returns the key of a draft; '' if it has none yet. The key of a published item stays, unless it is a field. */
  createKey(draft: Partial<Value>, place: ItemPlace): string;
  /** The field that is the key. Without it, the mechanism makes equal keys different. */
  keyField?: keyof Value & string;
  /** Completes and normalises a typed value before it is stored. @param before the stored draft; null for a new item */
  complete?(draft: Partial<Value>, place: ItemPlace, before: Partial<Value> | null): Partial<Value>;
  /** Removes the effects of a publishing, such as a change of stock, from the published value, the draft and the schedule. */
  settle?(value: Value, published: Value): Value;
  columns: readonly ItemColumn<Value>[];
  /** Finds problems beyond the schema. A value with problems is not published. */
  findProblems?(
    queries: Queries,
    item: Item<Value>,
    language: EditorLanguage,
  ): Promise<ValueProblem[]> | ValueProblem[];
  /** Lists notices about a stored item for editors, such as refused mails. */
  listRemarks?(
    queries: Queries,
    item: ItemPlace & { value: Partial<Value> },
    language: EditorLanguage,
  ): Promise<string[]>;
  /** Replaces values that others change meanwhile, such as the stock, when an item is opened. */
  open?(queries: Queries, draft: Partial<Value>): Promise<Partial<Value>>;
  /** The address of the item's page on its site. */
  getPath?(item: Item<Value>): string | undefined;
  /** The address of a page that shows the item among others. @param languages those of the site */
  getShownPath?(item: ItemPlace, languages: readonly Language[]): string;
  /** Writes the tables that visitors read, in the transaction of the change. */
  project?(queries: Queries, changes: readonly Change<Value>[]): Promise<void>;
  /** Writes tables that join many items, such as the search index. The import of a release does this once for all collections. */
  reindex?(queries: Queries, changes: readonly Change<Value>[]): Promise<void>;
  /** The first and the last ISO day at which visitors see an item. Default: always. */
  getDays?(value: Value): Days;
  /** How pages of the items' sites show them. */
  show?: ItemsOnPages<Value>;
  /** The items that ship with the program, in order. Default: the items of the content by the collection's name. */
  listShipped?(content: EstateContent): ShippedItem<Value>[];
}

/** The first and the last ISO day of something; without one, it has no beginning or no end. */
export interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/** How pages show the items of their site and language (docs/cms.md#items-on-pages). */
export interface ItemsOnPages<Value> {
  /** Blocks of this widget whose list is empty show the items. */
  widget?: { name: string; list: string; toRow: (value: Value) => object };
  /** Paragraphs that are only a name, such as `{{kiosks}}`, are replaced by HTML of the items. */
  texts?: Record<string, (values: readonly Value[], language: Language) => Html | undefined>;
  /** The name of an item's group, such as a restaurant. A paragraph can choose one: `{{menu:majakka}}`. */
  getGroup?: (value: Value) => string;
}

/** A collection of any values. */
export type AnyCollection = Collection<object>;

/** A problem of a value at a field. */
export interface ValueProblem extends Problem {
  /** The field for people. Default: its title in the schema. */
  field?: string;
}

/** Returns the items of a collection that ship with the program. */
export const listShipped = (collection: AnyCollection, content: EstateContent): ShippedItem<object>[] =>
  collection.listShipped?.(content) ??
  (content.items?.[collection.name] ?? []).map(({ site, language, value }) => ({
    key: collection.createKey(value, { site, language }),
    site,
    language,
    value,
  }));

/** Declares a collection. */
export const defineCollection = <Value extends object>(collection: Collection<Value>): AnyCollection =>
  collection as unknown as AnyCollection;

/** Names of languages in the schema of a form. */
const LANGUAGE_NAMES: Record<Language, string> = {
  fi: 'Finnish',
  en: 'English',
  se: 'Swedish',
  de: 'German',
};

/** Returns the field of a text in each language of a site. */
export const textField = (
  title: string,
  languages: readonly Language[],
  { format, isRequired, ...rest }: Partial<Schema> & { isRequired?: boolean } = {},
): Schema => ({
  type: 'object',
  title,
  ...rest,
  properties: Object.fromEntries(
    languages.map((language) => [
      language,
      { type: 'string', title: LANGUAGE_NAMES[language], maxLength: 5000, ...(format && { format }) },
    ]),
  ),
  ...(isRequired && { required: languages.slice(0, 1) }),
});

/** Returns the field of an ISO day. */
export const dayField = (title: string, rest: Partial<Schema> = {}): Schema => ({
  type: 'string',
  title,
  format: 'date',
  maxLength: 10,
  ...rest,
});

/** Removes empty texts, and values that are no texts. */
export const trimText = (text: Text = {}): Text =>
  Object.fromEntries(
    Object.entries(text).filter(([, one]: [string, unknown]) => typeof one === 'string' && one.trim() !== ''),
  );

/** Translations of texts that several forms have. */
export const SHARED_TEXTS: FormTexts = {
  Finnish: { fi: 'Suomi', sv: 'Finska' },
  English: { fi: 'Englanti', sv: 'Engelska' },
  Swedish: { fi: 'Ruotsi', sv: 'Svenska' },
  German: { fi: 'Saksa', sv: 'Tyska' },
  fi: { en: 'Finnish', fi: 'Suomi', sv: 'Finska' },
  en: { en: 'English', fi: 'Englanti', sv: 'Engelska' },
  se: { en: 'Swedish', fi: 'Ruotsi', sv: 'Svenska' },
  de: { en: 'German', fi: 'Saksa', sv: 'Tyska' },
  Language: { fi: 'Kieli', sv: 'Språk' },
  Title: { fi: 'Otsikko', sv: 'Titel' },
  Name: { fi: 'Nimi', sv: 'Namn' },
  Teaser: { fi: 'Ingressi', sv: 'Ingress' },
  Category: { fi: 'Luokka', sv: 'Kategori' },
  Picture: { fi: 'Kuva', sv: 'Bild' },
  Tags: { fi: 'Tunnisteet', sv: 'Taggar' },
  Tag: { fi: 'Tunniste', sv: 'Tagg' },
  New: { fi: 'Uutuus', sv: 'Nyhet' },
  Label: { fi: 'Teksti', sv: 'Text' },
  Link: { fi: 'Linkki', sv: 'Länk' },
  'Last part of the address': { fi: 'Osoitteen loppu', sv: 'Adressens slut' },
  'Empty: from the title.': { fi: 'Tyhjänä otsikosta.', sv: 'Tomt: från titeln.' },
};

const MEDIA = '/media/';

/** Converts the address of a picture in a form to that below `/media/` in the content, and back. */
export const toMediaPath = (address = ''): string =>
  address.startsWith(MEDIA) ? address.slice(MEDIA.length) : address;
export const toMediaAddress = (path = ''): string =>
  path === '' || path.startsWith('/') || path.includes(':') ? path : MEDIA + path;
