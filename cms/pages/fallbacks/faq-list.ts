import { type Html, html, trusted } from '../html.ts';
import { chevronIcon } from '../search/icons.ts';
import { sayIn } from '../search/texts.ts';
import type { Fallback } from '../context.ts';

interface Question {
  question: string;
  answer: string;
}

const isQuestion = (item: unknown): item is Question =>
  typeof item === 'object' &&
  item !== null &&
  'question' in item &&
  typeof item.question === 'string' &&
  'answer' in item &&
  typeof item.answer === 'string';

/** As many as the island shows at first (CORP-10): it takes no other room than they. */
const FIRST = 9;

const details = ({ question, answer }: Question): Html =>
  html`<details>
    <summary>${question}${chevronIcon}</summary>
    <div>${trusted(answer)}</div>
  </details>`;

/** Every question, each to be opened on its own (CORP-09); the later ones together behind a button of their own. */
export const faqList: Fallback = ({ header, items }, { language }) => {
  const questions = Array.isArray(items) ? items.filter(isQuestion) : [];
  const later = questions.slice(FIRST);
  return html`<section class="faq">
    ${typeof header === 'string' && header && html`<h2>${header}</h2>`}${questions.slice(0, FIRST).map(details)}${
      later.length > 0 &&
      html`<details class="faq-more">
        <summary>${sayIn(language)('showMoreLabel')}</summary>
        ${later.map(details)}
      </details>`
    }
  </section>`;
};
