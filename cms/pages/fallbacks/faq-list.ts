import { html, trusted } from '../html.ts';
import { chevronIcon } from '../search/icons.ts';
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

/** Every question, each to be opened on its own (CORP-09). */
export const faqList: Fallback = ({ header, items }) => {
  const questions = Array.isArray(items) ? items.filter(isQuestion) : [];
  return html`<section class="faq">
    ${typeof header === 'string' && header && html`<h2>${header}</h2>`}${questions.map(
      ({ question, answer }) =>
        html`<details>
          <summary>${question}${chevronIcon}</summary>
          <div>${trusted(answer)}</div>
        </details>`,
    )}
  </section>`;
};
