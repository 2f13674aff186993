/** The pages of collections at /editor/collections: the list of collections, the list of items, the form of an item, results. */
import type { EditorSettings } from '@saaristo/editor/adapter';
import { isRecord, joinPath, listLeaves, type Schema } from 'saaristo/form';
import { type Language, LANGUAGES, SITES } from 'saaristo/sites';
import { formatDay, formatTime } from '../../admin/labels.ts';
import { withNote } from '../../admin/controls.ts';
import { type EditorContext, renderCsrfField, renderEditorPage } from '../../admin/layout.ts';
import {
  type Column,
  defineList,
  type ListDeclaration,
  renderBulkBar,
  renderPick,
  type SiteNames,
} from '../../admin/list.ts';
import { CSRF_HEADER } from '../../admin/requests.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { getCalendarMessages } from '../../admin/messages/calendar.ts';
import { type CollectionMessages, getCollectionMessages } from '../../admin/messages/collections.ts';
import { type Html, html, scriptJson } from '../../platform/http/html.ts';
import { getTimeZone } from '../../platform/model/time-zone.ts';
import { type AnyCollection, formatPlace, type ItemPlace } from '../define.ts';
import type { ItemProblem } from '../form.ts';
import { isNeeded } from '../publish.ts';
import { hasPreview } from './preview.ts';
import {
  type countItems,
  getLiveKey,
  getSeenSites,
  ITEMS_PER_LIST,
  type ItemFilter,
  type ItemVersion,
  listItems,
  mayWriteItem,
  type StoredItem,
} from '../store.ts';

export const COLLECTIONS_PATH = '/editor/collections';
export const getListPath = ({ name }: Pick<AnyCollection, 'name'>): string => `${COLLECTIONS_PATH}/${name}`;

const STATES = ['draft', 'changed', 'published', 'scheduled', 'bin'] as const;

/** Returns the name of an item's place. */
const namePlace = (
  { site, language }: ItemPlace,
  sites: SiteNames,
  { messages }: EditorContext,
  t: CollectionMessages,
): string =>
  [site === null ? t.allSites : (sites.get(site) ?? site), language && messages.languages[language]]
    .filter(Boolean)
    .join(', ');

/** Renders the collections with the numbers of their items. */
export function renderCollectionsPage(
  context: EditorContext,
  collections: readonly AnyCollection[],
  counts: Awaited<ReturnType<typeof countItems>>,
): string {
  const { language } = context.messages;
  const t = getCollectionMessages(language);
  return renderEditorPage(context, {
    title: t.content,
    part: 'collections',
    content: html`<div class="editor-head">
        <h1>${t.content}</h1>
        <a class="editor-plain-link" href="/editor/scheduled">${getCalendarMessages(language).title}</a>
      </div>
      <p class="editor-muted">${t.contentLead}</p>
      <ul class="editor-cards">
        ${collections.map((collection) => {
          const { count, changed } = counts.get(collection.name) ?? { count: 0, changed: 0 };
          return html`<li>
            <a href="${getListPath(collection)}"><strong>${collection.title[language]}</strong></a>
            <span class="editor-muted">${t.count(count, changed)}</span>
          </li>`;
        })}
      </ul>`,
  });
}

/** Reads the filter of items from the values of their list. Ignores unknown values. */
export const parseItemFilter = (values: Readonly<Record<string, string>>): ItemFilter => {
  const state = STATES.find((one) => one === values['state']);
  return {
    text: values['q'] || undefined,
    site: SITES.find((one) => one === values['site']),
    language: LANGUAGES.find((one) => one === values['language']),
    isBin: state === 'bin',
    state: state === 'bin' ? undefined : state,
  };
};

/** The names of the filters of a list of items. */
export const ITEM_FILTERS = ['q', 'site', 'language', 'state'] as const;

