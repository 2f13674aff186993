import { LANGUAGES, SITES } from 'saaristo/sites';
import { type Html, html } from '../../platform/http/html.ts';
import type { Rights } from '../../platform/model/rights.ts';
import { LINK_DAYS } from '../links.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { renderInput, renderQuestion, renderRowButtons, renderSelect } from '../../admin/controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';
import type { SiteNames } from '../../admin/list.ts';
import { type Account, type Role, ROLES, type User, type UserRefusal } from '../users.ts';

/** The typed fields of a new user. */
export type UserDraft = Omit<User, 'id'>;

interface UsersView {
  users: readonly Account[];
  sites: SiteNames;
  draft: UserDraft;
  refused?: { reason: UserRefusal };
  /** A new one-time link, which is shown once. */
  link?: { name: string; url: string };
}

/** Renders all users with their forms, and the form for a new user. */
export function renderUsersPage(context: EditorContext, view: UsersView): string {
  const { messages, user: self } = context;
  const { users, sites, draft, refused, link } = view;
  const t = messages.userForm;
  const words = getAccountMessages(messages.language);

  const roleField = (id: string, chosen: Role): Html =>
    renderSelect(
      'role',
      t.role,
      ROLES.map((role) => [role, t.roles[role]]),
      chosen,
      { id },
    );
  const checkboxes = (
    name: string,
    legend: string,
    values: readonly (readonly [value: string, label: string])[],
    chosen: readonly string[] | null,
  ): Html =>
    html`<fieldset class="editor-checks">
      <legend>${legend}</legend>
      ${values.map(
        ([value, label]) =>
          html`<label
            ><input type="checkbox" name="${name}-${value}" ${chosen?.includes(value) && html`checked`} />
            ${label}</label
          >`,
      )}
    </fieldset>`;
  const describeRights = (rights: Rights): string =>
    [
      rights.sites?.map((site) => sites.get(site) ?? site).join(', ') ?? words.allSites,
      rights.languages?.map((language) => messages.languages[language]).join(', ') ?? words.allLanguages,
    ].join(' · ');
  const rightsFields = (rights: Rights): Html =>
    html`<details class="editor-rights">
      <summary>${words.rights}: <span class="editor-muted">${describeRights(rights)}</span></summary>
      <p class="editor-muted">${words.rightsLead}</p>
      ${checkboxes(
        'site',
        words.sites,
        SITES.map((site) => [site, sites.get(site) ?? site]),
        rights.sites,
      )}
      ${checkboxes(
        'language',
        words.languages,
        LANGUAGES.map((language) => [language, messages.languages[language]]),
        rights.languages,
      )}
    </details>`;
  const action = (id: number, name: string, label: string, question: string): Html =>
    html`<form class="editor-action" method="post" action="/editor/users/${id}/${name}">
      ${renderCsrfField(context)}
      ${renderQuestion(label, question, html`<button class="editor-plain editor-danger">${label}</button>`)}
    </form>`;
  const row = (one: Account): Html => {
    const states = [
      !one.hasPassword && !one.hasOpenId && words.invited,
      one.hasSecondFactor && words.secondFactorOn,
      one.hasOpenId && words.openId,
    ].filter((state) => state !== false);
    return html`<li>
      <h2>${one.name}${one.id === self?.id ? html` <span class="editor-muted">${t.you}</span>` : null}</h2>
      <p class="editor-muted">${[one.email, ...states].join(' · ')}</p>
      <form method="post" action="/editor/users/${one.id}" class="editor-row">
        ${renderCsrfField(context)} ${roleField(`role-${one.id}`, one.role)} ${rightsFields(one)}
        ${renderRowButtons(messages)}
      </form>
      <div class="editor-row-actions">
        ${action(one.id, 'link', words.newLink, words.newLinkQuestion)}
        ${one.hasOpenId && action(one.id, 'openid', words.openIdUnlink, words.openIdUnlinkQuestion)}
        ${one.hasSecondFactor && action(one.id, 'second-factor', words.secondFactorReset, words.secondFactorResetQuestion)}
      </div>
    </li>`;
  };
  return renderEditorPage(context, {
    title: messages.users,
    part: 'users',
    content: html`<h1>${messages.users}</h1>
      ${refused ? html`<p class="editor-error" role="alert">${t.refused[refused.reason]}</p>` : null}
      ${
        link &&
        html`<div class="editor-notice" role="status">
          <p>${words.linkLead(link.name, LINK_DAYS)}</p>
          <label for="link">${words.link}</label>
          <input id="link" value="${link.url}" readonly />
        </div>`
      }
      <ul class="editor-rows">
        ${users.map(row)}
      </ul>
      <h2>${t.add}</h2>
      <form class="editor-form" method="post" action="/editor/users">
        ${renderCsrfField(context)}
        ${renderInput('email', messages.email, draft.email, { attributes: html`type="email" autocomplete="off" required` })}
        ${renderInput('name', t.name, draft.name, { attributes: html`maxlength="80" autocomplete="off" required` })}
        ${roleField('role', draft.role)} ${rightsFields(draft)}
        <div class="editor-actions"><button class="editor-button">${words.invite}</button></div>
      </form>`,
  });
}
