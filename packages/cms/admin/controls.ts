/** Parts of the pages of the editor: buttons, form fields, lists of fields, pagers. */
import { type Html, html, joinLines } from '../platform/http/html.ts';
import type { ExportKind } from '../enquiries/export.ts';
import { type EditorContext, renderCsrfField } from './layout.ts';
import type { EditorMessages } from './messages/common.ts';

/** Renders a form with one button that posts to an address. */
export const renderButton = (
  context: EditorContext,
  address: string,
  label: string,
  fields: Readonly<Record<string, string | number>> = {},
): Html =>
  html`<form class="editor-action" method="post" action="${address}">
    ${renderCsrfField(context)}${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button class="editor-plain">${label}</button>
  </form>`;

/**
 * Renders a button that opens a question with the button that answers it.
 * @param confirm the button that confirms the action
 */
export const renderQuestion = (label: string, question: string, confirm: Html): Html =>
  html`<details class="editor-question">
    <summary class="editor-plain">${label}</summary>
    <p>${question}</p>
    ${confirm}
  </details>`;

/** Renders a button that posts to an address after a question. */
export const renderDeleteButton = (context: EditorContext, address: string, label: string): Html =>
  html`<form class="editor-action" method="post" action="${address}">
    ${renderCsrfField(context)}${renderQuestion(
      label,
      context.messages.deleteQuestion,
      html`<button class="editor-plain editor-danger">${context.messages.deleteForGood}</button>`,
    )}
  </form>`;

/** Renders a text with its line breaks. */
export const renderLines = (text: string): Html => joinLines(text.split('\n'));

/** Renders the text of a cell with a paler one below it. */
export const withNote = (
  main: Html | string,
  note: Html | string | number | false | null | undefined,
): Html => html`${main}${note && html`<br /><span class="editor-muted">${note}</span>`}`;

/**
 * Renders download links of all rows of a kind.
 * @param query filters the rows
 */
export const renderExportLinks = (
  { messages, user }: EditorContext,
  kind: ExportKind,
  query = '',
): Html | null =>
  user?.role === 'publisher'
    ? html`<p class="editor-export">
        ${query ? messages.exportShown : messages.exportAll}:
        <a href="/editor/export/${kind}.csv${query}" download>CSV</a>
        <a href="/editor/export/${kind}.json${query}" download>JSON</a>
      </p>`
    : null;

/** Renders labels with their texts. */
export const renderFieldList = (fields: readonly (readonly [label: string, text: string])[]): Html =>
  html`${fields.map(
    ([label, text]) =>
      html`<div>
        <dt>${label}</dt>
        <dd>${text}</dd>
      </div>`,
  )}`;

interface Field {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether a screen reader announces the error at once. */
  isAlert?: boolean;
  /** Renders the control with the attributes of its id, error and hint. */
  control: (attributes: Html) => Html;
}

/** Renders a form field with its label, error and hint. */
export function renderField({ id, label, hint, error, isAlert, control }: Field): Html {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return html`<div>
    <label for="${id}">${label}</label>
    ${error && html`<p class="editor-error" id="${id}-error" ${isAlert && html`role="alert"`}>${error}</p>`}
    ${control(
      html`id="${id}" ${error && html`aria-invalid="true"`}
      ${describedBy && html`aria-describedby="${describedBy}"`}`,
    )}
    ${hint && html`<p class="editor-muted" id="${id}-hint">${hint}</p>`}
  </div>`;
}

/** Renders the options of a select element. */
export const renderOptions = (
  values: readonly (readonly [value: string, label: string])[],
  chosen: string,
): Html =>
  html`${values.map(
    ([value, label]) =>
      html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`,
  )}`;

type FieldOptions = Partial<Pick<Field, 'id' | 'hint' | 'error' | 'isAlert'>> & { attributes?: Html };

/** Renders a field of one line. */
export const renderInput = (
  name: string,
  label: string,
  value: string,
  { id = name, attributes, ...rest }: FieldOptions = {},
): Html =>
  renderField({
    id,
    label,
    ...rest,
    control: (described) => html`<input name="${name}" value="${value}" ${attributes} ${described} />`,
  });

/** Renders the field of a text to search for. */
export const renderSearch = (label: string, text: string, attributes?: Html): Html =>
  renderInput('q', label, text, { attributes: html`type="search" maxlength="200" ${attributes}` });

/** Renders a field of several lines, which must be filled in. */
export const renderArea = (name: string, label: string, value: string, rows: number, id = name): Html =>
  renderField({
    id,
    label,
    control: (described) =>
      html`<textarea name="${name}" rows="${rows}" maxlength="10000" required ${described}>
${value}</textarea>`,
  });

/** Renders a choice of options. */
export const renderSelect = (
  name: string,
  label: string,
  options: Parameters<typeof renderOptions>[0],
  chosen: string,
  { id = name, attributes, ...rest }: FieldOptions = {},
): Html =>
  renderField({
    id,
    label,
    ...rest,
    control: (described) =>
      html`<select name="${name}" ${attributes} ${described}>
        ${renderOptions(options, chosen)}
      </select>`,
  });

/** Renders the buttons that save or remove a row. */
export const renderRowButtons = (messages: EditorMessages): Html =>
  html`<div class="editor-actions">
    <button class="editor-button">${messages.save}</button>
    ${renderQuestion(
      messages.remove,
      messages.deleteQuestion,
      html`<button class="editor-plain editor-danger" name="remove" value="1">
        ${messages.deleteForGood}
      </button>`,
    )}
  </div>`;

/** Formats parameters as a URL query. Leaves out empty ones and the first page; '' if none is left. */
export function formatQuery(parameters: Record<string, string | false | null | undefined>, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * Renders links to the pages of a list with their numbers.
 * @param last the number of the last page
 * @param getUrl returns the URL of a page
 */
export const renderPageLinks = (
  label: string,
  page: number,
  last: number,
  getUrl: (page: number) => string,
  messages: EditorMessages,
): Html | null =>
  last > 1
    ? html`<nav class="editor-pager" aria-label="${label}">
        ${page > 1 && html`<a href="${getUrl(page - 1)}" rel="prev">← ${messages.page(page - 1)}</a>`}
        <span>${messages.page(page)} / ${last}</span>
        ${page < last && html`<a href="${getUrl(page + 1)}" rel="next">${messages.page(page + 1)} →</a>`}
      </nav>`
    : null;