/** Renders the state of an item with its schedule. */
function renderState(
  item: StoredItem,
  context: EditorContext,
  t: CollectionMessages,
  failures: readonly string[] = [],
): Html {
  const { state, publishAt, failure, deletedAt } = item;
  const shown = deletedAt ? 'bin' : state;
  return html`<span class="editor-state" data-state="${shown}">${t.states[shown]}</span>
    ${publishAt && html`<p class="editor-muted">${t.scheduledFor(formatTime(publishAt, context.messages, getTimeZone(item.site)))}</p>`}
    ${failure && html`<p class="editor-error">${[t.scheduleFailed, ...failures].join(' ')}</p>`}`;
}

/** A place for new items with its name. */
export type Place = readonly [place: ItemPlace, name: string];

/** Renders the form that leads to a new item. */
function renderCreate(
  collection: AnyCollection,
  places: readonly Place[],
  chosen: string,
  text: string,
): Html {
  const [first] = places;
  return html`<form class="editor-create" method="get" action="${getListPath(collection)}/new">
    ${
      places.length > 1
        ? html`<select name="place" aria-label="${text}">
            ${places.map(([place, name]) => {
              const value = formatPlace(place);
              return html`<option value="${value}" ${value === chosen && html`selected`}>${name}</option>`;
            })}
          </select>`
        : first && html`<input type="hidden" name="place" value="${formatPlace(first[0])}" />`
    }
    <button class="editor-button">${text}</button>
  </form>`;
}

type ItemList = ListDeclaration<{ rows: StoredItem[]; count: number }>;
type ListContext = Parameters<ItemList['describe']>[0];

/** Lists the columns of the items of a collection. */
const listColumns = (
  collection: AnyCollection,
  context: ListContext,
  t: CollectionMessages,
): Column<StoredItem>[] => {
  const { messages, user, sites } = context;
  const { language } = messages;
  const path = getListPath(collection);
  return [
    [
      t.name,
      (item) => {
        const { id, title, ...place } = item;
        const where = namePlace(place, sites, context, t);
        const [name, note] = collection.isSingle
          ? [where, title]
          : [title || t.untitled, collection.scope === 'estate' ? getLiveKey(item) : where];
        return withNote(html`<a href="${path}/${id}"><strong>${name}</strong></a>`, note);
      },
    ],
    ...collection.columns.map(({ label, show, isNumber }): Column<StoredItem> => [
      label[language],
      ({ draft }) => formatDay(show(draft), messages),
      isNumber ? 'number' : 'words',
    ]),
    [
      t.state,
      (item) =>
        html`${renderState(item, context, t)}${
          !mayWriteItem(user, item) &&
          html`<p class="editor-muted">${getAccountMessages(language).readOnly}</p>`
        }`,
      'words',
    ],
    [
      t.changed,
      (item) => withNote(formatTime(item.changedAt, messages, getTimeZone(item.site)), item.changedBy),
      'time',
    ],
  ];
};

/** Renders the form that imports items. */
const renderImport = (context: EditorContext, path: string, t: CollectionMessages): Html =>
  html`<details class="editor-more">
    <summary>${t.import}</summary>
    <form class="editor-form" method="post" action="${path}/import" enctype="multipart/form-data">
      ${renderCsrfField(context)}
      <p class="editor-muted">${t.importLead}</p>
      <label for="file">${t.importFile}</label>
      <input type="file" id="file" name="file" accept=".json,.csv" required />
      ${
        context.user?.role === 'publisher' &&
        html`<label class="editor-check"
          ><input type="checkbox" name="publish" value="1" /> ${t.importPublish}</label
        >`
      }
      <button class="editor-button">${t.import}</button>
    </form>
  </details>`;

/**
 * Creates the list of the items of a collection.
 * @param places those whose items the user may change
 * @param free those of them that can have a new item
 */
