import { type Language, languageTag } from 'saaristo/sites';
import { homePath } from '../model/paths.ts';
import type { PageBody, PageContext } from './context.ts';
import { type Html, html } from '../http/html.ts';
import { marker } from './marker.ts';
import { messagesOf } from '../model/messages.ts';

/** The page of an address that nothing has. */
export function notFoundPage(context: PageContext): PageBody {
  const { language, messages, site } = context;
  // With a name of its own beside the header's.
  const props = { promptLabel: messages.searchTitle, placeholder: messages.searchPrompt };
  const search = { widget: 'quick-search', props };
  return {
    status: 404,
    title: messages.notFoundTitle,
    description: messages.notFound,
    noIndex: true,
    pageId: 'not-found',
    widgets: [search],
    content: html`<div class="error-page">
      <h1>${messages.notFoundTitle}</h1>
      <p class="lead">${messages.notFound}</p>
      ${marker(search)}
      <p>
        <a class="button" href="${homePath(language, site.languages[0] === language)}">${messages.toHome}</a>
      </p>
    </div>`,
  };
}

/**
 * What a visitor sees when the server fails. It needs nothing else: what failed may be all that pages are made of.
 * @param said what is said in place of the usual words; `back` is the path of the page that the visitor comes from
 */
export function errorPage(
  language: Language,
  said: { title?: string; text?: string; back?: string } = {},
): Html {
  const { errorTitle, error, toHome, toForm } = messagesOf(language);
  const { title = errorTitle, text = error, back } = said;
  return html`<!doctype html>
    <html lang="${languageTag(language).slice(0, 2)}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="/assets/saaristo.css" />
        <link rel="stylesheet" href="/theme/site.css" />
      </head>
      <body>
        <main class="error-page">
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a class="button" href="${back ?? '/'}">${back === undefined ? toHome : toForm}</a></p>
        </main>
      </body>
    </html> `;
}
