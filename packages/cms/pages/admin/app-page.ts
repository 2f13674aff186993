import type { EditorSettings } from '@saaristo/editor/adapter';
import type { EditedPage } from '../store/page-store.ts';
import type { Catalogue } from '../render/catalogue.ts';
import { type Html, html, scriptJson } from '../../platform/http/html.ts';
import type { EditorContext } from '../../admin/layout.ts';
import { CSRF_HEADER } from '../../admin/requests.ts';
import { PLAIN_BLOCKS } from '../../content/plain-blocks.ts';
import { listLayouts } from '../render/layouts.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';

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

/** The features of the API: all features of the editor except `create`, because new pages have their own form. */
const FEATURES: EditorSettings['features'] = [
  'list',
  'publish',
  'unpublish',
  'move',
  'duplicate',
  'remove',
  'links',
  'linkCheck',
  'media',
  'documents',
  'focus',
  'presence',
  'history',
  'schedule',
  'editions',
  'reviews',
  'notes',
  'previewLinks',
  'translations',
  'health',
  'pick',
  'sections',
];

const renderSettings = (
  { messages, csrfToken, user }: EditorContext,
  { id }: EditedPage,
  catalogue: Catalogue,
  siteOrigin: string | undefined,
): Html =>
  scriptJson({
    pageId: id,
    language: messages.language,
    api: '/editor/api',
    features: FEATURES,
    csrf: { header: CSRF_HEADER, token: csrfToken },
    addresses: {
      list: '/editor',
      page: '/editor/pages/{id}',
      canvas: '/editor/canvas/{id}',
      preview: '/editor/preview/{id}',
      signIn: '/editor/login',
    },
    user: { ...(user && { id: user.id }), name: user?.name ?? '', role: user?.role ?? 'editor' },
    ...(siteOrigin !== undefined && { siteOrigin }),
    rows: catalogue.getRows(),
    pictures: catalogue.listPictures(),
    layouts: listLayouts(messages.language),
    blocks: PLAIN_BLOCKS,
  } satisfies EditorSettings);

/**
 * Renders the document of the block editor (`packages/editor/`, built to `dist/editor/`).
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
