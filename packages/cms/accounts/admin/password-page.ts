import { type Html, html } from '../../platform/http/html.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { renderField } from '../../admin/controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';
import { PASSWORD_LENGTH } from '../../admin/password-rules.ts';

type Field = 'current' | 'password' | 'repeated';

/** Errors by field. */
export type PasswordErrors = Partial<Record<Field, string>>;

/** Renders the page where users change their own password. */
export function renderPasswordPage(
  context: EditorContext,
  { errors = {}, isChanged = false }: { errors?: PasswordErrors; isChanged?: boolean },
): string {
  const { messages, user } = context;
  const { least, most } = PASSWORD_LENGTH;
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
      ${isChanged ? html`<p role="status">${messages.passwordChanged}</p>` : null}
      <form class="editor-form" method="post" action="/editor/password">
        ${renderCsrfField(context)}
        <input type="hidden" name="email" value="${user?.email ?? ''}" autocomplete="username" />
        ${field('current', messages.currentPassword, html`autocomplete="current-password"`)}
        ${field('password', messages.newPasswordField, isNew, messages.passwordHint(least))}
        ${field('repeated', messages.repeatPassword, isNew)}
        <div class="editor-actions"><button class="editor-button">${messages.changePassword}</button></div>
      </form>
      <p>
        <a href="/editor/second-factor">${getAccountMessages(messages.language).secondFactor}</a>
      </p>`,
  });
}
