/** Pages of the media library, and of one picture. */
import { randomUUID } from 'node:crypto';
import {
  BIN_DAYS,
  canEdit,
  type DocumentDetails,
  type FoundMedia,
  MEDIA_PAGE_SIZE,
  type MediaFilter,
  type MediaRow,
  type MediaTag,
} from '../store.ts';
import { getEditAddress } from '../../pages/store/tasks.ts';
import type { PageUse } from '../../pages/store/uses.ts';
import { type AltTexts, findAnyAlt, getAltField, readAltTexts } from '../alt.ts';
import { DOCUMENT_TYPES, type MediaKind } from '../documents.ts';
import { MAX_CUT_OFF, TURNS, TYPES } from '../sizes.ts';
import { formatFileSize } from '../../platform/files/file-size.ts';
import { LANGUAGES, languageTag } from 'saaristo/sites';
import { type Html, html } from '../../platform/http/html.ts';
import {
  formatQuery,
  renderField,
  renderInput,
  renderPageLinks,
  renderSearch,
  renderSelect,
} from '../../admin/controls.ts';
import { formatTime } from '../../admin/labels.ts';
import { type EditorContext, renderEditorPage, renderCsrfField } from '../../admin/layout.ts';
import { renderBulkBar, renderPick } from '../../admin/list.ts';
import { type BlockTitles, renderPlacedBlocks } from '../../pages/uses/pages.ts';
import { type MediaMessages, getMediaMessages } from '../../admin/messages/media.ts';

export const MEDIA_PATH = '/editor/media';
export const MEDIA_BULK_PATH = '/editor/media/delete';

/** A refused form of a picture. */
export interface MediaRefusal {
  form: 'add' | 'details' | 'edit' | 'replace' | 'delete';
  field: 'file' | 'alt';
  why: string;
}

export interface MediaView extends MediaFilter, FoundMedia {
  /** All tags of the library. */
  tags: readonly MediaTag[];
  /** The typed texts of a refused picture. */
  typed?: { texts: AltTexts; tags: string };
  refused?: MediaRefusal;
}

const formatMediaQuery = ({ text, tag, kind, isUnused, isWaiting, isBin, page }: MediaFilter): string =>
  formatQuery(
    {
      q: text,
      tag,
      kind,
      unused: isUnused === true && '1',
      waiting: isWaiting === true && '1',
      bin: isBin === true && '1',
    },
    page,
  );

const ACCEPTED: Record<MediaKind, readonly string[]> = {
  picture: TYPES,
  document: Object.values(DOCUMENT_TYPES).map((ending) => `.${ending}`),
  get any() {
    return [...this.picture, ...this.document];
  },
};

const renderFileField = (id: string, t: MediaMessages, kind: MediaKind, error?: string): Html =>
  renderField({
    id,
    label: t.file,
    hint: t.fileHint,
    error,
    control: (attributes) =>
      html`<input type="file" name="file" accept="${ACCEPTED[kind].join()}" required ${attributes} />`,
  });

/** Renders the fields of alternative texts: the general one, and in the details of a picture those by language. */
const renderAltFields = (
  { alt, alts, isDecorative }: AltTexts,
  t: MediaMessages,
  error: string | undefined,
  languageNames?: Intl.DisplayNames,
): Html => html`
  ${renderInput('alt', t.alt, alt, {
    id: 'alt',
    hint: t.altHint,
    error,
    attributes: html`maxlength="300" autocomplete="off"`,
  })}
  ${
    languageNames &&
    html`<details ${Object.keys(alts).length > 0 && html`open`}>
      <summary>${t.altByLanguage}</summary>
      ${LANGUAGES.map((one) =>
        renderInput(getAltField(one), languageNames.of(languageTag(one).slice(0, 2))!, alts[one] ?? '', {
          id: getAltField(one),
          attributes: html`maxlength="300" autocomplete="off" lang="${languageTag(one)}"`,
        }),
      )}
    </details>`
  }
  <label class="editor-check">
    <input type="checkbox" name="decorative" value="1" ${isDecorative && html`checked`} />
    ${t.decorative}
  </label>
`;

const getError = (
  refused: MediaRefusal | undefined,
  form: MediaRefusal['form'],
  name: MediaRefusal['field'],
): string | undefined => (refused?.form === form && refused.field === name ? refused.why : undefined);

