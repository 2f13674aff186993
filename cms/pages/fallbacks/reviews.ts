import { readText } from '#lib/read.ts';
import { teaser } from '#lib/teaser.ts';
import type { Language } from '#lib/site.ts';
import { listReviews, type Review } from '../../reviews/reviews.ts';
import type { Fallback } from '../context.ts';
import { type Html, html } from '../html.ts';
import { checkIcon } from '../search/icons.ts';
import { island } from './island.ts';

const fi = {
  heading: 'Asiakasarvostelut',
  verified: 'Vahvistettu asiakas',
  readMore: 'Lue lisää',
  showMore: 'Näytä lisää',
  write: 'Kirjoita arvostelu',
  empty: 'Tuotteella ei ole vielä arvosteluja. Kerro ensimmäisenä, miltä se maistui.',
};

type Words = typeof fi;

const se: Words = {
  heading: 'Kundrecensioner',
  verified: 'Verifierad kund',
  readMore: 'Läs mer',
  showMore: 'Visa fler',
  write: 'Skriv en recension',
  empty: 'Produkten har inga recensioner ännu. Bli först med att berätta hur den smakade.',
};

const en: Words = {
  heading: 'Customer reviews',
  verified: 'Verified customer',
  readMore: 'Read more',
  showMore: 'Show more',
  write: 'Write a review',
  empty: 'This product has no reviews yet. Be the first to tell how it tasted.',
};

/** The island's own words, so that nothing is reworded when it comes. */
const wordsIn = (language: Language): Words => ({ fi, se, en, de: en })[language];

/** As many as the island shows at first (REV-04), and the most that a page tells without it. */
const FIRST = 9;
const MOST = 50;
/** REV-07. */
const CUT_AT = 170;

const STAR = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';
const LEFT_HALF = 'M12 2.6v14.9l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';

function stars(value: number): Html {
  const halves = Math.round(value * 2);
  return html`<span class="Stars-stars" role="img" aria-label="${String(value).replace('.', ',')}/5"
    >${[1, 2, 3, 4, 5].map(
      (at) =>
        html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          ${halves >= at * 2 - 1 && html`<path class="Stars-fill" d="${halves >= at * 2 ? STAR : LEFT_HALF}" />`}
          <path class="Stars-line" d="${STAR}" />
        </svg>`,
    )}</span
  >`;
}

function card({ stars: given, text, userName, isVerified }: Review, words: Words): Html {
  const start = teaser(text, CUT_AT);
  const isCut = start.length < text.length;
  return html`<li>
    <article class="ReviewCard-card">
      ${stars(given)}
      <p class="ReviewCard-text">${isCut ? `${start}…` : text}</p>
      ${
        isCut &&
        html`<details class="review-rest">
          <summary class="Button-button Button-quiet ReviewCard-more">${words.readMore}</summary>
          <p class="ReviewCard-text">…${text.slice(start.length)}</p>
        </details>`
      }
      <p class="ReviewCard-writer">
        <span class="ReviewCard-name">${userName}</span>${
          isVerified && html`<span class="ReviewCard-verified">${checkIcon}${words.verified}</span>`
        }
      </p>
    </article>
  </li>`;
}

/** The reviews as they stand with JavaScript, the later ones behind a button of their own; nobody can write one (REV-01 to REV-07). */
export const reviews: Fallback = async (props, { database, language }) => {
  const words = wordsIn(language);
  const { hits, totalCount, averageRating } = await listReviews(
    database,
    readText(props.productId) ?? '',
    1,
    MOST,
  );
  const cards = (some: Review[]): Html =>
    html`<ul class="ReviewList-cards">
      ${some.map((one) => card(one, words))}
    </ul>`;
  return island(
    html`<section class="Reviews-reviews" id="reviews">
      <div class="Reviews-head">
        <div class="Reviews-summary">
          <h2 class="Reviews-heading">${words.heading} (${totalCount})</h2>
          ${averageRating > 0 && stars(averageRating)}
        </div>
        <span class="Button-button Button-primary review-button">${words.write}</span>
      </div>
      ${hits.length === 0 ? html`<p class="ReviewList-empty">${words.empty}</p>` : cards(hits.slice(0, FIRST))}
      ${
        hits.length > FIRST &&
        html`<details class="review-later">
          <summary class="Button-button Button-secondary">${words.showMore}</summary>
          ${cards(hits.slice(FIRST))}
        </details>`
      }
    </section>`,
  );
};
