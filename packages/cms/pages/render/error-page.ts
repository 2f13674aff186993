import type { FastifyReply } from 'fastify';
import { type Language, languageTag } from 'saaristo/sites';
import { getHomePath } from '../../platform/model/paths.ts';
import type { PageBody, PageContext } from './context.ts';
import { html } from '../../platform/http/html.ts';
import { ERROR_PAGE_POLICY } from '../../platform/http/security/headers.ts';
import { renderMarker } from './marker.ts';
import { getMessages } from '../../platform/model/messages.ts';

/** The page for a path without a page. */
export function renderNotFoundPage(context: PageContext): PageBody {
  const { language, messages, site } = context;
  // The label differs from that of the header's search.
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
      ${renderMarker(search)}
      <p>
        <a class="button" href="${getHomePath(language, site.languages[0] === language)}"
          >${messages.toHome}</a
        >
      </p>
    </div>`,
  };
}

/**
 * Sends the page of an error. It does not use the database or the build, since either may be the cause.
 * @param texts replace the usual ones; `back` is the path of the page that the visitor comes from
 */
export function sendErrorPage(
  reply: FastifyReply,
  status: number,
  language: Language,
  texts: { title?: string; text?: string; back?: string } = {},
): FastifyReply {
  const { errorTitle, error, toHome, toForm } = getMessages(language);
  const { title = errorTitle, text = error, back } = texts;
  const page = html`<!doctype html>
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
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': ERROR_PAGE_POLICY,
    'content-type': 'text/html; charset=utf-8',
  };
  return reply.code(status).headers(headers).send(page.text);
}
