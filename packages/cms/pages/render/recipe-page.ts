import { languageTag } from 'saaristo/sites';
import type { Recipe } from '../../platform/model/content.ts';
import type { StoredEntry } from '../../content/find-entry.ts';
import { getLikeCounts } from '../../content/likes.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../../platform/http/html.ts';
import { renderMarker } from './marker.ts';
import { renderBreadcrumb, renderPicture } from './partials.ts';

/** Returns the props of the portion calculator (POR-02); undefined for other recipes. */
function getCalculatorProps({
  portions,
  yield: given,
  ingredients,
}: Recipe): Record<string, unknown> | undefined {
  return (
    given && {
      Yield: portions,
      PortionSize: given.portionSize,
      PortionUnit: 'g',
      TotalYieldKg: given.totalKg,
      Steps: [
        {
          Ingredients: ingredients.map(({ name, amount, unit }, Order) => ({
            Name: name,
            Amount: amount,
            Unit: unit,
            Order,
          })),
        },
      ],
    }
  );
}

export async function renderRecipePage(entry: StoredEntry, context: PageContext): Promise<PageBody> {
  const { language, messages } = context;
  const recipe = entry.details as Recipe;
  const { ingredients, steps, minutes, portions } = recipe;
  const calculator = getCalculatorProps(recipe);
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 });
  const counts = await getLikeCounts(context.database, [entry.contentId]);
  const like = { contentId: entry.contentId, likeCount: counts.get(entry.contentId) ?? 0 };
  return {
    title: entry.title,
    description: entry.teaser,
    pageId: `recipe-${entry.contentId}`,
    widgets: [{ widget: 'like-button' }, ...(calculator ? [{ widget: 'portion-calculator' }] : [])],
    stylesheets: ['/theme/product-recipe.css'],
    content: html`${renderBreadcrumb(context, 'recipe', entry.title)}
      <article class="recipe">
        <div class="recipe-picture">${renderPicture(entry.image, entry.title, 'eager')}</div>
        <header class="recipe-head">
          <p class="card-category">${entry.category}</p>
          <h1>${entry.title}</h1>
          ${entry.teaser && html`<p class="lead">${entry.teaser}</p>`}
          <dl class="facts">
            <div>
              <dt>${messages.time}</dt>
              <dd>${messages.minutes(minutes)}</dd>
            </div>
            <div>
              <dt>${messages.portions}</dt>
              <dd>${portions}</dd>
            </div>
          </dl>
          ${renderMarker({ widget: 'like-button', props: like })}
        </header>
        <section class="recipe-ingredients">
          <h2>${messages.ingredients}</h2>
          ${
            calculator
              ? renderMarker({ widget: 'portion-calculator', props: calculator })
              : html`<ul>
                  ${ingredients.map(
                    ({ name, amount, unit }) =>
                      html`<li><span>${amount > 0 && number.format(amount)} ${unit}</span> ${name}</li>`,
                  )}
                </ul>`
          }
        </section>
        <section class="recipe-steps">
          <h2>${messages.method}</h2>
          <ol>
            ${steps.map((step) => html`<li>${step}</li>`)}
          </ol>
        </section>
      </article>`,
  };
}
