import { defineCollection, type Item, type ShippedItem, toMediaAddress } from '../collections/define.ts';
import type { Recipe } from '../platform/model/content.ts';
import { getEntryPath } from '../platform/model/paths.ts';
import { createSlug } from '../platform/model/slugs.ts';
import { findPathProblem, reindexEntries } from './item-entries.ts';
import type { RecipeValue } from './item-values.ts';
import { createNutritionSchema, nutritionTexts } from './nutrition.ts';

const fromRecipe = ({ id: key, site, language, image, ...rest }: Recipe): ShippedItem<RecipeValue> => ({
  key,
  site,
  language,
  value: { ...rest, image: toMediaAddress(image) },
});

const getPath = ({ language, value }: Item<RecipeValue>): string | undefined =>
  language === null || !value.slug ? undefined : getEntryPath(language, 'recipe', value.slug);

/** Recipes of a site in a language. */
export const recipes = defineCollection<RecipeValue>({
  name: 'recipes',
  title: { fi: 'Reseptit', en: 'Recipes', sv: 'Recept' },
  one: { fi: 'resepti', en: 'recipe', sv: 'recept' },
  scope: 'language',
  createSchema: () => ({
    type: 'object',
    properties: {
      title: { type: 'string', title: 'Title', minLength: 1, maxLength: 150 },
      teaser: { type: 'string', title: 'Teaser', format: 'long-text', maxLength: 500 },
      image: { type: 'string', title: 'Picture', format: 'picture' },
      category: { type: 'string', title: 'Category', minLength: 1, maxLength: 100 },
      minutes: { type: 'integer', title: 'Time in minutes', minimum: 1, maximum: 10_000 },
      portions: { type: 'integer', title: 'Portions', minimum: 1, maximum: 10_000 },
      ingredients: {
        type: 'array',
        title: 'Ingredients',
        minItems: 1,
        maxItems: 100,
        items: {
          type: 'object',
          properties: {
            amount: { type: 'number', title: 'Amount', minimum: 0 },
            unit: { type: 'string', title: 'Unit', maxLength: 20 },
            name: { type: 'string', title: 'Ingredient', minLength: 1, maxLength: 200 },
            product: {
              type: 'string',
              title: 'Product number',
              description: 'The ingredient links to the product, and the page sells it if the shop does.',
              maxLength: 40,
            },
          },
          required: ['name'],
        },
      },
      steps: {
        type: 'array',
        title: 'Steps',
        minItems: 1,
        maxItems: 50,
        items: { type: 'string', title: 'Step', format: 'long-text', minLength: 1, maxLength: 3000 },
      },
      nutrition: createNutritionSchema('Nutrition of a portion'),
      tags: {
        type: 'array',
        title: 'Tags',
        description: 'The filters of searches find recipes by their tags.',
        maxItems: 50,
        items: { type: 'string', title: 'Tag', minLength: 1, maxLength: 50 },
      },
      novelty: { type: 'boolean', title: 'New' },
      yield: {
        type: 'object',
        title: 'For large kitchens',
        properties: {
          portionSize: { type: 'number', title: 'Weight of a portion in grams', minimum: 1 },
          totalKg: { type: 'number', title: 'Total amount in kilograms', minimum: 0.01 },
        },
      },
      slug: {
        type: 'string',
        title: 'Last part of the address',
        description: 'Empty: from the title.',
        maxLength: 150,
      },
    },
    required: ['title', 'category', 'minutes', 'portions', 'ingredients', 'steps'],
  }),
  texts: {
    'Time in minutes': { fi: 'Aika minuutteina', sv: 'Tid i minuter' },
    Portions: { fi: 'Annokset', sv: 'Portioner' },
    Ingredients: { fi: 'Ainekset', sv: 'Ingredienser' },
    Ingredient: { fi: 'Aines', sv: 'Ingrediens' },
    Amount: { fi: 'Määrä', sv: 'Mängd' },
    Unit: { fi: 'Yksikkö', sv: 'Enhet' },
    'Product number': { fi: 'Tuotenumero', sv: 'Artikelnummer' },
    'The ingredient links to the product, and the page sells it if the shop does.': {
      fi: 'Aines linkitetään tuotteeseen, ja sivu myy sen, jos kauppa myy.',
      sv: 'Ingrediensen länkas till produkten, och sidan säljer den om butiken gör det.',
    },
    'Nutrition of a portion': { fi: 'Annoksen ravintosisältö', sv: 'Näringsvärde per portion' },
    ...nutritionTexts,
    Steps: { fi: 'Valmistus', sv: 'Tillagning' },
    Step: { fi: 'Vaihe', sv: 'Steg' },
    'The filters of searches find recipes by their tags.': {
      fi: 'Hakujen suodattimet löytävät reseptit tunnisteista.',
      sv: 'Sökningarnas filter hittar recepten via taggarna.',
    },
    'For large kitchens': { fi: 'Suurkeittiöille', sv: 'För storkök' },
    'Weight of a portion in grams': { fi: 'Annoksen paino grammoina', sv: 'Portionens vikt i gram' },
    'Total amount in kilograms': { fi: 'Kokonaismäärä kiloina', sv: 'Total mängd i kilo' },
  },
  createValue: () => ({ portions: 4, ingredients: [{ name: '', unit: '' }], steps: [''] }),
  getTitle: ({ title = '' }) => title,
  createKey: ({ slug = '' }) => slug,
  complete: ({ slug, ...value }) => {
    const { portionSize, totalKg } = value.yield ?? {};
    const { yield: _, ...rest } = value;
    return {
      ...rest,
      ...(portionSize && totalKg && { yield: { portionSize, totalKg } }),
      slug: createSlug(slug || value.title || ''),
    };
  },
  columns: [{ label: { fi: 'Luokka', en: 'Category', sv: 'Kategori' }, show: ({ category }) => category }],
  findProblems: (queries, item, language) => findPathProblem(queries, item, getPath(item), language),
  getPath,
  reindex: (queries, changes) => reindexEntries(queries, 'recipe', changes),
  listShipped: ({ recipes: all }) => all.map(fromRecipe),
});
