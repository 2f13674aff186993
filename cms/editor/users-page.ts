import { type Html, html } from '../http/html.ts';
import { renderOptions, renderRowButtons } from './controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from './layout.ts';
import { PASSWORD_LENGTH } from './password-rules.ts';
import { type Role, ROLES, type User, type UserRefusal } from './users.ts';

/** The typed fields of a new user, without the password. */
export type UserDraft = Pick<User, 'email' | 'name' | 'role'>;

/** Renders all users with their forms, and the form for a new user. */
export function renderUsersPage(
  context: EditorContext,
  users: readonly User[],
  refused?: { draft: UserDraft; reason: UserRefusal },
): string {
  const { messages, user: self } = context;
  const t = messages.userForm;
  const draft = refused?.draft ?? { email: '', name: '', role: 'editor' };
  const roleField = (id: string, chosen: Role): Html =>
    html`<div>
      <label for="${id}">${t.role}</label>
      <select id="${id}" name="role">
        ${renderOptions(
          ROLES.map((role) => [role, t.roles[role]]),
          chosen,
        )}
      </select>
    </div>`;
  const passwordField = (id: string, label: string, required?: Html): Html =>
    html`<div>
      <label for="${id}">${label}</label>
      <input
        type="password"
        id="${id}"
        name="password"
        autocomplete="new-password"
        maxlength="${PASSWORD_LENGTH.most}"
        ${required}
      />
    </div>`;
  const row = ({ id, email, name, role }: User): Html =>
    html`<li>
      <h2>${name}${id === self?.id ? html` <span class="editor-muted">${t.you}</span>` : null}</h2>
      <p class="editor-muted">${email}</p>
      <form method="post" action="/editor/users/${id}" class="editor-row">
        ${renderCsrfField(context)} ${roleField(`role-${id}`, role)}
        ${passwordField(`password-${id}`, messages.newPasswordField)} ${renderRowButtons(messages)}
      </form>
    </li>`;
  return renderEditorPage(context, {
    title: messages.users,
    part: 'users',
    content: html`<h1>${messages.users}</h1>
      ${refused ? html`<p class="editor-error" role="alert">${t.refused[refused.reason]}</p>` : null}
      <ul class="editor-rows">
        ${users.map(row)}
      </ul>
      <h2>${t.add}</h2>
      <form class="editor-form" method="post" action="/editor/users">
        ${renderCsrfField(context)}
        <div>
          <label for="email">${messages.email}</label>
          <input type="email" id="email" name="email" value="${draft.email}" autocomplete="off" required />
        </div>
        <div>
          <label for="name">${t.name}</label>
          <input id="name" name="name" value="${draft.name}" maxlength="80" autocomplete="off" required />
        </div>
        ${roleField('role', draft.role)}
        ${passwordField('password', messages.password, html`minlength="${PASSWORD_LENGTH.least}" required`)}
        <div class="editor-actions"><button class="editor-button">${messages.add}</button></div>
      </form>`,
  });
}
