import { type Html, html } from '../http/html.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from './layout.ts';
import { PASSWORD_LENGTH } from './password-rules.ts';

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
  const field = (name: Field, label: string, more: Html, hint?: string): Html => {
    const error = errors[name];
    const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
    return html`<div>
      <label for="${name}">${label}</label>
      ${error ? html`<p class="editor-error" id="${name}-error" role="alert">${error}</p>` : null}
      <input
        type="password"
        id="${name}"
        name="${name}"
        maxlength="${most}"
        required
        ${more}
        ${error ? html`aria-invalid="true"` : null}
        ${described ? html`aria-describedby="${described}"` : null}
      />
      ${hint ? html`<p class="editor-muted" id="${name}-hint">${hint}</p>` : null}
    </div>`;
  };
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
      </form>`,
  });
}
