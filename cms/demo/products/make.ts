/** Creates `Product`s from short drafts. */
import type { Language, Site } from 'saaristo/sites';
import { createSlug } from '../../model/slugs.ts';
import type { Product, Text } from '../../model/content.ts';

/** A product with the properties that differ. A plain string is in the site's language. */
export interface ProductDraft {
  code: string;
  name: string | Text;
  category: string;
  teaser?: string | Text;
  description: string | Text;
  ingredients: string | Text;
  /** Grams net. */
  weight: number;
  /** Cents. */
  price?: number;
  /** Cents. */
  comparedPrice?: number;
  stock?: number;
  valoCode?: string;
  novelty?: boolean;
  equipment?: boolean;
  /** Whether there is also a picture of it on a plate. */
  served?: boolean;
  tags: string[];
}

/** English category names of products that are also shown in English. */
const englishCategories: Record<string, string> = {
  Makkarat: 'Sausages',
  Jauheliha: 'Mince',
  Leikkeleet: 'Cold cuts',
  Valmisruoka: 'Ready to eat',
  'Palat ja suikaleet': 'Diced and sliced',
  Kasvis: 'Vegetarian',
};

/** Returns the check digit of an EAN-13, which makes the weighted sum a multiple of ten. */
const checkDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

/** Creates an EAN-13 from the country's prefix (649 Finland, 739 Sweden) and the product number. */
const gtinOf = (language: Language, code: string): string => {
  const twelve = (language === 'se' ? '7399' : '6499') + code.padStart(8, '0');
  return twelve + String(checkDigit(twelve));
};

/** Creates the products of one site. `language` is the language of plain strings. */
export const createProducts = (site: Site, language: Language, drafts: ProductDraft[]): Product[] => {
  const text = (value: string | Text = ''): Text =>
    typeof value === 'string' ? { [language]: value } : value;
  return drafts.map(({ price, stock, name, teaser, description, ingredients, served, ...draft }) => ({
    ...draft,
    site,
    slug: createSlug(text(name)[language] ?? draft.code),
    name: text(name),
    ...(typeof name === 'object' && {
      categoryName: { [language]: draft.category, en: englishCategories[draft.category] ?? draft.category },
    }),
    teaser: text(teaser),
    description: text(description),
    ingredients: text(ingredients),
    gtin: gtinOf(language, draft.code),
    price: price ?? null,
    stock: stock ?? null,
    image: `products/${draft.code}.svg`,
    ...(served && { pictures: [`products/${draft.code}-served.svg`] }),
  }));
};
