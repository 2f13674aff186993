/** The cards of grids and carousels as HTML; they look as the islands'. */
import { type Card, readCard } from '#lib/content-card.ts';
import type { Image } from '#lib/image.ts';
import { readImage } from '#lib/image.ts';
import { isRecord, readList } from '#lib/read.ts';
import { safeLink } from '#lib/url.ts';
import type { Fallback, PageContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import { cardFrame, densities, pictureOf } from '../search/card.ts';
import { formatIn, renderHit } from '../search/hits.ts';
import { arrowIcon } from '../search/icons.ts';
import { productCard } from '../search/product-card.ts';
import { sayIn } from '../search/texts.ts';

interface ImageCardParts {
  title: string;
  url: string | undefined;
  image: Image | undefined;
  cta: string;
  shape: string;
  layout: 'over' | 'beside';
}

function imageCard({ title, url, image, cta, shape, layout }: ImageCardParts): Html {
  const link = (words: string | Html, more = '') =>
    url === undefined ? words : html`<a class="ImageCard-link ${more}" href="${url}">${words}</a>`;
  const button = html`${cta}${url !== undefined && arrowIcon}`;
  return html`<article
    class="ImageCard-card ImageCard-${layout}${!image && ' ImageCard-plain'}"
    data-shape="${shape}"
  >
    <div class="ImageCard-media">
      ${image && html`<img class="ImageCard-image" src="${image.url}" ${densities(image.url)} alt="${image.alt}" width="900" height="600" loading="lazy" decoding="async" />`}
    </div>
    <div class="ImageCard-words">
      <h2 class="ImageCard-title">${cta === '' ? link(title) : title}</h2>
      ${cta !== '' && (url === undefined ? html`<span class="ImageCard-cta">${button}</span>` : link(button, 'ImageCard-cta'))}
    </div>
  </article>`;
}

const go = (cta: string): Html | false =>
  cta !== '' && html`<p class="ContentCard-go" aria-hidden="true">${cta}${arrowIcon}</p>`;

function cardHtml(card: Card, given: unknown, valoUrl: unknown, context: PageContext): Html {
  const { type, header: title, link: url, image, ctaButton: cta, cisionTextType: category } = card;
  const say = sayIn(context.language, cta ? { toRecipe: cta } : {});
  const frame = { title, url, badges: [], category: '', teaser: '', foot: go(cta) };
  switch (type) {
    case 'recipe':
    case 'broiler-recipe': {
      const { totalTime } = card;
      const hit = {
        contentId: '',
        url: url ?? '',
        title,
        category: '',
        teaserText: '',
        isNovelty: false,
      } as const;
      return renderHit(
        { ...hit, type: 'recipe', image: image?.url ?? '', totalTime, portions: 0, likeCount: 0 },
        'cards',
        {},
        context,
        say,
      );
    }
    case 'news': {
      const { publishDate } = card;
      const hit = { contentId: '', url: url ?? '', title, category, teaserText: '', author: '' } as const;
      return renderHit(
        { ...hit, type: 'news', image: image?.url ?? '', publishDate },
        'cards',
        {},
        context,
        say,
      );
    }
    case 'press-release': {
      const [date] = card.publishDate.split('T');
      const [year, month, day] = (date ?? '').split('-').map(Number);
      return cardFrame({
        ...frame,
        category,
        picture: image ? pictureOf(image, 'landscape') : html``,
        foot: html`${date && html`<p class="ContentCard-date">${day ? `${day}.${month}.${year}` : date}</p>`}${go(cta)}`,
      });
    }
    case 'swedish-a':
    case 'swedish-b':
      return cardFrame({
        ...frame,
        picture: pictureOf(image, type === 'swedish-a' ? 'landscape' : 'square'),
      });
    case 'product':
      return (
        productCard(
          { ...(isRecord(given) && given), header: title, link: url, image: image && [image] },
          { variant: 'partner', valoUrl, say, sells: false, format: formatIn(context) },
        ) ?? html``
      );
    default:
      return imageCard({ title, url, image, cta, shape: type, layout: 'over' });
  }
}

export interface RenderedCard extends Card {
  html: Html;
}

/** The count as the island's button shows it; nobody can press it here. */
const likes = (count: number, context: PageContext): Html =>
  html`<p class="LikeButton-button card-likes">
    <svg class="LikeButton-heart" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 20.5S3.5 15 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7c0 5.8-8.5 11.3-8.5 11.3Z"
      /></svg
    ><span class="search-unseen">${context.messages.likes(count)}</span
    ><span class="LikeButton-count" aria-hidden="true">${formatIn(context)(count)}</span>
  </p>`;

/** The cards of a block; what is none is left out. */
export const contentCards = (cards: unknown, valoUrl: unknown, context: PageContext): RenderedCard[] =>
  readList(cards, (given) => {
    const card = readCard(given);
    return (
      card && {
        ...card,
        html: html`<div class="ContentCard-place" data-type="${card.type}">
          ${cardHtml(card, given, valoUrl, context)}${
            card.like && html`<div class="ContentCard-like">${likes(card.like.likeCount, context)}</div>`
          }
        </div>`,
      }
    );
  });

/** The card as it stands with JavaScript (GRD-12). */
export const campaignCard: Fallback = ({ header, link, image, ctaButton }) =>
  typeof header === 'string'
    ? html`<div data-widget-prerendered>
        ${imageCard({
          title: header,
          url: safeLink(link),
          image: readImage(image),
          cta: typeof ctaButton === 'string' ? ctaButton.trim() : '',
          shape: 'wide',
          layout: 'beside',
        })}
      </div>`
    : undefined;