const renderTagsField = (id: string, tags: string, t: MediaMessages): Html =>
  renderInput('tags', t.tags, tags, {
    id,
    hint: t.tagsHint,
    attributes: html`maxlength="500" autocomplete="off"`,
  });

/** Renders links that list all pictures, the unused ones, and those of a tag. */
function renderTagFilter(view: MediaView, t: MediaMessages): Html {
  const link = (
    filter: Pick<MediaFilter, 'tag' | 'kind' | 'isUnused' | 'isWaiting' | 'isBin'>,
    label: string,
    count?: number,
  ): Html => {
    const isCurrent =
      view.tag === filter.tag &&
      view.kind === filter.kind &&
      (view.isBin ?? false) === (filter.isBin ?? false) &&
      (view.isWaiting ?? false) === (filter.isWaiting ?? false) &&
      (view.isUnused ?? false) === (filter.isUnused ?? false);
    return html`<li>
      <a
        href="${MEDIA_PATH}${formatMediaQuery({ ...filter, text: view.text, page: 1 })}"
        ${isCurrent && html`aria-current="true"`}
        >${label}${count !== undefined && html` <span class="editor-count">${count}</span>`}</a
      >
    </li>`;
  };
  return html`<ul class="editor-filter">
    ${link({}, t.allTags)} ${link({ kind: 'document' }, t.documents)} ${link({ isUnused: true }, t.unused)}
    ${link({ isWaiting: true }, t.waitingForAlt)} ${link({ isBin: true }, t.bin)}
    ${view.tags.map(({ tag, count }) => link({ tag }, tag, count))}
  </ul>`;
}

const describeDocument = ({ format, bytes }: DocumentDetails, language: string): string =>
  `${format.toUpperCase()}, ${formatFileSize(bytes, language)}`;

function renderLanguage(chosen: DocumentDetails['language'], t: MediaMessages, language: string): Html {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const options = LANGUAGES.map((one) => [one, names.of(languageTag(one).slice(0, 2))!] as const);
  return renderSelect('language', t.documentLanguage, [['', t.anyLanguage], ...options], chosen ?? '', {
    hint: t.documentLanguageHint,
  });
}

