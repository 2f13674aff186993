import { type Html, html } from '../http/html.ts';
import type { ExportKind } from './export.ts';
import { type EditorContext, renderCsrfField } from './layout.ts';

/** Renders a form with one button that posts to an address. */
export const renderButton = (context: EditorContext, address: string, label: string): Html =>
  html`<form class="editor-action" method="post" action="${address}">
    ${renderCsrfField(context)}<button class="editor-plain">${label}</button>
  </form>`;

/**
 * Renders download links of all rows of a kind.
 * @param query filters the rows
 */
export const renderExportLinks = ({ messages }: EditorContext, kind: ExportKind, query = ''): Html =>
  html`<p class="editor-export">
    ${query ? messages.exportShown : messages.exportAll}:
    <a href="/editor/export/${kind}.csv${query}" download>CSV</a>
    <a href="/editor/export/${kind}.json${query}" download>JSON</a>
  </p>`;
