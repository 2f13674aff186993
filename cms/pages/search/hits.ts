/** Hits as HTML: rows of the site's search, cards of the others. */
import { readImage } from '#lib/image.ts';
import { languageTag } from '#lib/site.ts';
import { SHOP } from '../../estate/hits.ts';
import type { Hit, NewsHit, ProductHit, RecipeHit } from '../../search/hit.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import { badge, cardFrame, pictureOf } from './card.ts';
import { arrowIcon, clockIcon } from './icons.ts';
import { variantOf } from './kinds.ts';
import { productCard } from './product-card.ts';
import type { Say } from './texts.ts';

/** A number as the page's language writes it. */
export const formatIn =
  ({ language }: Pick<PageContext, 'language'>) =>
  (number: number): string =>
    new Intl.NumberFormat(languageTag(language)).format(number);

/** 'd.M.yyyy' of an ISO date. */
function shortDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year ? `${Number(day)}.${Number(month)}.${year}` : iso;
}

const common = ({ title, url, category, teaserText }: Hit) => ({
  title,
  url,
  category,
  teaser: teaserText,
});

function recipeCard(hit: RecipeHit, say: Say): Html {
  const { totalTime, isNovelty, image } = hit;
  const [hours, minutes] = [Math.floor(totalTime / 60), totalTime % 60];
  const unit = hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'hoursMinutes';
  return cardFrame({
    ...common(hit),
    picture: pictureOf(readImage(image), 'landscape'),
    badges: [isNovelty && badge(say('novelty'), 'brand')],
    foot: html`<p class="hit-recipe">
      ${
        totalTime > 0 &&
        html`<span class="hit-time"
          >${clockIcon}<span class="search-unseen">${say('totalTime')} </span
          ><span>${say(unit, { hours, minutes })}</span></span
        >`
      }<span class="hit-go" aria-hidden="true">${say('toRecipe')}${arrowIcon}</span>
    </p>`,
  });
}

const newsCard = (hit: NewsHit): Html =>
  cardFrame({
    ...common(hit),
    picture: pictureOf(readImage(hit.image), 'landscape'),
    badges: [],
    foot: html`<p class="hit-source">
      ${hit.publishDate && html`<time datetime="${hit.publishDate}">${shortDate(hit.publishDate)}</time>`}
      ${hit.author && html`<span>${hit.author}</span>`}
    </p>`,
  });

/** One hit of the site's search as a row (SRCH-06, SRCH-28, SRCH-29). */
function hitRow(hit: Hit, say: Say): Html {
  const { title, url, category, teaserText, type } = hit;
  const picture = readImage(hit.image);
  const isNew = 'isNovelty' in hit && hit.isNovelty;
  const number = 'productCode' in hit ? hit.productCode : '';
  return html`<article class="hit-row">
    <span class="hit-thumb" ${!picture && html`data-empty="true"`}
      >${
        picture
          ? html`<img src="${picture.url}" alt="${picture.alt}" width="112" height="112" loading="lazy" />`
          : html`<span aria-hidden="true">${Array.from(title)[0]}</span>`
      }</span
    >
    <div class="hit-words">
      <p class="hit-labels">
        ${[say(type), category].filter(Boolean).join(' · ')}${isNew && html`<span class="hit-new">${say('noveltyLabel')}</span>`}
      </p>
      <h2 class="hit-name"><a class="hit-name-link" href="${url}">${title}</a></h2>
      ${teaserText && html`<p class="hit-summary">${teaserText}</p>`}${number && html`<p class="hit-number">${say('productNumberLabel')} ${number}</p>`}
    </div>
  </article>`;
}

/** A hit as its list shows it. */
export function renderHit(
  hit: Hit,
  layout: 'rows' | 'cards' | 'tiles',
  props: Record<string, unknown>,
  context: PageContext,
  say: Say,
): Html {
  if (layout === 'rows') return hitRow(hit, say);
  if (hit.type === 'recipe') return recipeCard(hit, say);
  if (hit.type === 'news') return newsCard(hit);
  const variant = variantOf(props.cardVariant, context.site.site);
  const { valoUrl } = props;
  const sells = context.origin(SHOP) !== undefined;
  const card = { variant, valoUrl, say, sells, format: formatIn(context) } as const;
  return productCard({ ...(hit as ProductHit) }, card) ?? html``;
}
