/** Creates `Recipe`s from short drafts. */
import type { Language, Site } from 'saaristo/sites';
import { createSlug } from '../../model/slugs.ts';
import type { Recipe, RecipeYield } from '../../model/content.ts';

/** A recipe with the properties that differ. */
export interface RecipeDraft {
  id: string;
  title: string;
  teaser: string;
  minutes: number;
  portions: number;
  yield?: RecipeYield;
  /** Amount, unit and name. An amount of 0 means "to taste". */
  ingredients: [amount: number, unit: string, name: string][];
  steps: string[];
  tags: string[];
  novelty?: boolean;
  category: string;
}

/** Creates the recipes of one site in one language. */
export const createRecipes = (site: Site, language: Language, drafts: RecipeDraft[]): Recipe[] =>
  drafts.map(({ ingredients, ...draft }) => ({
    ...draft,
    site,
    language,
    slug: createSlug(draft.title),
    ingredients: ingredients.map(([amount, unit, name]) => ({ name, amount, unit })),
    image: `recipes/${draft.id}.svg`,
  }));