/** Renders the list of files, with a search, tags and the form for new ones. */
export function renderMediaPage(context: EditorContext, view: MediaView): string {
  const { messages } = context;
  const t = getMediaMessages(messages.language);
  const { rows, count, text, tag, kind, isUnused, page, refused } = view;
  const last = Math.ceil(count / MEDIA_PAGE_SIZE);
  const binned = ({ id, name, document, deletedAt }: MediaRow): Html =>
    html`<li>
      ${
        document
          ? html`<span class="editor-document" aria-hidden="true">${document.format.toUpperCase()}</span>`
          : html`<img src="${MEDIA_PATH}/${id}/thumbnail" alt="" loading="lazy" />`
      }
      <span>${name}</span>
      <span class="editor-muted">${t.deletedAt(formatTime(deletedAt!, messages))}</span>
      <form method="post" action="${MEDIA_PATH}/${id}/restore">
        ${renderCsrfField(context)}<button class="editor-button editor-button-quiet">
          ${t.restore}<span class="editor-hidden">: ${name}</span>
        </button>
      </form>
    </li>`;
  const item = ({ id, name, url, width, height, document, ...texts }: MediaRow): Html =>
    html`<li>
      ${
        isUnused &&
        html`<span class="editor-pick">${renderPick(`picture-${id}`, 1, t.selectPicture(name))}</span>`
      }
      <a href="${MEDIA_PATH}/${id}">
        ${
          document
            ? html`<span class="editor-document" aria-hidden="true">${document.format.toUpperCase()}</span>`
            : html`<img src="${url}?width=640" alt="" loading="lazy" width="${width}" height="${height}" />`
        }
        <span>${name}</span>
      </a>
      <span class="editor-muted"
        >${document ? describeDocument(document, messages.language) : texts.isDecorative ? t.isDecorative : findAnyAlt(texts) || html`<strong class="editor-error">${t.noAlt}</strong>`}</span
      >
    </li>`;
  return renderEditorPage(context, {
    title: t.media,
    part: 'media',
    script: html`<script type="module" src="/assets/editor/media.js"></script>
      <script type="module" src="/assets/editor/list-selection.js"></script>`,
    content: html`<h1>${t.media}</h1>
      <form class="editor-search" method="get" action="${MEDIA_PATH}" role="search">
        ${renderSearch(t.search, text ?? '')}
        ${tag && html`<input type="hidden" name="tag" value="${tag}" />`}
        ${kind && html`<input type="hidden" name="kind" value="${kind}" />`}
        ${isUnused && html`<input type="hidden" name="unused" value="1" />`}
        ${view.isBin && html`<input type="hidden" name="bin" value="1" />`}
        ${view.isWaiting && html`<input type="hidden" name="waiting" value="1" />`}
        <button class="editor-button editor-button-quiet">${messages.search}</button>
      </form>
      <details class="editor-add" ${refused && html`open`}>
        <summary class="editor-button">${t.addSeveral}</summary>
        <form
          class="editor-form"
          method="post"
          action="${MEDIA_PATH}"
          enctype="multipart/form-data"
          data-uploads
          data-texts="${JSON.stringify(t.uploads)}"
        >
          ${renderCsrfField(context)}
          <input type="hidden" name="key" value="${randomUUID()}" />
          ${renderFileField('file', t, 'any', getError(refused, 'add', 'file'))}
          <div data-single>
            ${renderAltFields(view.typed?.texts ?? readAltTexts({}), t, getError(refused, 'add', 'alt'))}
          </div>
          ${renderTagsField('tags', view.typed?.tags ?? tag ?? '', t)}
          <div class="editor-actions"><button class="editor-button">${t.upload}</button></div>
        </form>
      </details>
      ${renderTagFilter(view, t)}
      ${
        text &&
        view.corrected &&
        html`<p class="editor-notice" role="status">${t.corrected(text, view.corrected)}</p>`
      }
      ${view.isBin && html`<p>${t.binLead(BIN_DAYS)}</p>`}
      <p class="editor-muted">${t.count(count)}</p>
      ${
        rows.length === 0
          ? html`<p class="editor-nothing">${t.nothing}</p>`
          : html`<ul class="editor-media">
              ${rows.map(view.isBin ? binned : item)}
            </ul>`
      }
      ${renderPageLinks(t.media, page, last, (number) => MEDIA_PATH + formatMediaQuery({ ...view, page: number }), messages)}
      ${
        isUnused &&
        rows.length > 0 &&
        renderBulkBar(context, {
          address: MEDIA_BULK_PATH,
          selectAll: t.selectAll,
          selected: t.uploads.selected,
          selectedOne: t.selectedOne,
          lead: t.selectedLead,
          buttons: html`<button class="editor-button editor-button-danger">${t.deleteSelected}</button>`,
        })
      }`,
  });
}

/** Width of the picture in px where its focus is chosen, by which the position of a press is divided. */
export const FOCUS_WIDTH = 240;

export const getFocusHeight = ({ width, height }: Pick<MediaRow, 'width' | 'height'>): number =>
  Math.max(1, Math.round((FOCUS_WIDTH * height) / width));

const renderPercent = (name: string, label: string, value: number, most = 100): Html =>
  html`<div>
    <label for="${name}">${label}</label>
    <input type="number" id="${name}" name="${name}" value="${value}" min="0" max="${most}" />
  </div>`;

const toPercent = (part: number): number => Math.round(part * 100);

/** The fields with what is cut off, in their order. */
export const SIDES = ['left', 'right', 'top', 'bottom'] as const;

function renderFocus(context: EditorContext, picture: MediaRow): Html {
  const { messages } = context;
  const t = getMediaMessages(messages.language);
  const { id, url, focus } = picture;
  return html`<h2>${t.focus}</h2>
    <form class="editor-form" method="post" action="${MEDIA_PATH}/${id}/focus">
      ${renderCsrfField(context)}
      <p class="editor-muted">${t.focusHint}</p>
      <div class="editor-pair">
        ${renderPercent('focus-x', t.focusX, toPercent(focus.x))}
        ${renderPercent('focus-y', t.focusY, toPercent(focus.y))}
        <button class="editor-button editor-button-quiet">${messages.save}</button>
      </div>
      <div class="editor-pair">
        <input
          type="image"
          class="editor-focus"
          name="at"
          src="${url}?width=320"
          alt="${t.focusPick}"
          width="${FOCUS_WIDTH}"
          height="${getFocusHeight(picture)}"
        />
        <img
          class="editor-cut"
          src="${url}?preset=three-by-two-crop"
          alt=""
          width="${FOCUS_WIDTH}"
          height="${(FOCUS_WIDTH * 2) / 3}"
        />
      </div>
    </form>`;
}

