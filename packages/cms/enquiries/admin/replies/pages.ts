/** Parts of an enquiry's page: assignment, replies, notes; and the page of reply templates. */
import { LANGUAGES } from 'saaristo/sites';
import { ENQUIRY_KINDS } from '../../forms.ts';
import type { EnquiryRow } from '../../inbox.ts';
import type { Note, Reply, ReplyTemplate } from '../../replies.ts';
import { type Html, html } from '../../../platform/http/html.ts';
import {
  renderArea,
  renderButton,
  renderField,
  renderInput,
  renderLines,
  renderRowButtons,
  renderSelect,
} from '../../../admin/controls.ts';
import { type EditorContext, renderCsrfField, renderEditorPage } from '../../../admin/layout.ts';
import { formatTime, getKindLabel } from '../../../admin/labels.ts';
import { getReplyMessages, TEMPLATES_PATH } from '../../../admin/messages/replies.ts';

/** Actions of editors on an enquiry. */
export interface CareView {
  enquiry: Pick<EnquiryRow, 'id' | 'kind' | 'assignedTo'>;
  users: readonly { id: number; name: string }[];
  notes: readonly Note[];
  replies: readonly Reply[];
  templates: readonly ReplyTemplate[];
  /** The address of the sender; '' if the form has none. */
  recipient: string;
  canMail: boolean;
  /** The fields of the reply, and why it was refused. */
  draft: { formKey: string; subject: string; body: string; error?: string | undefined };
  /** The fields of the form that forwards the enquiry, and the error of the last attempt. */
  forward: { formKey: string; to: string; body: string; error?: string };
}

function renderReplyForm(context: EditorContext, view: CareView): Html {
  const { messages } = context;
  const t = getReplyMessages(messages.language);
  const { enquiry, templates, recipient, draft } = view;
  if (!view.canMail) return html`<p class="editor-notice">${t.noMail}</p>`;
  if (recipient === '') return html`<p class="editor-notice">${t.noAddress}</p>`;
  const offered = templates.filter(({ kind }) => kind === null || kind === enquiry.kind);
  return html`${
      offered.length > 0 &&
      html`<p>
        ${t.useTemplate}
        ${offered.map(
          ({ id, name, language }) =>
            html`<a class="editor-plain-link" href="/editor/enquiries/${enquiry.id}?template=${id}#reply"
              >${name} (${messages.languages[language]})</a
            > `,
        )}
      </p>`
    }
    <form class="editor-form" method="post" action="/editor/enquiries/${enquiry.id}/reply">
      ${renderCsrfField(context)}
      <input type="hidden" name="key" value="${draft.formKey}" />
      ${renderField({ id: 'to', label: t.to, control: (attributes) => html`<input value="${recipient}" readonly ${attributes} />` })}
      ${renderInput('subject', t.subject, draft.subject, { error: draft.error, isAlert: true, attributes: html`maxlength="200" required` })}
      ${renderArea('body', t.body, draft.body, 10)}
      <div class="editor-actions"><button class="editor-button">${t.send}</button></div>
    </form>`;
}

/** Renders the form that forwards an enquiry. */
function renderForwardForm(context: EditorContext, { enquiry, forward }: CareView): Html {
  const t = getReplyMessages(context.messages.language);
  return html`<details class="editor-import" ${forward.error && html`open`}>
    <summary>${t.forward}</summary>
    <form class="editor-form" method="post" action="/editor/enquiries/${enquiry.id}/forward">
      ${renderCsrfField(context)}
      <input type="hidden" name="key" value="${forward.formKey}" />
      <p class="editor-hint">${t.forwardLead}</p>
      ${renderInput('to', t.to, forward.to, { id: 'forward-to', error: forward.error, isAlert: true, attributes: html`type="email" maxlength="200" required` })}
      ${renderField({
        id: 'forward-body',
        label: t.ownWords,
        control: (attributes) =>
          html`<textarea name="body" rows="4" maxlength="5000" ${attributes}>${forward.body}</textarea>`,
      })}
      <div class="editor-actions"><button class="editor-button">${t.forwardNow}</button></div>
    </form>
  </details>`;
}

