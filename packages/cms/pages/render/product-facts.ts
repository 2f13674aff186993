/** Facts of food that a shop shows before it is bought (regulation 1169/2011, article 14). */
import { type Language, languageTag } from 'saaristo/sites';
import type { Nutrition, Product } from '../../platform/model/content.ts';
import { isNutritionComplete } from '../../content/nutrition.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { formatWeight } from './partials.ts';
import { getProductMessages } from './product-messages.ts';

/** Words of three or more capitals. Numbers of additives have one: E 301. */
const ALLERGEN = /(\p{Lu}{3,}\p{L}*)/u;

/** Renders a list of ingredients with its allergens in bold (article 21). */
const renderIngredients = (text: string): Html =>
  html`${text.split(ALLERGEN).map((part, at) => (at % 2 === 1 ? html`<strong>${part}</strong>` : part))}`;

const hasAllergens = (text: string): boolean => ALLERGEN.test(text);

/**
 * Renders a table of nutrition; nothing if an editor has not given all numbers.
 * @param per the amount that the numbers are of
 */
export function renderNutrition(
  of: Partial<Nutrition> | undefined,
  language: Language,
  per = getProductMessages(language).per,
): Html | false {
  if (!isNutritionComplete(of)) return false;
  const messages = getProductMessages(language);
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 });
  const grams = (amount: number): string => `${number.format(amount)}\u00a0g`;
  const rows: [name: string, value: string, isPart?: boolean][] = [
    [messages.energy, `${number.format(of.kj)}\u00a0kJ / ${number.format(of.kcal)}\u00a0kcal`],
    [messages.fat, grams(of.fat)],
    [messages.saturates, grams(of.saturates), true],
    [messages.carbohydrate, grams(of.carbohydrate)],
    [messages.sugars, grams(of.sugars), true],
    [messages.protein, grams(of.protein)],
    [messages.salt, grams(of.salt)],
  ];
  return html`<table class="nutrition">
    <caption>
      ${messages.nutrition}
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${per}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, value, isPart]) =>
          html`<tr ${isPart && html`class="nutrition-part"`}>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const renderFact = ([name, value]: readonly [string, string | undefined]): Html | false =>
  Boolean(value) &&
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Renders the facts in a language, each if it is known. */
export function renderProductFacts(product: Product, maker: string | undefined, language: Language): Html {
  const messages = getProductMessages(language);
  const common = getMessages(language);
  const contents = product.ingredients[language];
  return html`${
      contents &&
      html`<h3>${common.contents}</h3>
        <p class="product-contents">${renderIngredients(contents)}</p>
        ${hasAllergens(contents) && html`<p class="product-note">${messages.allergens}</p>`}`
    }${renderNutrition(product.nutrition, language)}
    <dl class="facts">
      ${(
        [
          [messages.storage, product.storage?.[language]],
          [messages.origin, product.origin?.[language]],
          [messages.maker, maker],
          [common.weight, formatWeight(product.weight, { language })],
          [common.productNumber, product.code],
          [common.ean, product.gtin],
        ] as const
      ).map(renderFact)}
    </dl>`;
}

/** The languages in which a shop of Finland has to show the facts. */
const OFFICIAL: readonly Language[] = ['fi', 'se'];

/** Renders the facts of a product that is sold in the official languages besides the page's own. */
export const renderOtherFacts = (product: Product, maker: string | undefined, language: Language): Html =>
  html`${OFFICIAL.filter((other) => other !== language && product.storage?.[other]).map(
    (other) =>
      html`<details class="product-other" lang="${languageTag(other).slice(0, 2)}">
        <summary>${getProductMessages(other).otherLanguage}</summary>
        ${product.name[other] && html`<p class="product-name">${product.name[other]}</p>`}
        ${renderProductFacts(product, maker, other)}
      </details>`,
  )}`;
