import { type Html, html } from '../http/html.ts';
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
  const roles = (chosen: Role): Html =>
    html`${ROLES.map(
      (role) =>
        html`<option value="${role}" ${role === chosen ? html`selected` : null}>${t.roles[role]}</option>`,
    )}`;
  const row = ({ id, email, name, role }: User): Html =>
    html`<li>
      <h2>${name}${id === self?.id ? html` <span class="editor-muted">${t.you}</span>` : null}</h2>
      <p class="editor-muted">${email}</p>
      <form method="post" action="/editor/users/${id}" class="editor-row">
        ${renderCsrfField(context)}
        <div>
          <label for="role-${id}">${t.role}</label>
          <select id="role-${id}" name="role">
            ${roles(role)}
          </select>
        </div>
        <div>
          <label for="password-${id}">${messages.newPasswordField}</label>
          <input
            type="password"
            id="password-${id}"
            name="password"
            autocomplete="new-password"
            maxlength="${PASSWORD_LENGTH.most}"
          />
        </div>
        <div class="editor-actions">
          <button class="editor-button">${messages.save}</button>
          <button class="editor-plain" name="remove" value="1">${messages.remove}</button>
        </div>
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
        <div>
          <label for="role">${t.role}</label>
          <select id="role" name="role">
            ${roles(draft.role)}
          </select>
        </div>
        <div>
          <label for="password">${messages.password}</label>
          <input
            type="password"
            id="password"
            name="password"
            autocomplete="new-password"
            minlength="${PASSWORD_LENGTH.least}"
            maxlength="${PASSWORD_LENGTH.most}"
            required
          />
        </div>
        <div class="editor-actions"><button class="editor-button">${messages.add}</button></div>
      </form>`,
  });
}