export function createItemList(
  collection: AnyCollection,
  places: readonly Place[],
  free: readonly Place[],
): ItemList {
  const path = getListPath(collection);
  return defineList({
    path,
    part: 'collections',
    filters: ITEM_FILTERS,
    pageSize: ITEMS_PER_LIST,
    isNumbered: true,
    read: ({ database, user, values, page }) =>
      listItems(
        database,
        collection.name,
        { ...parseItemFilter(values), sites: getSeenSites(collection, user) },
        page,
      ),
    describe(context) {
      const { messages, user, sites, query } = context;
      const { language } = messages;
      const t = getCollectionMessages(language);
      const filter = parseItemFilter(Object.fromEntries(new URLSearchParams(query)));
      const isPublisher = user.role === 'publisher';
      const isBin = filter.isBin === true;
      const actions = isBin
        ? (['restore'] as const)
        : (['publish', 'unpublish', 'delete'] as const).filter(
            (action) =>
              (isPublisher || action === 'delete') && (action === 'publish' || !collection.isSingle),
          );
      const pick: Column<StoredItem> = [
        html`<span class="editor-hidden">${messages.select}</span>`,
        ({ id, revision, title, ...place }) =>
          actions.length > 0 &&
          mayWriteItem(user, place) &&
          renderPick(`item-${id}`, revision, t.bulk.select(title || t.untitled)),
        'pick',
      ];
      return {
        title: collection.title[language],
        ...(collection.lead && { lead: collection.lead[language] }),
        beside:
          free.length > 0
            ? renderCreate(
                collection,
                free,
                formatPlace({ site: filter.site ?? null, language: filter.language ?? null }),
                t.create(collection.one[language]),
              )
            : html``,
        filters: {
          q: { label: t.searchItems },
          ...(collection.scope !== 'estate' && {
            site: {
              label: messages.site,
              options: (collection.sites ?? SITES).map((site) => [site, sites.get(site) ?? site] as const),
            },
          }),
          ...(collection.scope === 'language' && {
            language: {
              label: t.language,
              options: LANGUAGES.map((one) => [one, messages.languages[one]] as const),
            },
          }),
          state: { label: t.state, options: STATES.map((one) => [one, t.states[one]] as const) },
        },
        columns: [...(places.length > 0 ? [pick] : []), ...listColumns(collection, context, t)],
        bulk:
          actions.length > 0 &&
          places.length > 0 &&
          renderBulkBar(context, {
            address: `${path}/bulk`,
            back: query,
            selectAll: t.bulk.selectAll,
            selected: t.bulk.selected('#'),
            selectedOne: t.bulk.selected(1),
            lead: t.bulk.lead,
            buttons: actions.map(
              (action) =>
                html`<button class="editor-button editor-button-quiet" name="do" value="${action}">
                  ${t[action]}
                </button>`,
            ),
          }),
        script: html`<script type="module" src="/assets/editor/list-selection.js"></script>`,
        foot: html`<p class="editor-export">
            ${t.exportThese}: <a href="${path}/export.csv${query}" download>CSV</a>
            <a href="${path}/export.json${query}" download>JSON</a>
          </p>
          ${places.length > 0 && renderImport(context, path, t)}`,
      };
    },
  });
}

/** The data of an item's form. */
export interface ItemView extends ItemPlace {
  /** undefined for a new item. */
  item?: StoredItem;
  schema: Schema;
  /** The value in the form: the draft, or the typed one. */
  value: object;
  /** Whether the value is not stored. */
  isTyped?: boolean;
  problems?: readonly ItemProblem[];
  /** The item that somebody else has changed meanwhile. */
  conflict?: StoredItem;
  error?: string;
  notice?: string;
  /** What has happened with it. */
  remarks?: readonly string[];
  /** Why its scheduled publishing fails. */
  failures?: readonly string[];
  versions?: readonly ItemVersion[];
  /** The address of the item for visitors. */
  address?: string | undefined;
  languages: readonly Language[];
}

