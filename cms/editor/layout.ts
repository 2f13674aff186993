import { type Html, html } from '../http/html.ts';
import { getMediaMessages } from './media/messages.ts';
import type { EditorMessages } from './messages.ts';
import { PASSWORD_LENGTH } from './password-rules.ts';
import { FIRST_PUBLISHER, type User } from './users.ts';

/** What every editors' page is rendered from. */
export interface EditorContext {
  messages: EditorMessages;
  /** Repeats the visitor's anti-forgery cookie in forms. */
  csrfToken: string;
  /** Who is signed in. */
  user?: User | undefined;
}

interface EditorPage {
  title: string;
  content: Html;
  /** A script of the build that helps with it; the page works without. */
  script?: Html;
  /** Which part of the bar the page belongs to; without one the page has no bar. */
  part?:
    | 'pages'
    | 'media'
    | 'enquiries'
    | 'sign-ups'
    | 'reviews'
    | 'orders'
    | 'synonyms'
    | 'people'
    | 'users'
    | 'account';
}

/** The field that makes a form of these pages pass. */
export const renderCsrfField = ({ csrfToken }: EditorContext): Html =>
  html`<input type="hidden" name="token" value="${csrfToken}" />`;

function renderNavigation(context: EditorContext, part: NonNullable<EditorPage['part']>): Html {
  const { messages } = context;
  const link = (address: string, text: string, current: boolean): Html =>
    current
      ? html`<a href="${address}" aria-current="page">${text}</a>`
      : html`<a href="${address}">${text}</a>`;
  return html`<header class="editor-bar">
    <p class="editor-name">${messages.title}</p>
    <nav>
      ${link('/editor', messages.pages, part === 'pages')}
      ${link('/editor/media', getMediaMessages(messages.language).media, part === 'media')}
      ${link('/editor/inbox', messages.enquiries, part === 'enquiries')}
      ${link('/editor/sign-ups', messages.signUps, part === 'sign-ups')}
      ${link('/editor/reviews', messages.reviews, part === 'reviews')}
      ${link('/editor/orders', messages.orders, part === 'orders')}
      ${link('/editor/synonyms', messages.synonyms, part === 'synonyms')}
      ${context.user?.role === 'publisher' ? link('/editor/people', messages.people, part === 'people') : null}
      ${context.user?.role === 'publisher' ? link('/editor/users', messages.users, part === 'users') : null}
    </nav>
    <form method="post" action="/editor/logout">
      ${renderCsrfField(context)}<a
        class="editor-who"
        href="/editor/password"
        aria-label="${context.user?.name}: ${messages.changePassword}"
        ${part === 'account' && html`aria-current="page"`}
        >${context.user?.name}</a
      >
      <button class="editor-plain">${messages.logOut}</button>
    </form>
  </header>`;
}

/** A page in the theme of the estate, which needs no script. */
export const renderEditorPage = (
  context: EditorContext,
  { title, content, part, script }: EditorPage,
): string =>
  html`<!doctype html>
    <html lang="${context.messages.language}" data-site="atriafi">
      <head>
        <meta charset="utf-8" />
        <title>${title} – ${context.messages.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/assets/saaristo.css" />
        <link rel="stylesheet" href="/theme/fonts.css" />
        <link rel="stylesheet" href="/theme/editor.css" />
        ${script}
      </head>
      <body>
        ${part ? renderNavigation(context, part) : null}
        <main class="${part ? 'editor-main' : 'editor-login'}">${content}</main>
      </body>
    </html> `.text;

interface PasswordForm {
  title: string;
  lead?: string;
  /** The field of the account, where there is more than one. */
  account?: Html;
  address: string;
  submit: string;
  /** Attributes of the field: what a password manager is told, how long it may be. */
  field: Html;
  /** What went wrong before. */
  error: string | undefined;
}

/** A heading, and a form of one password. */
const renderPasswordForm = (
  context: EditorContext,
  { title, lead, account, address, submit, field, error }: PasswordForm,
): Html =>
  html`<h1>${title}</h1>
    ${lead ? html`<p>${lead}</p>` : null}
    <form method="post" action="${address}">
      ${renderCsrfField(context)} ${account}
      <label for="password">${context.messages.password}</label>
      ${error ? html`<p class="editor-error" id="error" role="alert">${error}</p>` : null}
      <input
        type="password"
        id="password"
        name="password"
        ${field}
        required
        ${account ? null : html`autofocus`}
        ${error ? html`aria-invalid="true" aria-describedby="error"` : null}
      />
      <button class="editor-button">${submit}</button>
    </form>`;

/** The login, with what went wrong before and the address that was typed. */
export const renderLoginPage = (context: EditorContext, error?: string, email = ''): string => {
  const { messages } = context;
  return renderEditorPage(context, {
    title: messages.logIn,
    content: renderPasswordForm(context, {
      title: messages.title,
      address: '/editor/login',
      account: html`<label for="email">${messages.email}</label>
        <input
          type="email"
          id="email"
          name="email"
          value="${email}"
          autocomplete="username"
          required
          ${error ? null : html`autofocus`}
        />`,
      submit: messages.logIn,
      field: html`autocomplete="current-password"`,
      error,
    }),
  });
};

/** Where the first password is set, by the link of the first start. */
export const renderSetupPage = (context: EditorContext, address: string, error?: string): string => {
  const { messages } = context;
  const { least, most } = PASSWORD_LENGTH;
  return renderEditorPage(context, {
    title: messages.newPassword,
    content: renderPasswordForm(context, {
      title: messages.newPassword,
      lead: messages.newPasswordLead(least),
      account: html`<input type="hidden" name="email" value="${FIRST_PUBLISHER}" autocomplete="username" />`,
      address,
      submit: messages.savePassword,
      field: html`autocomplete="new-password" minlength="${least}" maxlength="${most}"`,
      error,
    }),
  });
};

/** A page that holds one sentence. */
export const renderMessagePage = (context: EditorContext, sentence: string): string =>
  renderEditorPage(context, {
    title: context.messages.title,
    content: html`<h1>${context.messages.title}</h1>
      <p>${sentence}</p>
      <p><a href="/editor">${context.messages.back}</a></p>`,
  });
