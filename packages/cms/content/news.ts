import { dayField, defineCollection, type Item, toMediaAddress } from '../collections/define.ts';
import { getEntryPath } from '../platform/model/paths.ts';
import { createSlug } from '../platform/model/slugs.ts';
import { findPathProblem, reindexEntries } from './item-entries.ts';
import type { NewsValue } from './item-values.ts';

const getPath = ({ language, value }: Item<NewsValue>): string | undefined =>
  language === null || !value.slug ? undefined : getEntryPath(language, 'news', value.slug);

/** News of a site in a language. */
export const news = defineCollection<NewsValue>({
  name: 'news',
  title: { fi: 'Uutiset', en: 'News', sv: 'Nyheter' },
  one: { fi: 'uutinen', en: 'news item', sv: 'nyhet' },
  scope: 'language',
  createSchema: () => ({
    type: 'object',
    properties: {
      title: { type: 'string', title: 'Title', minLength: 1, maxLength: 150 },
      date: dayField('Date', { minLength: 10 }),
      teaser: { type: 'string', title: 'Teaser', format: 'long-text', maxLength: 500 },
      image: { type: 'string', title: 'Picture', format: 'picture' },
      body: {
        type: 'array',
        title: 'Paragraphs',
        minItems: 1,
        maxItems: 100,
        items: { type: 'string', title: 'Paragraph', format: 'long-text', minLength: 1, maxLength: 5000 },
      },
      category: { type: 'string', title: 'Category', minLength: 1, maxLength: 100 },
      author: { type: 'string', title: 'Author', maxLength: 100 },
      tags: {
        type: 'array',
        title: 'Tags',
        maxItems: 50,
        items: { type: 'string', title: 'Tag', minLength: 1, maxLength: 50 },
      },
      slug: {
        type: 'string',
        title: 'Last part of the address',
        description: 'Empty: from the title.',
        maxLength: 150,
      },
    },
    required: ['title', 'date', 'body', 'category'],
  }),
  texts: {
    Date: { fi: 'Päivä', sv: 'Datum' },
    Paragraphs: { fi: 'Kappaleet', sv: 'Stycken' },
    Paragraph: { fi: 'Kappale', sv: 'Stycke' },
    Author: { fi: 'Kirjoittaja', sv: 'Författare' },
  },
  createValue: () => ({ date: new Date().toISOString().slice(0, 10), body: [''] }),
  getTitle: ({ title = '' }) => title,
  createKey: ({ slug = '' }) => slug,
  complete: (value) => ({ ...value, slug: createSlug(value.slug || value.title || '') }),
  columns: [
    { label: { fi: 'Päivä', en: 'Date', sv: 'Datum' }, show: ({ date }) => date },
    { label: { fi: 'Luokka', en: 'Category', sv: 'Kategori' }, show: ({ category }) => category },
  ],
  findProblems: (queries, item, language) => findPathProblem(queries, item, getPath(item), language),
  getPath,
  reindex: (queries, changes) => reindexEntries(queries, 'news', changes),
  listShipped: ({ news: all }) =>
    all.map(({ id: key, site, language, image, ...rest }) => ({
      key,
      site,
      language,
      value: { ...rest, image: toMediaAddress(image) },
    })),
});
