/** Pieces of school pages. */
import { readImage } from '#lib/image.ts';
import { safeLink } from '#lib/url.ts';
import type { Fallback } from '../context.ts';
import { html, trusted } from '../html.ts';
import { island, pictureOf, records, words } from './island.ts';

/** CORP-12 */
export const schoolHeader: Fallback = ({ header, text, image }) =>
  island(
    html`<header class="SchoolHeader-header">
      <div class="SchoolHeader-words">
        <h2 class="SchoolHeader-heading">${words(header)}</h2>
        ${words(text) && html`<div class="SchoolHeader-text">${trusted(words(text))}</div>`}
      </div>
      ${readImage(image) && pictureOf(image, 'landscape', 'SchoolHeader-picture')}
    </header>`,
  );

/** CORP-13: the first slide, and links to all of them. */
export const schoolSlider: Fallback = ({ slides }) => {
  const all = records(slides);
  const [first] = all;
  return (
    first &&
    island(
      html`<div class="SchoolSlider-slider">
        <div class="SchoolSlider-slide">
          ${pictureOf(first.IsVideo ? '' : first.Url, 'landscape', 'SchoolSlider-picture')}
        </div>
        ${
          all.length > 1 &&
          html`<p class="SchoolSlider-controls">
            ${all.map(
              ({ Url }, index) =>
                safeLink(Url) &&
                html`<a class="SchoolSlider-button" href="${safeLink(Url)}">${index + 1}</a>`,
            )}
          </p>`
        }
      </div>`,
    )
  );
};

/** CORP-14 */
export const schoolQuestionCard: Fallback = ({ question, answer, image }, { messages }) =>
  island(
    html`<article class="SchoolQuestionCard-card">
      ${readImage(image) && pictureOf(image, 'landscape')}
      <div class="SchoolQuestionCard-body">
        <div class="SchoolQuestionCard-side">
          <h2 class="SchoolQuestionCard-question">${words(question)}</h2>
        </div>
        <details>
          <summary class="Button-button Button-secondary">${messages.showAnswer}</summary>
          <div class="SchoolQuestionCard-answer">${trusted(words(answer))}</div>
        </details>
      </div>
    </article>`,
  );

/** CORP-15: the choices; what they mean stands below them where no script will ever show it. */
export const schoolVote: Fallback = ({ options, header }) => {
  const choices = records(options);
  return choices.length === 0
    ? undefined
    : island(
        html`<div class="SchoolVote-vote">
          ${words(header) && html`<p class="SchoolVote-header">${words(header)}</p>`}
          <ul class="SchoolVote-options">
            ${choices.map(
              ({ Title }) =>
                html`<li class="SchoolVote-option">
                  <span class="SchoolVote-radio"></span> <span>${words(Title)}</span>
                </li>`,
            )}
          </ul>
          <noscript
            >${choices.map(
              ({ Title, Text }) =>
                html`<p class="SchoolVote-text"><strong>${words(Title)}</strong> ${words(Text)}</p>`,
            )}</noscript
          >
        </div>`,
      );
};