/** Lists the values of another draft that differ from the typed ones, by the names of their fields. */
function renderDifferences(schema: Schema, typed: object, theirs: object, t: CollectionMessages): Html {
  const read = (value: unknown): unknown =>
    Array.isArray(value) || isRecord(value) ? JSON.stringify(value) : value;
  const names = Object.keys(schema.properties ?? {});
  const differing = names.flatMap((name) => {
    const [own, other] = [typed, theirs].map((value) => (value as Record<string, unknown>)[name]);
    if (JSON.stringify(own) === JSON.stringify(other)) return [];
    const part = schema.properties![name]!;
    const leaves = other === undefined ? [] : [...listLeaves(part, other, [name])];
    const text = leaves.map(({ value }) => String(read(value))).join(' · ') || t.empty;
    return [[part.title ?? name, text] as const];
  });
  if (differing.length === 0) return html`<p>${t.noDifference}</p>`;
  return html`<dl class="editor-fields">
    ${differing.map(
      ([name, text]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}

const FEATURES: EditorSettings['features'] = ['links', 'media', 'focus', 'pick'];

/** Renders the buttons of an item that the user may change. */
function renderItemButtons(
  collection: AnyCollection,
  item: StoredItem | undefined,
  isPublisher: boolean,
  t: CollectionMessages,
): Html {
  const button = (name: string, label: string, look = 'editor-button-quiet'): Html =>
    html`<button class="editor-button ${look}" form="item" name="do" value="${name}">${label}</button>`;
  if (item?.deletedAt) return button('restore', t.restore, '');
  const isFree = item && !isNeeded(collection, item);
  return html`<div class="editor-item-main">
      ${isPublisher && button('publish', t.publish, '')}
      ${button('save', t.save, isPublisher ? 'editor-button-quiet' : '')}
      ${hasPreview(collection) && html`<button class="editor-button editor-button-quiet" form="item" formtarget="_blank" name="do" value="preview">${t.preview} ↗</button>`}
    </div>
    ${
      isPublisher
        ? html`<details class="editor-more">
            <summary>${t.publishAt}</summary>
            <label for="at">${t.time}</label>
            <input type="datetime-local" id="at" name="at" form="item" />
            ${button('schedule', t.schedule)}
          </details>`
        : html`<p class="editor-muted">${t.publishersOnly}</p>`
    }
    ${item?.publishAt && isPublisher && button('unschedule', t.unschedule)}
    ${item?.published && isPublisher && isFree && button('unpublish', t.unpublish)}
    ${isFree && (isPublisher || !item.published) && button('delete', t.delete)}`;
}

/** Lists the published versions of an item. */
const renderVersions = (
  versions: readonly ItemVersion[],
  format: (time: Date) => string,
  isOpen: boolean,
  t: CollectionMessages,
): Html =>
  html`<details class="editor-more">
    <summary>${t.versions} (${versions.length})</summary>
    <ul class="editor-plain-list">
      ${versions.map(
        ({ number, madeAt, madeBy }) =>
          html`<li>
            ${format(madeAt)}<br /><span class="editor-muted">${madeBy}</span>
            ${isOpen && html`<button class="editor-plain" form="item" name="version" value="${number}">${t.useVersion}</button>`}
          </li>`,
      )}
    </ul>
  </details>`;

/** Renders the form of an item. The script of the build shows its fields; without it, the value is edited as JSON. */
export function renderItemPage(
  context: EditorContext,
  collection: AnyCollection,
  view: ItemView,
  sites: SiteNames,
): string {
  const { messages, csrfToken, user } = context;
  const { language } = messages;
  const t = getCollectionMessages(language);
  const { item, schema, value, problems = [], conflict, address, versions = [] } = view;
  const list = getListPath(collection);
  const action = item ? `${list}/${item.id}` : list;
  const mayWrite = user !== undefined && mayWriteItem(user, view);
  const isPublisher = mayWrite && user.role === 'publisher';
  const format = (time: Date): string => formatTime(time, messages, getTimeZone(view.site));
  const place = namePlace(view, sites, context, t);
  const named = collection.isSingle ? `${collection.title[language]}: ${place}` : item?.title || t.untitled;
  const title = item ? named : t.create(collection.one[language]);
  const settings = {
    schema,
    isTyped: view.isTyped === true,
    problems: problems.map(({ path, message }) => ({ path, message })),
    site: view.site ?? '',
    language: view.language ?? view.languages[0] ?? 'fi',
    uiLanguage: language,
    adapter: { api: '/editor/api', features: FEATURES, csrf: { header: CSRF_HEADER, token: csrfToken } },
  };
  const isOpen = mayWrite && !item?.deletedAt;
  return renderEditorPage(context, {
    title,
    part: 'collections',
    script: html`<link rel="stylesheet" href="/assets/editor/editor.css" />
      <link rel="stylesheet" href="/assets/editor/item-form.css" />
      <script type="application/json" id="item-settings">
        ${scriptJson(settings)}
      </script>
      <script type="module" src="/assets/editor/item-form.js"></script>`,
    content: html`<p><a href="${list}">← ${collection.title[language]}</a></p>
      <div class="editor-head">
        <h1>${title}</h1>
        ${address && html`<a class="editor-plain-link" href="${address}" target="_blank" rel="noopener">${t.view} ↗</a>`}
      </div>
      ${!mayWrite && html`<p class="editor-notice">${view.site === null ? t.readOnlyEstate : t.readOnly}</p>`}
      ${view.notice && html`<p class="editor-notice" role="status">${view.notice}</p>`}
      ${view.error && html`<p class="editor-error" role="alert">${view.error}</p>`}
      ${view.remarks?.map((remark) => html`<p class="editor-notice">${remark}</p>`)}
      ${
        conflict &&
        html`<div class="editor-notice" role="alert">
          <p>${t.conflict(conflict.changedBy ?? t.somebody, format(conflict.changedAt))}</p>
          ${renderDifferences(schema, value, conflict.draft, t)}
        </div>`
      }
      ${
        problems.length > 0 &&
        html`<div class="editor-notice" role="alert" id="problems">
          <p><strong>${t.problems(problems.length)}</strong></p>
          <ul>
            ${problems.map(
              ({ path, field, message }) =>
                html`<li>
                  <a href="#item" data-problem="${joinPath(path)}">${field || title}</a>: ${message}
                </li>`,
            )}
          </ul>
        </div>`
      }
      <div class="editor-item">
        <form id="item" method="post" action="${action}" ${!isOpen && html`inert`}>
          ${renderCsrfField(context)}
          <input name="revision" value="${conflict?.revision ?? item?.revision ?? 0}" hidden />
          ${!item && html`<input name="place" value="${formatPlace(view)}" hidden />`}
          <button class="editor-hidden" name="do" value="save" tabindex="-1" aria-hidden="true">
            ${t.save}
          </button>
          <noscript><p class="editor-notice">${t.noScript}</p></noscript>
          <label for="value" class="editor-hidden">${t.json}</label>
          <textarea id="value" name="value" rows="24" spellcheck="false">
${'\n'}${JSON.stringify(value, null, 2)}</textarea>
          <div id="item-fields"></div>
        </form>
        <aside>
          ${item && html`<p>${renderState(item, context, t, view.failures)}</p>`}
          <p class="editor-muted">
            ${place}${item && html`<br />${format(item.changedAt)}${item.changedBy && html`, ${item.changedBy}`}`}
          </p>
          ${item?.deletedAt && html`<p>${t.inBin}</p>`}
          ${mayWrite && renderItemButtons(collection, item, isPublisher, t)}
          ${versions.length > 0 && renderVersions(versions, format, isOpen, t)}
        </aside>
      </div>`,
  });
}

/** Renders the results of an action on several items, or of an import. */
export const renderResults = (
  context: EditorContext,
  collection: AnyCollection,
  title: string,
  summary: string,
  refused: readonly (readonly [name: string | Html, reasons: readonly string[]])[],
  back = '',
): string =>
  renderEditorPage(context, {
    title,
    part: 'collections',
    content: html`<h1>${title}</h1>
      <p role="status">${summary}</p>
      <ul class="editor-plain-list">
        ${refused.map(
          ([name, reasons]) =>
            html`<li>
              ${name}
              <p class="editor-error">${reasons.join(' ')}</p>
            </li>`,
        )}
      </ul>
      <p>
        <a class="editor-button editor-button-quiet" href="${getListPath(collection)}${back}"
          >${getCollectionMessages(context.messages.language).back}</a
        >
      </p>`,
  });
