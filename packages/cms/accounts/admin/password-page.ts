import { type Html, html } from '../../platform/http/html.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import { renderField } from '../../admin/controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';
import { PASSWORD_LENGTH } from '../../admin/password-rules.ts';

type Field = 'current' | 'password' | 'repeated';

/** Errors by field. */
export type PasswordErrors = Partial<Record<Field, string>>;

export interface PasswordView {
  errors?: PasswordErrors;
  /** What was stored now. */
  changed?: 'password' | 'mail' | undefined;
  /** Whether mails tell the user of tasks; undefined if the server sends none. */
  wantsMail?: boolean | undefined;
}

/** Renders the page where users change their own password, and choose whether mails tell them of tasks. */
export function renderPasswordPage(
  context: EditorContext,
  { errors = {}, changed, wantsMail }: PasswordView,
): string {
  const { messages, user } = context;
  const { least, most } = PASSWORD_LENGTH;
  const { taskMail } = getPageMessages(messages.language);
  const field = (id: Field, label: string, more: Html, hint?: string): Html =>
    renderField({
      id,
      label,
      hint,
      error: errors[id],
      isAlert: true,
      control: (attributes) =>
        html`<input type="password" name="${id}" maxlength="${most}" required ${more} ${attributes} />`,
    });
  const isNew = html`autocomplete="new-password" minlength="${least}"`;
  return renderEditorPage(context, {
    title: messages.changePassword,
    part: 'account',
    content: html`<h1>${messages.changePassword}</h1>
      ${changed && html`<p role="status">${changed === 'mail' ? taskMail.saved : messages.passwordChanged}</p>`}
      <form class="editor-form" method="post" action="/editor/password">
        ${renderCsrfField(context)}
        <input type="hidden" name="email" value="${user?.email ?? ''}" autocomplete="username" />
        ${field('current', messages.currentPassword, html`autocomplete="current-password"`)}
        ${field('password', messages.newPasswordField, isNew, messages.passwordHint(least))}
        ${field('repeated', messages.repeatPassword, isNew)}
        <div class="editor-actions"><button class="editor-button">${messages.changePassword}</button></div>
      </form>
      ${
        wantsMail !== undefined &&
        html`<h2>${taskMail.title}</h2>
          <form class="editor-form" method="post" action="/editor/password/mail">
            ${renderCsrfField(context)}
            <label class="editor-check"
              ><input type="checkbox" name="wanted" value="1" ${wantsMail && html`checked`} />
              ${taskMail.label}</label
            >
            <div class="editor-actions"><button class="editor-button">${messages.save}</button></div>
          </form>`
      }
      <p>
        <a href="/editor/second-factor">${getAccountMessages(messages.language).secondFactor}</a>
      </p>`,
  });
}