function renderEdit(context: EditorContext, picture: MediaRow, refused: MediaRefusal | undefined): Html {
  const { messages } = context;
  const t = getMediaMessages(messages.language);
  return html`<h2>${t.edit}</h2>
    <form class="editor-form" method="post" action="${MEDIA_PATH}/${picture.id}/edit">
      ${renderCsrfField(context)}
      <p class="editor-muted">${t.editHint}</p>
      ${refused?.form === 'edit' && html`<p class="editor-error" role="alert">${refused.why}</p>`}
      ${renderSelect(
        'turn',
        t.turn,
        TURNS.map((turn) => [String(turn), t.turns[turn]] as const),
        String(picture.edit?.turn ?? 0),
      )}
      ${[SIDES.slice(0, 2), SIDES.slice(2)].map(
        (pair) =>
          html`<div class="editor-pair">
            ${pair.map((side) => renderPercent(side, t.cutOff[side], picture.edit?.[side] ?? 0, MAX_CUT_OFF))}
          </div>`,
      )}
      <div class="editor-actions">
        <button class="editor-button editor-button-quiet">${messages.save}</button>
      </div>
    </form>`;
}

function renderReplacement(
  context: EditorContext,
  { id, document }: MediaRow,
  refused: MediaRefusal | undefined,
): Html {
  const { messages } = context;
  const t = getMediaMessages(messages.language);
  return html`<h2>${t.replace}</h2>
    <form
      class="editor-form"
      method="post"
      action="${MEDIA_PATH}/${id}/replace"
      enctype="multipart/form-data"
      ${!document && html`data-replacement`}
      data-texts="${JSON.stringify(t.uploads)}"
    >
      ${renderCsrfField(context)}
      <p>${t.replaceLead}</p>
      ${renderFileField('replacement', t, document ? 'document' : 'picture', getError(refused, 'replace', 'file'))}
      <div class="editor-actions">
        <button class="editor-button editor-button-quiet">${t.replaceButton}</button>
      </div>
    </form>`;
}

function renderUses(context: EditorContext, uses: readonly PageUse[], titles: BlockTitles): Html {
  const t = getMediaMessages(context.messages.language);
  return html`<h2>${t.uses}</h2>
    ${
      uses.length === 0
        ? html`<p>${t.noUses}</p>`
        : html`<ul>
            ${uses.map(
              (use) =>
                html`<li>
                  <a href="${getEditAddress(use.id, use.collection)}">${use.title || use.path}</a>
                  <span class="editor-muted"
                    >${use.site} ${use.path}${use.isPublic && html` · ${t.shownToVisitors}`}</span
                  >
                  ${renderPlacedBlocks(context, use, titles)}
                </li>`,
            )}
          </ul>`
    }`;
}

function renderDeletion(
  context: EditorContext,
  { id }: MediaRow,
  uses: readonly PageUse[],
  isDeleting: boolean,
  refused: MediaRefusal | undefined,
): Html {
  const t = getMediaMessages(context.messages.language);
  return html`<form class="editor-delete" method="post" action="${MEDIA_PATH}/${id}/delete">
    ${renderCsrfField(context)}
    ${refused?.form === 'delete' && html`<p class="editor-error" role="alert">${refused.why}</p>`}
    ${
      isDeleting &&
      html`<p class="editor-error" role="alert">${t.deleteUsed(uses.length)}</p>
        <input type="hidden" name="sure" value="1" />`
    }
    <button class="editor-button editor-button-danger">${isDeleting ? t.deleteAnyway : t.delete}</button>
  </form>`;
}

