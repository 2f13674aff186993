/** Nutrition of food as forms edit it. */
import type { EditorTexts } from 'saaristo/define';
import type { Schema } from 'saaristo/form';
import type { Nutrition } from '../platform/model/content.ts';

const TITLES: Record<keyof Nutrition, string> = {
  kj: 'Energy in kJ',
  kcal: 'Energy in kcal',
  fat: 'Fat in g',
  saturates: 'Saturates in g',
  carbohydrate: 'Carbohydrate in g',
  sugars: 'Sugars in g',
  protein: 'Protein in g',
  salt: 'Salt in g',
};

export const createNutritionSchema = (title: string): Schema => ({
  type: 'object',
  title,
  description: 'Shown if all numbers are given.',
  properties: Object.fromEntries(
    Object.entries(TITLES).map(([name, label]) => [name, { type: 'number', title: label, minimum: 0 }]),
  ),
});

export const nutritionTexts: EditorTexts = {
  'Shown if all numbers are given.': {
    fi: 'Näytetään, kun kaikki luvut on annettu.',
    sv: 'Visas när alla tal är givna.',
  },
  'Energy in kJ': { fi: 'Energia, kJ', sv: 'Energi, kJ' },
  'Energy in kcal': { fi: 'Energia, kcal', sv: 'Energi, kcal' },
  'Fat in g': { fi: 'Rasva, g', sv: 'Fett, g' },
  'Saturates in g': { fi: 'Tyydyttynyt rasva, g', sv: 'Mättat fett, g' },
  'Carbohydrate in g': { fi: 'Hiilihydraatit, g', sv: 'Kolhydrat, g' },
  'Sugars in g': { fi: 'Sokerit, g', sv: 'Sockerarter, g' },
  'Protein in g': { fi: 'Proteiini, g', sv: 'Protein, g' },
  'Salt in g': { fi: 'Suola, g', sv: 'Salt, g' },
};

export const isNutritionComplete = (nutrition: Partial<Nutrition> | undefined): nutrition is Nutrition =>
  Object.keys(TITLES).every((name) => typeof nutrition?.[name as keyof Nutrition] === 'number');
