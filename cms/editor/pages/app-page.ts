import type { EditorSettings } from '@saaristo/editor/contract';
import type { EditedPage } from '../../content/pages/page-store.ts';
import type { Catalogue } from '../../pages/catalogue.ts';
import { type Html, html, scriptJson } from '../../http/html.ts';
import type { EditorContext } from '../layout.ts';
import { getPageMessages } from './messages.ts';

/**
 * The content security policy of the block editor, which uses inline styles for its handles and shows the page in a frame of the same
 * origin.
 */
export const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const renderSettings = (
  { messages, csrfToken, user }: EditorContext,
  { id }: EditedPage,
  catalogue: Catalogue,
  siteOrigin: string | undefined,
): Html =>
  scriptJson({
    pageId: id,
    language: messages.language,
    token: csrfToken,
    user: { name: user?.name ?? '', role: user?.role ?? 'editor' },
    ...(siteOrigin !== undefined && { siteOrigin }),
    rows: catalogue.getRows(),
    floating: catalogue.listFloating(),
    pictures: catalogue.listPictures(),
  } satisfies EditorSettings);

/**
 * Renders the document of the block editor (`editor/`, built to `dist/editor/`).
 * @param siteOrigin origin of the page's site for visitors; undefined if the request's host does not determine it
 */
export const renderAppPage = (
  context: EditorContext,
  page: EditedPage,
  catalogue: Catalogue,
  siteOrigin: string | undefined,
): string =>
  html`<!doctype html>
    <html lang="${context.messages.language}" data-site="atriafi">
      <head>
        <meta charset="utf-8" />
        <title>${page.draft.title} – ${context.messages.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/theme/logos/atriafi-mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/saaristo.css" />
        <link rel="stylesheet" href="/theme/fonts.css" />
        <link rel="stylesheet" href="/assets/editor/editor.css" />
        <script type="application/json" id="editor-settings">
          ${renderSettings(context, page, catalogue, siteOrigin)}
        </script>
        <script type="module" src="/assets/editor/editor.js"></script>
      </head>
      <body>
        <div id="editor"></div>
        <noscript>${getPageMessages(context.messages.language).noScript}</noscript>
      </body>
    </html> `.text;
