import { formatDuration } from 'saaristo/page-details';
import { type Language, languageTag } from 'saaristo/sites';
import type { Recipe, RecipeIngredient } from '../../platform/model/content.ts';
import { anyOf } from '../../platform/database/expressions.ts';
import type { StoredEntry } from '../../content/find-entry.ts';
import { getLikeCounts } from '../../content/likes.ts';
import { getOffers } from '../../shop/offers.ts';
import { renderBlocks } from './blocks.ts';
import type { PageBody, PageContext } from './context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { hyphenateText } from './hyphenate.ts';
import { renderMarker } from './marker.ts';
import { renderBreadcrumb, renderPicture } from './partials.ts';
import { renderNutrition } from './product-facts.ts';
import { getRecipeMessages } from './recipe-messages.ts';
import { isSelling } from './settings.ts';

/** Returns the props of the portion calculator (POR-02); undefined for other recipes. */
function getCalculatorProps(
  { portions, yield: given, ingredients }: Recipe,
  paths: ReadonlyMap<string, string>,
  language: Language,
): Record<string, unknown> | undefined {
  return (
    given && {
      Yield: portions,
      PortionSize: given.portionSize,
      PortionUnit: 'g',
      TotalYieldKg: given.totalKg,
      Steps: [
        {
          Ingredients: ingredients.map(({ name, amount, unit, product = '' }, Order) => ({
            Name: hyphenateText(name, language),
            Amount: amount,
            Unit: unit,
            ...(paths.has(product) && { Url: paths.get(product) }),
            Order,
          })),
        },
      ],
    }
  );
}

/** A product of a recipe that has a page on the site. */
interface RecipeProduct {
  code: string;
  path: string;
  title: string;
  image: string;
}

async function findProducts(
  { ingredients }: Recipe,
  { database, site, language }: PageContext,
): Promise<RecipeProduct[]> {
  const codes = ingredients.flatMap(({ product }) => product ?? []);
  if (codes.length === 0) return [];
  return database
    .selectFrom('entry')
    .select(['content_id as code', 'path', 'title', 'image'])
    .where('site', '=', site.site)
    .where('language', '=', language)
    .where('kind', '=', 'product')
    .where('content_id', '=', anyOf(codes))
    .orderBy('position')
    .execute();
}

/** Creates cards of the products that visitors of the site can buy. Their code loads when one is used. */
async function createBuyingCards(products: readonly RecipeProduct[], context: PageContext) {
  const codes = isSelling(context) ? products.map(({ code }) => code) : [];
  const offers = await getOffers(context.database, codes);
  return products.flatMap(({ code, path, title, image }) => {
    if (!offers.has(code)) return [];
    const props = {
      contentId: code,
      productCode: code,
      header: title,
      link: path,
      ...(image && { image: `/media/${image}` }),
    };
    return [{ widget: 'product-card', props, load: 'interaction' }];
  });
}

/** Name of the query parameter with the number of portions. */
const PORTIONS = 'portions';
const MAX_PORTIONS = 1000;

/** Reads the number of portions that a visitor chose; the recipe's own if it is none. */
function readPortions({ query }: PageContext, { portions }: Recipe): number {
  const asked = Number(query.get(PORTIONS) ?? Number.NaN);
  return Number.isInteger(asked) && asked >= 1 && asked <= MAX_PORTIONS ? asked : portions;
}

/** Scales an amount, to as many decimals as a kitchen can measure. */
function scale(amount: number, factor: number): number {
  if (factor === 1) return amount;
  const scaled = amount * factor;
  const digits = scaled >= 10 ? 1 : scaled >= 1 ? 10 : 100;
  return Math.round(scaled * digits) / digits;
}

