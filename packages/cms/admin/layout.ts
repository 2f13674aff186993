import { type Html, html } from '../platform/http/html.ts';
import { type AfterSignIn, getLoginAddress } from './sign-in-target.ts';
import { getCollectionMessages } from './messages/collections.ts';
import { getPageMessages } from './messages/pages.ts';
import { getMediaMessages } from './messages/media.ts';
import type { EditorMessages } from './messages/common.ts';
import { PASSWORD_LENGTH } from './password-rules.ts';
import { hasSite } from '../platform/model/rights.ts';
import { SHOP } from '../platform/model/shop-site.ts';
import { getAccountMessages } from './messages/accounts.ts';
import { FIRST_PUBLISHER, isAdministrator, type User } from '../accounts/users.ts';

/** Colours of the editor. */
export type Appearance = 'light' | 'dark';

/** The data that every page of the editor needs. */
export interface EditorContext {
  messages: EditorMessages;
  /** The CSRF token for forms, which repeats the visitor's cookie. */
  csrfToken: string;
  /** The signed-in user. */
  user?: User | undefined;
  /** The colours that the user has chosen on this device; by default those of the device. */
  appearance?: Appearance | undefined;
  /** Number of tasks of the user. */
  tasks?: number;
  /** The name of the OpenID provider by which users can sign in. */
  openIdName?: string | undefined;
}

/** Returns the sections of the navigation that a user may see: name, address and label. */
function listSections({ messages, user, tasks }: EditorContext) {
  const { forYou } = getPageMessages(messages.language);
  const shop = [
    ['reviews', '/editor/reviews', messages.reviews],
    ['orders', '/editor/orders', messages.orders],
  ] as const;
  const administration = [
    ['people', '/editor/people', messages.people],
    ['users', '/editor/users', messages.users],
    ['audit', '/editor/audit', getAccountMessages(messages.language).audit],
  ] as const;
  return [
    ['pages', '/editor', messages.pages],
    ['collections', '/editor/collections', getCollectionMessages(messages.language).content],
    ['for-you', '/editor/for-you', tasks ? `${forYou} (${tasks})` : forYou],
    ['media', '/editor/media', getMediaMessages(messages.language).media],
    ['enquiries', '/editor/inbox', messages.enquiries],
    ['sign-ups', '/editor/sign-ups', messages.signUps],
    ...(!user || hasSite(user, SHOP) ? shop : []),
    ...(user && isAdministrator(user) ? administration : []),
  ] as const;
}

/** A section of the navigation, or the page of the own account. */
export type EditorPart = ReturnType<typeof listSections>[number][0] | 'account';

interface EditorPage {
  title: string;
  content: Html;
  /** Optional script element of the build. The page works without it. */
  script?: Html | undefined;
  /** The section of the navigation that the page belongs to. A page without a section has no navigation. */
  part?: EditorPart | undefined;
}

/** Renders the hidden fields of each form: the CSRF token, and the account that the form is for. */
export const renderCsrfField = ({ csrfToken, user }: EditorContext): Html =>
  html`<input type="hidden" name="token" value="${csrfToken}" />${
      user && html`<input type="hidden" name="by" value="${user.id}" />`
    }`;

/** Renders the hidden fields that a sign-in carries. */
export const renderAfterSignIn = ({ to, kept }: AfterSignIn): Html =>
  html`<input type="hidden" name="to" value="${to}" />${
      kept !== undefined && html`<input type="hidden" name="kept" value="${kept}" />`
    }`;

function renderNavigation(context: EditorContext, part: EditorPart): Html {
  const { messages } = context;
  return html`<header class="editor-bar">
    <p class="editor-name">${messages.title}</p>
    <nav>
      ${listSections(context).map(
        ([name, address, label]) =>
          html`<a href="${address}" ${name === part && html`aria-current="page"`}>${label}</a> `,
      )}
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

/** Renders a page in the theme of the editor. It needs no script. */
export const renderEditorPage = (
  context: EditorContext,
  { title, content, part, script }: EditorPage,
): string =>
  html`<!doctype html>
    <html
      lang="${context.messages.language}"
      data-site="atriafi"
      ${context.appearance && html`data-appearance="${context.appearance}"`}
    >
      <head>
        <meta charset="utf-8" />
        <title>${title} – ${context.messages.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/theme/logos/atriafi-mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/saaristo.css" />
        <link rel="stylesheet" href="/theme/fonts.css" />
        <link rel="stylesheet" href="/theme/editor.css" />
        <link rel="stylesheet" href="/assets/editor/colours.css" />
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
  /** The field of the account, if there are several accounts. */
  account?: Html;
  address: string;
  submit: string;
  /** Attributes of the password field: `autocomplete` for password managers, and its length. */
  field: Html;
  /** The error of the previous attempt. */
  error: string | undefined;
}

/** Renders a heading and a form with one password. */
export const renderPasswordForm = (
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

/**
 * Renders the login page, with the error and the e-mail address of the previous attempt.
 * @param after where the sign-in leads
 */
export const renderLoginPage = (
  context: EditorContext,
  {
    error,
    email = '',
    after,
    notice,
  }: { error?: string; email?: string; after?: AfterSignIn; notice?: string } = {},
): string => {
  const { messages, openIdName } = context;
  const t = getAccountMessages(messages.language);
  return renderEditorPage(context, {
    title: messages.logIn,
    content: html`${notice !== undefined && html`<p class="editor-notice" role="status">${notice}</p>`}
    ${renderPasswordForm(context, {
      title: messages.title,
      address: '/editor/login',
      account: html`${after && renderAfterSignIn(after)}<label for="email">${messages.email}</label>
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
    })}
    ${
      openIdName &&
      html`<p class="editor-or">${t.or}</p>
        <a
          class="editor-button editor-button-quiet"
          href="${getLoginAddress(after?.to ?? '', '/editor/openid')}"
          >${t.signInWith(openIdName)}</a
        >`
    }`,
  });
};

/** Renders the page for the first password, which the setup link opens. */
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

/**
 * Renders a page with one sentence.
 * @param back the address of the link below it; null for none
 */
export const renderMessagePage = (
  context: EditorContext,
  sentence: string,
  back: string | null = '/editor',
): string =>
  renderEditorPage(context, {
    title: context.messages.title,
    content: html`<h1>${context.messages.title}</h1>
      <p>${sentence}</p>
      ${back !== null && html`<p><a href="${back}">${context.messages.back}</a></p>`}`,
  });
