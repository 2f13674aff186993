import type { PageBody, PageContext } from '../context.ts';
import { html } from '../../http/html.ts';
import { privatePage, tokenField } from './partials.ts';
import { words } from './texts.ts';

/** What the login holds again after it was refused. */
export interface LoginState {
  email: string;
  /** A path of this site, where the visitor goes on. */
  back: string;
  error?: string;
  status?: number;
}

/** The login (CHK-05). */
export function loginPage(context: PageContext, { email, back, error, status }: LoginState): PageBody {
  const invalid = error !== undefined && html`aria-invalid="true" aria-describedby="login-error"`;
  return privatePage(
    words.logIn,
    'shop-login',
    html`<div class="shop-door">
      <h1>${words.logIn}</h1>
      <p class="lead">${words.logInLead}</p>
      <form class="shop-form" method="post" action="/kirjaudu">
        ${tokenField(context)}<input type="hidden" name="palaa" value="${back}" />
        ${error !== undefined && html`<p class="shop-error" id="login-error" role="alert">${error}</p>`}
        <p>
          <label for="email">${words.email}</label>
          <input
            type="email"
            id="email"
            name="email"
            value="${email}"
            autocomplete="username"
            maxlength="200"
            required
            ${invalid}
          />
        </p>
        <p>
          <label for="password">${words.password}</label>
          <input
            type="password"
            id="password"
            name="password"
            autocomplete="current-password"
            maxlength="200"
            required
            ${invalid}
          />
        </p>
        <button class="button">${words.logInButton}</button>
      </form>
      <p class="shop-note">${words.noAccount} <a href="/ostoskori#tuotteet">${words.toCart}</a></p>
    </div>`,
    status,
  );
}
