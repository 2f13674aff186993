/** Cards that are the same with and without their islands. */
import { readImage } from '#lib/image.ts';
import { languageTag } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';
import type { Fallback } from '../context.ts';
import { type Html, html } from '../html.ts';
import { island, pictureOf, records, words } from './island.ts';

const list = (className: string, items: readonly Html[]): Html | undefined =>
  items.length === 0
    ? undefined
    : island(
        html`<ul class="${className}">
          ${items}
        </ul>`,
      );

/** WID-07 */
export const imageList: Fallback = ({ items }) =>
  list(
    'ImageList-list',
    records(items).map(
      ({ image, imgText }) =>
        html`<li>
          <figure>
            ${pictureOf(image, 'landscape', 'ImageList-picture')}${
              words(imgText) && html`<figcaption class="ImageList-text">${words(imgText)}</figcaption>`
            }
          </figure>
        </li>`,
    ),
  );

const way = (text: string, link: string): Html | '' =>
  text && html`<p class="ContactInfoCards-way"><a href="${link}">${text}</a></p>`;

/** WID-04 */
export const contactInfoCards: Fallback = ({ cards }) =>
  list(
    'ContactInfoCards-cards',
    records(cards).map(({ name, title, phone, email, image }) => {
      const picture = readImage(image);
      return html`<li class="ContactInfoCards-card">
        <span class="ContactInfoCards-portrait"
          ><svg
            class="ContactInfoCards-icon"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
            aria-hidden="true"
          >
            <circle cx="12" cy="8" r="4" />
            <path d="M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" /></svg
          >${
            picture &&
            html`<img
              class="ContactInfoCards-picture"
              src="${picture.url}"
              alt="${picture.alt}"
              loading="lazy"
            />`
          }</span
        >
        <div class="ContactInfoCards-words">
          <h2 class="ContactInfoCards-name">${words(name)}</h2>
          ${words(title) && html`<p class="ContactInfoCards-title">${words(title)}</p>`}${way(
            words(phone),
            `tel:${words(phone).replace(/\(0\)|[^+\d]/g, '')}`,
          )}${way(words(email), `mailto:${words(email)}`)}
        </div>
      </li>`;
    }),
  );

/** WID-06: the number that it ends with. */
export const numberCounter: Fallback = ({ value, decimals, label }, { language }) => {
  if (typeof value !== 'number') return undefined;
  const digits = Math.min(2, Math.max(0, Math.trunc(Number(decimals)) || 0));
  const format = new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return island(
    html`<div class="NumberCounter-counter">
      <p class="NumberCounter-number"><span class="NumberCounter-shown">${format.format(value)}</span></p>
      ${words(label) && html`<p class="NumberCounter-label">${words(label)}</p>`}
    </div>`,
  );
};

/** WID-01 to WID-03: the picture, the link and the text. */
export const socialCards: Fallback = ({ cards }, { language }) => {
  const ago = new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' });
  return list(
    'SocialCards-cards',
    records(cards).map((card) => {
      const { image, header, body, link, socialMedia, socialMediaProfileUrl, likeCount, commentCount } = card;
      const [days, url, profile] = [
        Number(card.socialMediaDaysSincePosted ?? Number.NaN),
        safeLink(link),
        safeLink(socialMediaProfileUrl),
      ];
      const face = readImage(card.socialMediaProfilePictureUrl);
      const text = words(body);
      return html`<li>
        <article class="SocialCards-card">
          ${pictureOf(image, 'square')}
          <div class="SocialCards-body">
            <div class="SocialCards-profile">
              ${face && html`<img class="SocialCards-face" src="${face.url}" alt="" width="40" height="40" />`}
              <p class="SocialCards-who">
                ${
                  profile
                    ? html`<a class="SocialCards-name" href="${profile}">${words(socialMedia)}</a>`
                    : html`<span class="SocialCards-name">${words(socialMedia)}</span>`
                }${days >= 0 && html`<span class="SocialCards-when">${ago.format(-days, 'day')}</span>`}
              </p>
            </div>
            ${
              words(header) &&
              html`<h2 class="SocialCards-header">
                ${url ? html`<a class="SocialCards-link" href="${url}">${words(header)}</a>` : words(header)}
              </h2>`
            }${
              text &&
              html`<p class="SocialCards-text">${text.length > 120 ? `${text.slice(0, 120)}…` : text}</p>`
            }
            <p class="SocialCards-counts" aria-hidden="true">
              ${[likeCount, commentCount].map(
                (count) => typeof count === 'number' && html`<span class="SocialCards-count">${count}</span>`,
              )}
            </p>
          </div>
        </article>
      </li>`;
    }),
  );
};
