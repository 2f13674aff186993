import { type Language, LANGUAGES } from 'saaristo/sites';
import type { StoredSynonym, SynonymDraft } from '../synonym-list.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { renderRowButtons } from '../../admin/controls.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';

/** The data of the synonyms page. */
export interface SynonymsView {
  language: Language;
  rows: readonly StoredSynonym[];
  /** The refused words as typed, with the id of their row; a new row has no id. */
  refused?: { draft: SynonymDraft; id?: string | undefined };
}

const joined = (words: readonly string[]): string => words.join(', ');

function renderFields(
  { messages }: EditorContext,
  { words, also }: SynonymDraft,
  id: string,
  isRefused: boolean,
): Html {
  const field = (name: 'words' | 'also', label: string, value: string): Html =>
    html`<div>
      <label for="${name}-${id}">${label}</label>
      <input
        id="${name}-${id}"
        name="${name}"
        value="${value}"
        autocomplete="off"
        ${isRefused ? html`aria-invalid="true" aria-describedby="error-${id}"` : null}
      />
    </div>`;
  return html`${
    isRefused
      ? html`<p class="editor-error" id="error-${id}" role="alert">${messages.synonymRefused}</p>`
      : null
  }${field('words', messages.synonymWords, joined(words))}${field('also', messages.synonymAlso, joined(also))}`;
}

/** Renders the synonyms of one language, each row as a form, and a form for a new row. */
export function renderSynonymsPage(
  context: EditorContext,
  { language, rows, refused }: SynonymsView,
): string {
  const { messages } = context;
  const row = ({ id, ...stored }: StoredSynonym): Html => {
    const isRefused = refused?.id === id;
    return html`<li>
      <form method="post" action="/editor/synonyms/${id}" class="editor-row">
        ${renderCsrfField(context)}
        ${renderFields(context, isRefused ? refused.draft : stored, id, isRefused)}
        ${renderRowButtons(messages)}
      </form>
    </li>`;
  };
  const canChange = context.user?.role === 'publisher';
  const readOnly = ({ words, also }: StoredSynonym): Html =>
    html`<li class="editor-row">
      ${joined(words)}${also.length > 0 && html` <span class="editor-muted">${messages.synonymAlso}: ${joined(also)}</span>`}
    </li>`;
  const isNewRefused = refused !== undefined && refused.id === undefined;
  return renderEditorPage(context, {
    title: messages.synonyms,
    part: 'synonyms',
    content: html`<h1>${messages.synonyms}</h1>
      <p class="editor-hint">${messages.synonymsHint}</p>
      <ul class="editor-filter">
        ${LANGUAGES.map(
          (one) =>
            html`<li>
              <a
                href="/editor/synonyms?language=${one}"
                ${one === language ? html`aria-current="true"` : null}
                >${messages.languages[one]}</a
              >
            </li>`,
        )}
      </ul>
      ${
        canChange
          ? html`<form method="post" action="/editor/synonyms" class="editor-row">
              ${renderCsrfField(context)}
              <input type="hidden" name="language" value="${language}" />
              ${renderFields(context, isNewRefused ? refused.draft : { words: [], also: [] }, 'new', isNewRefused)}
              <div class="editor-actions"><button class="editor-button">${messages.add}</button></div>
            </form>`
          : html`<p class="editor-notice">${messages.synonymsOfPublishers}</p>`
      }
      ${
        rows.length === 0
          ? html`<p class="editor-nothing">${messages.nothing}</p>`
          : html`<ul class="editor-rows">
              ${rows.map(canChange ? row : readOnly)}
            </ul>`
      }`,
  });
}
