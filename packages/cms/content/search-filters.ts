import { LANGUAGES } from 'saaristo/sites';
import { defineCollection, textField, trimText } from '../collections/define.ts';
import { anyOf } from '../platform/database/expressions.ts';
import type { Facet, ProductGroup, Text } from '../platform/model/content.ts';
import { createSlug } from '../platform/model/slugs.ts';
import { rebuildEntries } from './item-entries.ts';

const getName = ({ label = {} }: { label?: Text }): string => label.fi ?? Object.values(label)[0] ?? '';

/** Filters of searches (SRCH-24). */
export const facets = defineCollection<Omit<Facet, 'key'>>({
  name: 'facets',
  title: { fi: 'Hakujen suodattimet', en: 'Search filters', sv: 'Sökfilter' },
  one: { fi: 'suodatin', en: 'filter', sv: 'filter' },
  lead: {
    fi: 'Suodatin löytää tuotteet, reseptit ja uutiset, joilla on jokin sen tunnisteista. Tunniste ≤ 20 € löytää verkkokaupan tuotteet, jotka maksavat enintään 20 €.',
    sv: 'Ett filter hittar de produkter, recept och nyheter som har någon av dess taggar. Taggen ≤ 20 € hittar webbutikens produkter som kostar högst 20 €.',
    en: 'A filter finds the products, recipes and news that have one of its tags. The tag ≤ 20 € finds products of the shop that cost €20 at most.',
  },
  scope: 'estate',
  createSchema: (languages) => ({
    type: 'object',
    properties: {
      label: textField('Label', languages),
      list: {
        type: 'string',
        title: 'Group',
        enum: ['groups', 'custom', 'prices', 'recipetags'],
        default: 'groups',
      },
      tags: {
        type: 'array',
        title: 'Tags',
        minItems: 1,
        items: { type: 'string', title: 'Tag', minLength: 1, maxLength: 50 },
      },
    },
    required: ['label', 'list', 'tags'],
  }),
  texts: {
    Group: { fi: 'Ryhmä', sv: 'Grupp' },
    groups: { en: 'Themes', fi: 'Teemat', sv: 'Teman' },
    custom: { en: 'Properties of products', fi: 'Tuotteiden ominaisuudet', sv: 'Produktegenskaper' },
    prices: { en: 'Prices', fi: 'Hinnat', sv: 'Priser' },
    recipetags: { en: 'Kinds of dishes', fi: 'Ruokalajit', sv: 'Typer av rätter' },
  },
  createValue: () => ({ label: {}, list: 'groups', tags: [''] }),
  complete: (draft) => ({ ...draft, label: trimText(draft.label) }),
  getTitle: getName,
  createKey: (draft) => createSlug(getName(draft)),
  columns: [
    { label: { fi: 'Tunnisteet', en: 'Tags', sv: 'Taggar' }, show: ({ tags = [] }) => tags.join(', ') },
  ],
  async project(queries, changes) {
    const keys = changes.map(({ before, after }) => (after ?? before)!.key);
    await queries.deleteFrom('facet').where('key', '=', anyOf(keys)).execute();
    const rows = changes.flatMap(({ after }) =>
      after
        ? LANGUAGES.flatMap((language) => {
            const { key, position, value } = after;
            const label = value.label[language];
            return label ? [{ language, key, list: value.list, label, position }] : [];
          })
        : [],
    );
    if (rows.length > 0) await queries.insertInto('facet').values(rows).execute();
  },
  reindex: rebuildEntries,
  listShipped: ({ facets: all = [] }) =>
    all.map(({ key, ...value }) => ({ key, site: null, language: null, value })),
});

/** Groups of product categories in filters (SRCH-20). */
export const productGroups = defineCollection<Omit<ProductGroup, 'key'>>({
  name: 'product-groups',
  title: { fi: 'Tuoteryhmät', en: 'Product groups', sv: 'Produktgrupper' },
  one: { fi: 'tuoteryhmä', en: 'product group', sv: 'produktgrupp' },
  scope: 'estate',
  createSchema: (languages) => ({
    type: 'object',
    properties: {
      label: textField('Label', languages),
      categories: {
        type: 'array',
        title: 'Categories',
        minItems: 1,
        items: { type: 'string', title: 'Category', minLength: 1, maxLength: 100 },
      },
    },
    required: ['label', 'categories'],
  }),
  texts: { Categories: { fi: 'Luokat', sv: 'Kategorier' } },
  createValue: () => ({ label: {}, categories: [''] }),
  complete: (draft) => ({ ...draft, label: trimText(draft.label) }),
  getTitle: getName,
  createKey: (draft) => createSlug(getName(draft)),
  columns: [
    {
      label: { fi: 'Luokat', en: 'Categories', sv: 'Kategorier' },
      show: ({ categories = [] }) => categories.join(', '),
    },
  ],
  reindex: rebuildEntries,
  listShipped: ({ productGroups: all = [] }) =>
    all.map(({ key, ...value }) => ({ key, site: null, language: null, value })),
});
