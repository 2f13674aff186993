import type { EnquiryRow, FileRow } from '../inbox.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { formatTime, getKindLabel, listFields, renderAnsweredState } from '../../admin/labels.ts';
import { renderButton, renderFieldList, renderDeleteButton } from '../../admin/controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';
import { formatFileSize } from '../../platform/files/file-size.ts';
import type { SiteNames } from '../../admin/list.ts';
import type { EditorMessages } from '../../admin/messages/common.ts';

/** Image types that every browser shows. */
const IMAGE_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

const renderFile = ({ id, name, type, size }: FileRow, messages: EditorMessages): Html =>
  html`<li>
    <a href="/editor/files/${id}" download>
      ${IMAGE_TYPES.has(type) ? html`<img src="/editor/files/${id}" alt="" loading="lazy" />` : null}
      <span>${name}</span>
    </a>
    <span class="editor-muted">${type}, ${formatFileSize(size, messages.language)}</span>
  </li>`;

/** Renders one enquiry with its fields and files. */
export function renderEnquiryPage(
  context: EditorContext,
  { enquiry, files }: { enquiry: Omit<EnquiryRow, 'files'>; files: readonly FileRow[] },
  sites: SiteNames,
  care: Html,
): string {
  const { messages } = context;
  const kind = getKindLabel(enquiry.kind, messages);
  return renderEditorPage(context, {
    title: kind,
    part: 'enquiries',
    content: html`<p><a href="/editor/inbox">← ${messages.back}</a></p>
      <h1>${kind}</h1>
      <p class="editor-muted">
        ${formatTime(enquiry.received, messages)} · ${sites.get(enquiry.site) ?? enquiry.site}
      </p>
      <p>
        ${renderAnsweredState(enquiry.answeredAt, messages)}
        ${
          enquiry.answeredAt &&
          html`<span class="editor-muted">
            ${formatTime(enquiry.answeredAt, messages)}${enquiry.answeredBy && html` · ${enquiry.answeredBy}`}
          </span>`
        }
      </p>
      ${
        enquiry.answeredAt
          ? renderButton(context, `/editor/enquiries/${enquiry.id}/reopen`, messages.reopen)
          : html`<form method="post" action="/editor/enquiries/${enquiry.id}/answer">
              ${renderCsrfField(context)}<button class="editor-button">${messages.markAnswered}</button>
            </form>`
      }
      ${enquiry.withoutCaptcha ? html`<p class="editor-muted">${messages.withoutCaptcha}</p>` : null}
      <dl class="editor-fields">${renderFieldList(listFields(enquiry.data, messages))}</dl>
      ${
        files.length > 0
          ? html`<h2>${messages.files}</h2>
              <ul class="editor-files">
                ${files.map((one) => renderFile(one, messages))}
              </ul>`
          : null
      }
      ${care} ${renderDeleteButton(context, `/editor/enquiries/${enquiry.id}/delete`, messages.removeAll)}`,
  });
}