/** Renders assignment, replies and notes of an enquiry. */
export function renderCare(context: EditorContext, view: CareView): Html {
  const { messages } = context;
  const t = getReplyMessages(messages.language);
  const { enquiry, users, notes, replies } = view;
  const base = `/editor/enquiries/${enquiry.id}`;
  const assignees = users.map(
    ({ id, name }) => [String(id), id === context.user?.id ? t.you(name) : name] as const,
  );
  const reply = (one: Reply): Html =>
    html`<li class="editor-said">
      <p>
        <span class="editor-state" data-state="${one.state === 'sent' ? 'answered' : 'open'}"
          >${t.states[one.state]}</span
        >
        <span class="editor-muted"
          >${formatTime(one.sentAt ?? one.writtenAt, messages)} · ${one.writtenBy} → ${one.recipient}</span
        >
      </p>
      <p><strong>${one.subject}</strong></p>
      <p>${renderLines(one.body)}</p>
      ${one.error && html`<p class="editor-error">${one.error}</p>`}
      ${one.state !== 'sent' && one.error && renderButton(context, `${base}/replies/${one.id}`, t.retry)}
    </li>`;
  const note = (one: Note): Html =>
    html`<li class="editor-said">
      <p class="editor-muted">${formatTime(one.writtenAt, messages)} · ${one.writtenBy}</p>
      <p>${renderLines(one.body)}</p>
    </li>`;
  return html`<form class="editor-search" method="post" action="${base}/assign">
      ${renderCsrfField(context)}
      ${renderSelect('assignee', t.assignee, [['', t.nobody], ...assignees], String(enquiry.assignedTo ?? ''))}
      <button class="editor-button editor-button-quiet">${t.assign}</button>
    </form>
    ${
      replies.length > 0 &&
      html`<h2>${t.replies}</h2>
        <ul class="editor-plain-list">
          ${replies.map(reply)}
        </ul>`
    }
    <h2 id="reply">${t.reply}</h2>
    ${renderReplyForm(context, view)} ${view.canMail && renderForwardForm(context, view)}
    <h2>${t.notes}</h2>
    <p class="editor-muted">${t.notesLead}</p>
    <ul class="editor-plain-list">
      ${notes.map(note)}
    </ul>
    <form class="editor-form" method="post" action="${base}/notes">
      ${renderCsrfField(context)} ${renderArea('note', t.note, '', 3)}
      <div class="editor-actions">
        <button class="editor-button editor-button-quiet">${t.addNote}</button>
      </div>
    </form>`;
}

/** Renders the reply templates, each as a form, and a form for a new one. */
export function renderTemplatesPage(context: EditorContext, templates: readonly ReplyTemplate[]): string {
  const { messages } = context;
  const t = getReplyMessages(messages.language);
  const kinds = ENQUIRY_KINDS.map((kind) => [kind, getKindLabel(kind, messages)] as const);
  const languages = LANGUAGES.map((language) => [language, messages.languages[language]] as const);
  const input = (id: string, name: 'name' | 'subject', label: string, value = '', most = 200): Html =>
    renderInput(name, label, value, { id: `${name}-${id}`, attributes: html`maxlength="${most}" required` });
  const fields = (id: string, one: Partial<ReplyTemplate>): Html =>
    html`${input(id, 'name', t.templateName, one.name, 100)}
    ${renderSelect('kind', t.form, [['', t.anyForm], ...kinds], one.kind ?? '', { id: `kind-${id}` })}
    ${renderSelect('language', t.language, languages, one.language ?? 'fi', { id: `language-${id}` })}
    ${input(id, 'subject', t.subject, one.subject)}
    ${renderArea('body', t.body, one.body ?? '', 8, `body-${id}`)}`;
  return renderEditorPage(context, {
    title: t.templates,
    part: 'enquiries',
    content: html`<p><a href="/editor/inbox">← ${messages.back}</a></p>
      <h1>${t.templates}</h1>
      <p class="editor-hint">${t.templatesLead}</p>
      ${templates.map(
        (one) =>
          html`<details class="editor-import">
            <summary>
              ${one.name} – ${one.kind ? getKindLabel(one.kind, messages) : t.anyForm},
              ${messages.languages[one.language]}
            </summary>
            <form class="editor-form" method="post" action="${TEMPLATES_PATH}/${one.id}">
              ${renderCsrfField(context)} ${fields(String(one.id), one)} ${renderRowButtons(messages)}
            </form>
          </details>`,
      )}
      <h2>${t.newTemplate}</h2>
      <form class="editor-form" method="post" action="${TEMPLATES_PATH}">
        ${renderCsrfField(context)} ${fields('new', {})}
        <div class="editor-actions"><button class="editor-button">${t.add}</button></div>
      </form>`,
  });
}
