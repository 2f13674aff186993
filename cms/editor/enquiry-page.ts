import type { EnquiryRow, FileRow } from '../enquiries/inbox.ts';
import { type Html, html } from '../http/html.ts';
import { fieldsOf } from './labels.ts';
import { action } from './actions.ts';
import { type EditorContext, editorPage, tokenField } from './layout.ts';
import { answeredState, kindText, type SiteNames, timeText } from './list-page.ts';
import type { EditorMessages } from './messages.ts';

/** Types that every browser shows as a picture. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

const sizeText = (bytes: number, { language }: EditorMessages): string => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return bytes < 1024 * 1024
    ? `${format.format(Math.max(1, Math.round(bytes / 1024)))} ${language === 'fi' ? 'kt' : 'kB'}`
    : `${format.format(bytes / 1024 / 1024)} ${language === 'fi' ? 'Mt' : 'MB'}`;
};

const file = ({ id, name, type, size }: FileRow, messages: EditorMessages): Html =>
  html`<li>
    <a href="/editor/files/${id}" download>
      ${SHOWN.has(type) ? html`<img src="/editor/files/${id}" alt="" loading="lazy" />` : null}
      <span>${name}</span>
    </a>
    <span class="editor-muted">${type}, ${sizeText(size, messages)}</span>
  </li>`;

/** One enquiry with all of its fields and files. */
export function enquiryPage(
  context: EditorContext,
  { enquiry, files }: { enquiry: Omit<EnquiryRow, 'files'>; files: readonly FileRow[] },
  sites: SiteNames,
): string {
  const { messages } = context;
  const kind = kindText(enquiry.kind, messages);
  return editorPage(context, {
    title: kind,
    part: 'enquiries',
    content: html`<p><a href="/editor/inbox">← ${messages.back}</a></p>
      <h1>${kind}</h1>
      <p class="editor-muted">
        ${timeText(enquiry.received, messages)} · ${sites.get(enquiry.site) ?? enquiry.site}
      </p>
      <p>
        ${answeredState(enquiry.answeredAt, messages)}
        ${
          enquiry.answeredAt &&
          html`<span class="editor-muted">
            ${timeText(enquiry.answeredAt, messages)}${enquiry.answeredBy && html` · ${enquiry.answeredBy}`}
          </span>`
        }
      </p>
      ${
        enquiry.answeredAt
          ? action(context, `/editor/enquiries/${enquiry.id}/reopen`, messages.reopen)
          : html`<form method="post" action="/editor/enquiries/${enquiry.id}/answer">
              ${tokenField(context)}<button class="editor-button">${messages.markAnswered}</button>
            </form>`
      }
      ${enquiry.withoutCaptcha ? html`<p class="editor-muted">${messages.withoutCaptcha}</p>` : null}
      <dl class="editor-fields">
        ${fieldsOf(enquiry.data, messages).map(
          ([label, text]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
      ${
        files.length > 0
          ? html`<h2>${messages.files}</h2>
              <ul class="editor-files">
                ${files.map((one) => file(one, messages))}
              </ul>`
          : null
      }
      ${action(context, `/editor/enquiries/${enquiry.id}/delete`, messages.removeAll)}`,
  });
}
