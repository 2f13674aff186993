import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { createPrivatePage, renderCsrfField, renderPrivacyNote } from './partials.ts';
import { messages } from '../page-messages.ts';

/** State of the login form after an error. */
export interface LoginState {
  email: string;
  /** Path on this site to open after the login. */
  back: string;
  error?: string;
  status?: number;
}

/** The login page (CHK-05). */
export function renderLoginPage(context: PageContext, { email, back, error, status }: LoginState): PageBody {
  const invalid = error !== undefined && html`aria-invalid="true" aria-describedby="login-error"`;
  const field = (name: 'email' | 'password', label: string, attributes: Html): Html =>
    html`<p>
      <label for="${name}">${label}</label>
      <input type="${name}" id="${name}" name="${name}" maxlength="200" required ${attributes} ${invalid} />
    </p>`;
  const page = createPrivatePage(
    messages.logIn,
    'shop-login',
    html`<div class="login-form">
      <h1>${messages.logIn}</h1>
      <p class="lead">${messages.logInLead}</p>
      <form class="shop-form" method="post" action="/kirjaudu">
        ${renderCsrfField(context)}<input type="hidden" name="palaa" value="${back}" />
        ${error !== undefined && html`<p class="shop-error" id="login-error" role="alert">${error}</p>`}
        ${field('email', messages.email, html`value="${email}" autocomplete="username"`)}
        ${field('password', messages.password, html`autocomplete="current-password"`)}
        <button class="button">${messages.logInButton}</button>
      </form>
      <p class="shop-note">${messages.noAccount} <a href="/ostoskori#tuotteet">${messages.toCart}</a></p>
      <p class="shop-note">${messages.fixedAccounts}</p>
      ${renderPrivacyNote(context)}
    </div>`,
    status,
  );
  return { ...page, isConfidential: false };
}