/** Renders the choice of portions. It works without scripts. */
function renderPortions(count: number, recipe: Recipe, context: PageContext): Html {
  const messages = getRecipeMessages(context.language);
  const link = (to: number, sign: string): Html | false =>
    to >= 1 &&
    to <= MAX_PORTIONS &&
    html`<a
      class="recipe-step"
      href="${to === recipe.portions ? context.path : `?${PORTIONS}=${to}`}#ingredients"
      rel="nofollow"
      aria-label="${messages.portions(to)}"
      >${sign}</a
    >`;
  return html`<form class="recipe-portions" action="${context.path}#ingredients">
    <label for="portions">${messages.portionsLabel}</label>
    <p>
      ${link(count - 1, '−')}<input
        type="number"
        id="portions"
        name="${PORTIONS}"
        value="${count}"
        min="1"
        max="${MAX_PORTIONS}"
        required
      />${link(count + 1, '+')}
    </p>
    <button>${messages.scale}</button>
  </form>`;
}

function renderIngredients(
  ingredients: readonly RecipeIngredient[],
  factor: number,
  paths: ReadonlyMap<string, string>,
  { language }: PageContext,
): Html {
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 });
  return html`<ul>
    ${ingredients.map(({ name, amount, unit, product = '' }) => {
      const path = paths.get(product);
      return html`<li>
        <span>${amount > 0 && number.format(scale(amount, factor))} ${unit}</span>
        ${path === undefined ? name : html`<a href="${path}">${name}</a>`}
      </li>`;
    })}
  </ul>`;
}

/** Renders the head of a printed page: the brand and the address. */
const renderSource = ({ site, path, getOrigin }: PageContext): Html =>
  html`<p class="recipe-source"><strong>${site.name}</strong> ${getOrigin(site.site)}${path}</p>`;

export async function renderRecipePage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const { language, messages } = context;
  const texts = getRecipeMessages(language);
  const recipe = entry.details as Recipe;
  const { ingredients, steps, minutes, nutrition } = recipe;
  const products = await findProducts(recipe, context);
  const paths = new Map(products.map(({ code, path }) => [code, path]));
  const cards = await createBuyingCards(products, context);
  const calculator = getCalculatorProps(recipe, paths, language);
  const portions = calculator ? recipe.portions : readPortions(context, recipe);
  const counts = await getLikeCounts(context.database, [entry.contentId]);
  const like = { contentId: entry.contentId, likeCount: counts.get(entry.contentId) ?? 0 };
  return {
    title: entry.title,
    description: entry.teaser,
    pageId: `recipe-${entry.contentId}`,
    widgets: [{ widget: 'like-button' }, ...(calculator ? [{ widget: 'portion-calculator' }] : []), ...cards],
    stylesheets: ['/theme/product-recipe.css'],
    content: html`${renderBreadcrumb(context, 'recipe', entry.title)}
      <article class="recipe">
        ${renderSource(context)}
        <div class="recipe-picture">${renderPicture(entry.image, entry.title, 'eager')}</div>
        <header class="recipe-head">
          <p class="card-category">${entry.category}</p>
          <h1>${entry.title}</h1>
          ${entry.teaser && html`<p class="lead">${entry.teaser}</p>`}
          <dl class="facts">
            <div>
              <dt>${messages.time}</dt>
              <dd>${formatDuration(minutes, language)}</dd>
            </div>
            <div>
              <dt>${messages.portions}</dt>
              <dd>${portions}</dd>
            </div>
          </dl>
          ${renderMarker({ widget: 'like-button', props: like })}
        </header>
        <section class="recipe-ingredients" id="ingredients">
          <h2>${messages.ingredients}</h2>
          ${
            calculator
              ? renderMarker({ widget: 'portion-calculator', props: calculator })
              : html`${renderPortions(portions, recipe, context)}${renderIngredients(ingredients, portions / recipe.portions, paths, context)}`
          }
        </section>
        <section class="recipe-steps">
          <h2>${messages.method}</h2>
          <ol>
            ${steps.map((step) => html`<li>${step}</li>`)}
          </ol>
          ${renderNutrition(nutrition, language, texts.perPortion)}
        </section>
      </article>
      ${
        cards.length > 0 &&
        html`<section class="recipe-products" aria-labelledby="recipe-products">
          <h2 id="recipe-products">${texts.products}</h2>
          ${await renderBlocks(cards, context)}
        </section>`
      }`,
  };
}
