/** Turns what an author writes of a recipe into a whole `Recipe`. */
import type { Language, Site } from 'saaristo/sites';
import { slugOf } from '../../model/slugs.ts';
import type { FoodScene, Recipe, RecipeYield } from '../../model/content.ts';

/** A recipe as written. */
export interface RecipeDraft {
  id: string;
  title: string;
  teaser: string;
  minutes: number;
  portions: number;
  yield?: RecipeYield;
  /** Amount, unit and name; an amount of 0 is 'to taste'. */
  ingredients: [amount: number, unit: string, name: string][];
  steps: string[];
  tags: string[];
  novelty?: boolean;
  category: string;
  scene: FoodScene;
}

/** The recipes of one site in one language. */
export const recipesOf = (site: Site, language: Language, drafts: RecipeDraft[]): Recipe[] =>
  drafts.map(({ ingredients, ...draft }) => ({
    ...draft,
    site,
    language,
    slug: slugOf(draft.title),
    ingredients: ingredients.map(([amount, unit, name]) => ({ name, amount, unit })),
    image: `recipes/${draft.id}.svg`,
  }));
