import type { EditedPage } from '../../content/pages/page-store.ts';
import type { Catalogue } from '../../pages/catalogue.ts';
import { type Html, html, scriptJson } from '../../http/html.ts';
import type { EditorContext } from '../layout.ts';
import { pageMessages } from './messages.ts';

/** The block editor draws its handles with inline styles, and shows the page in a frame of this origin. */
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

/** What the block editor reads of its document (`editor/src/settings.ts`). */
export interface AppSettings {
  pageId: number;
  language: 'fi' | 'en';
  /** Goes along with every write. */
  token: string;
  user: { name: string; role: 'editor' | 'publisher' };
  /** Class names of the element around blocks of a kind that follow each other, by widget. */
  rows: Record<string, string>;
  /** Widgets that show themselves above the page, or not at all. */
  floating: readonly string[];
  /** Widgets of which there is a picture, below /assets/pictures/. */
  pictures: readonly string[];
}

const settingsOf = (
  { messages, token, user }: EditorContext,
  { id }: EditedPage,
  catalogue: Catalogue,
): Html =>
  scriptJson({
    pageId: id,
    language: messages.language,
    token,
    user: { name: user?.name ?? '', role: user?.role ?? 'editor' },
    rows: catalogue.rows(),
    floating: catalogue.floating(),
    pictures: catalogue.pictures(),
  } satisfies AppSettings);

/** The document of the block editor (`editor/`, built to `dist/editor/`). */
export const appPage = (context: EditorContext, page: EditedPage, catalogue: Catalogue): string =>
  html`<!doctype html>
    <html lang="${context.messages.language}" data-site="atriafi">
      <head>
        <meta charset="utf-8" />
        <title>${page.draft.title} – ${context.messages.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/assets/saaristo.css" />
        <link rel="stylesheet" href="/theme/fonts.css" />
        <link rel="stylesheet" href="/assets/editor/editor.css" />
        <script type="application/json" id="editor-settings">
          ${settingsOf(context, page, catalogue)}
        </script>
        <script type="module" src="/assets/editor/editor.js"></script>
      </head>
      <body>
        <div id="editor"></div>
        <noscript>${pageMessages(context.messages.language).noScript}</noscript>
      </body>
    </html> `.text;