/** Renders a picture or document with its details, focus, replacement, uses and deletion. */
export function renderPicturePage(
  context: EditorContext,
  picture: MediaRow,
  uses: readonly PageUse[],
  titles: BlockTitles,
  {
    refused,
    isDeleting = false,
    hasOriginal = false,
  }: { refused?: MediaRefusal; isDeleting?: boolean; hasOriginal?: boolean } = {},
): string {
  const { messages } = context;
  const t = getMediaMessages(messages.language);
  const { id, name, url, width, height, document } = picture;
  const canChange = context.user?.role === 'publisher' || !uses.some(({ isPublic }) => isPublic);
  return renderEditorPage(context, {
    title: name,
    part: 'media',
    script: html`<script type="module" src="/assets/editor/media.js"></script>`,
    content: html`<p><a href="${MEDIA_PATH}">← ${t.media}</a></p>
      <h1>${name}</h1>
      <p class="editor-muted">
        ${document ? describeDocument(document, messages.language) : t.size(width, height)}
        ${hasOriginal && html`· <a href="${MEDIA_PATH}/${id}/original" download>${t.original}</a>`}
      </p>
      <div class="editor-picture">
        ${
          document
            ? html`<p><a class="editor-button editor-button-quiet" href="${url}" download>${t.open}</a></p>`
            : html`<img
                src="${url}?width=960"
                alt="${findAnyAlt(picture)}"
                width="${width}"
                height="${height}"
              />`
        }
        <div>
          <form class="editor-form" method="post" action="${MEDIA_PATH}/${id}">
            ${renderCsrfField(context)}
            ${document ? renderLanguage(document.language, t, messages.language) : renderAltFields(picture, t, getError(refused, 'details', 'alt'), new Intl.DisplayNames(messages.language, { type: 'language' }))}
            ${renderField({
              id: 'name',
              label: t.name,
              control: (attributes) =>
                html`<input
                  name="name"
                  value="${name}"
                  maxlength="200"
                  required
                  autocomplete="off"
                  ${attributes}
                />`,
            })}
            ${renderTagsField('tags', picture.tags.join(', '), t)}
            ${renderField({
              id: 'address',
              label: t.address,
              control: (attributes) => html`<input value="${url}" readonly ${attributes} />`,
            })}
            <div class="editor-actions">
              <button class="editor-button">${messages.save}</button>
            </div>
          </form>
          ${!document && renderFocus(context, picture)}
          ${canChange && hasOriginal && canEdit(picture) && renderEdit(context, picture, refused)}
          ${canChange ? renderReplacement(context, picture, refused) : html`<p class="editor-notice">${t.onlyPublishers}</p>`}
          ${renderUses(context, uses, titles)}
          ${canChange && renderDeletion(context, picture, uses, isDeleting, refused)}
        </div>
      </div>`,
  });
}

/** A picture that was selected for deletion. With `refusal`, it was kept for that reason. */
export interface SelectedPicture {
  id: number;
  name: string;
  refusal?: string | undefined;
}

/** Renders the question before several pictures are deleted. */
export function renderMediaQuestion(context: EditorContext, pictures: readonly SelectedPicture[]): string {
  const t = getMediaMessages(context.messages.language);
  const title = t.deleteQuestion(pictures.length);
  const back = `${MEDIA_PATH}?unused=1`;
  return renderEditorPage(context, {
    title,
    part: 'media',
    content: html`<h1>${title}</h1>
      <p>${t.deleteLead}</p>
      <form class="editor-form" method="post" action="${MEDIA_BULK_PATH}">
        ${renderCsrfField(context)}
        <input type="hidden" name="sure" value="1" />
        <ul class="editor-plain-list">
          ${pictures.map(
            ({ id, name }) => html`<li><input type="hidden" name="picture-${id}" value="1" />${name}</li>`,
          )}
        </ul>
        <div class="editor-actions">
          <button class="editor-button editor-button-danger">${t.deleteSelected}</button>
          <a class="editor-plain-link" href="${back}">${t.cancel}</a>
        </div>
      </form>`,
  });
}

/** Renders the number of deleted pictures, and the pictures that were kept with the reasons. */
export function renderMediaResults(context: EditorContext, pictures: readonly SelectedPicture[]): string {
  const t = getMediaMessages(context.messages.language);
  const kept = pictures.filter(({ refusal }) => refusal !== undefined);
  const deleted = pictures.length - kept.length;
  const status = [
    ...(deleted > 0 ? [t.deletedCount(deleted)] : []),
    ...(kept.length > 0 ? [t.keptCount(kept.length)] : []),
  ].join(', ');
  return renderEditorPage(context, {
    title: t.media,
    part: 'media',
    content: html`<h1>${t.media}</h1>
      <p role="status">${status || t.noneSelected}</p>
      <ul class="editor-plain-list">
        ${kept.map(
          ({ id, name, refusal }) =>
            html`<li>
              <a href="${MEDIA_PATH}/${id}">${name}</a>
              <p class="editor-error">${refusal}</p>
            </li>`,
        )}
      </ul>
      <p><a class="editor-button editor-button-quiet" href="${MEDIA_PATH}?unused=1">${t.back}</a></p>`,
  });
}
