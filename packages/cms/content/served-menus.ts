import { dayField, defineCollection, formatPlace } from '../collections/define.ts';
import { html, type Html } from '../platform/http/html.ts';
import { formatEuros, toCents } from '../platform/model/money.ts';
import { createSlug } from '../platform/model/slugs.ts';
import { renderLists } from './kiosks.ts';

/** The dishes of a restaurant, always or in a period. */
interface ServedMenu {
  title: string;
  /** The name of the restaurant, if the site has several. */
  restaurant?: string;
  kind: 'menu' | 'lunch';
  /** The first and the last ISO day. */
  from?: string;
  until?: string;
  /** Kinds of dishes, or days. */
  groups: { title: string; dishes: { name: string; price?: number; text?: string }[] }[];
}

/** Renders menus of a kind. Several have their titles. */
const renderMenus =
  (wanted: ServedMenu['kind']) =>
  (all: readonly ServedMenu[]): Html | undefined => {
    const menus = all.filter(({ kind }) => kind === wanted);
    return menus.length === 0
      ? undefined
      : html`${menus.map(
          ({ title, groups }) =>
            html`${menus.length > 1 && html`<h2>${title}</h2>`}${renderLists(
              new Map(
                groups.map((group) => [
                  group.title,
                  group.dishes.map(
                    ({ name, price, text }) =>
                      html`<div>
                        <dt>${name}</dt>
                        ${price !== undefined && html`<dd>${formatEuros(toCents(price))}</dd>`}
                        ${text && html`<dd>${text}</dd>`}
                      </div>`,
                  ),
                ]),
              ),
            )}`,
        )}`;
  };

/** Menus of restaurants and lunches. Paragraphs `{{menu}}` and `{{lunch}}` show those of today, `{{menu:majakka}}` those of one restaurant. */
export const menus = defineCollection<ServedMenu>({
  name: 'menus',
  title: { fi: 'Ruoka- ja lounaslistat', sv: 'Mat- och lunchsedlar', en: 'Menus and lunches' },
  one: { fi: 'ruokalista', sv: 'matsedel', en: 'menu' },
  lead: {
    fi: 'Sivun kappale, jossa on vain {{menu}} tai {{lunch}}, näyttää tänään voimassa olevat ruoka- tai lounaslistat, ja {{menu:majakka}} vain ravintolan Majakka.',
    sv: 'Ett stycke på en sida med bara {{menu}} eller {{lunch}} visar dagens matsedlar eller lunchsedlar, och {{menu:fyren}} bara dem för restaurangen Fyren.',
    en: 'A paragraph of a page with only {{menu}} or {{lunch}} shows the menus or lunches of today, and {{menu:lighthouse}} those of the restaurant Lighthouse only.',
  },
  scope: 'language',
  createSchema: () => ({
    type: 'object',
    properties: {
      title: { type: 'string', title: 'Title', minLength: 1, maxLength: 150 },
      restaurant: {
        type: 'string',
        title: 'Restaurant',
        description: 'If the site has several. A paragraph chooses one by its name: {{menu:lighthouse}}.',
        maxLength: 100,
      },
      kind: { type: 'string', title: 'Kind', enum: ['menu', 'lunch'] },
      from: dayField('First day'),
      until: dayField('Last day'),
      groups: {
        type: 'array',
        title: 'Groups or days',
        minItems: 1,
        maxItems: 40,
        items: {
          type: 'object',
          properties: {
            title: { type: 'string', title: 'Title', minLength: 1, maxLength: 100 },
            dishes: {
              type: 'array',
              title: 'Dishes',
              minItems: 1,
              maxItems: 100,
              items: {
                type: 'object',
                properties: {
                  name: { type: 'string', title: 'Name', minLength: 1, maxLength: 150 },
                  price: { type: 'number', title: 'Price in euros', minimum: 0, maximum: 10_000 },
                  text: {
                    type: 'string',
                    title: 'Description',
                    description: 'Allergens in CAPITALS.',
                    maxLength: 500,
                  },
                },
                required: ['name'],
              },
            },
          },
          required: ['title', 'dishes'],
        },
      },
    },
    required: ['title', 'kind', 'groups'],
  }),
  texts: {
    Restaurant: { fi: 'Ravintola', sv: 'Restaurang' },
    'If the site has several. A paragraph chooses one by its name: {{menu:lighthouse}}.': {
      fi: 'Jos sivustolla on useita. Kappale valitsee yhden nimellä: {{menu:majakka}}.',
      sv: 'Om webbplatsen har flera. Ett stycke väljer en med namnet: {{menu:fyren}}.',
    },
    Kind: { fi: 'Laji', sv: 'Slag' },
    menu: { en: 'Menu', fi: 'Ruokalista', sv: 'Matsedel' },
    lunch: { en: 'Lunch', fi: 'Lounaslista', sv: 'Lunchsedel' },
    'First day': { fi: 'Ensimmäinen päivä', sv: 'Första dagen' },
    'Last day': { fi: 'Viimeinen päivä', sv: 'Sista dagen' },
    'Groups or days': { fi: 'Ryhmät tai päivät', sv: 'Grupper eller dagar' },
    Dishes: { fi: 'Ruoat', sv: 'Rätter' },
    'Price in euros': { fi: 'Hinta euroina', sv: 'Pris i euro' },
    Description: { fi: 'Kuvaus', sv: 'Beskrivning' },
    'Allergens in CAPITALS.': { fi: 'Allergeenit SUURAAKKOSIN.', sv: 'Allergener med VERSALER.' },
  },
  createValue: () => ({ kind: 'menu', groups: [{ title: '', dishes: [{ name: '' }] }] }),
  getTitle: ({ title = '' }) => title,
  createKey: ({ title = '' }, place) => title && `${formatPlace(place)}/${createSlug(title)}`,
  columns: [
    { label: { fi: 'Ravintola', sv: 'Restaurang', en: 'Restaurant' }, show: ({ restaurant }) => restaurant },
    { label: { fi: 'Alkaa', sv: 'Börjar', en: 'From' }, show: ({ from }) => from },
    { label: { fi: 'Päättyy', sv: 'Slutar', en: 'Until' }, show: ({ until }) => until },
  ],
  getDays: (value) => value,
  show: {
    texts: { menu: renderMenus('menu'), lunch: renderMenus('lunch') },
    getGroup: ({ restaurant = '' }) => restaurant,
  },
});
