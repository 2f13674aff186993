/** Renders the pages of uses, of broken links, and of addresses of other sites. */
import { type Site, SITES } from 'saaristo/sites';
import { getEditAddress } from '../store/tasks.ts';
import { type ExternalAddress, MAX_USES, type PageUse, type PlacedBlock } from '../store/uses.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { formatQuery, renderSearch, renderSelect, withNote } from '../../admin/controls.ts';
import { type EditorContext, renderEditorPage } from '../../admin/layout.ts';
import { type Column, renderTable, type SiteNames } from '../../admin/list.ts';
import { getPageMessages } from '../../admin/messages/pages.ts';
import type { BrokenLinks } from './broken-links.ts';
import { getUsesMessages } from '../../admin/messages/uses.ts';
import type { Thing } from './things.ts';

export const USES_PATH = '/editor/uses';
export const LINKS_PATH = '/editor/links';

/** Titles of widgets by name. */
export type BlockTitles = ReadonlyMap<string, string>;

/** Returns the address of the uses of a thing. */
export const getUsesPath = ({ kind, key }: Pick<Thing, 'kind' | 'key'>): string =>
  USES_PATH + formatQuery({ of: `${kind}:${key}` });

/** Renders the blocks of a use as links into the editor. */
export function renderPlacedBlocks(
  { messages }: EditorContext,
  { id, collection, blocks, isShared, editions }: PageUse,
  titles: BlockTitles,
): Html {
  if (collection !== undefined) return html``;
  const t = getUsesMessages(messages.language);
  const link = ({ index, block }: PlacedBlock): Html => {
    const title = 'html' in block ? t.richText : (titles.get(block.widget) ?? block.widget);
    return html`<li>
      <a href="/editor/pages/${id}#block-${index + 1}">${t.block(title, index + 1)}</a>
    </li>`;
  };
  return blocks.length === 0 && !isShared && editions.length === 0
    ? html`<span class="editor-muted">${t.onlyPublic}</span>`
    : html`<ul class="editor-plain-list">
        ${blocks.map(link)} ${isShared && html`<li><a href="/editor/pages/${id}">${t.share}</a></li>`}
        ${editions.map((name) => html`<li><a href="/editor/pages/${id}">${t.edition(name)}</a></li>`)}
      </ul>`;
}

/** Creates the columns of pages that use something. */
function createUseColumns(context: EditorContext, sites: SiteNames, titles: BlockTitles): Column<PageUse>[] {
  const { messages } = context;
  const t = getUsesMessages(messages.language);
  const { untitled } = getPageMessages(messages.language);
  return [
    [
      t.page,
      ({ id, collection, title, site, path }) =>
        withNote(
          html`<a href="${getEditAddress(id, collection)}"><strong>${title || untitled}</strong></a>`,
          [site && (sites.get(site) ?? site), path].filter(Boolean).join(' '),
        ),
    ],
    [t.blocks, (use) => renderPlacedBlocks(context, use, titles)],
    [t.shown, ({ isPublic }) => isPublic && t.shownYes, 'words'],
  ];
}

/** Renders links between the pages that help to find things. */
function renderTabs({ messages }: EditorContext, current: 'uses' | 'broken' | 'external'): Html {
  const t = getUsesMessages(messages.language);
  const tab = (name: typeof current, address: string, text: string): Html =>
    html`<li>
      <a href="${address}" ${name === current && html`aria-current="page"`}>${text}</a>
    </li>`;
  return html`<nav aria-label="${getPageMessages(messages.language).pages}">
    <ul class="editor-filter">
      <li><a href="/editor">${getPageMessages(messages.language).pages}</a></li>
      ${tab('uses', USES_PATH, t.uses)} ${tab('broken', LINKS_PATH, t.broken)}
      ${tab('external', `${LINKS_PATH}?external=1`, t.external)}
    </ul>
  </nav>`;
}

export interface UsesView {
  /** The searched text, and the things that were found by it. */
  text: string;
  things?: readonly Thing[] | undefined;
  found?: { thing: Thing; uses: readonly PageUse[] } | undefined;
}

/** Renders the search for things, and the pages that use one. */
export function renderUsesPage(
  context: EditorContext,
  { text, things, found }: UsesView,
  sites: SiteNames,
  titles: BlockTitles,
): string {
  const { messages } = context;
  const t = getUsesMessages(messages.language);
  const choice = (thing: Thing): Html =>
    html`<li>
      <span class="editor-muted">${t.kinds[thing.kind]}</span>
      <a href="${getUsesPath(thing)}">${thing.title}</a>
    </li>`;
  const heading = found ? t.usesOf(found.thing.title) : t.uses;
  return renderEditorPage(context, {
    title: heading,
    part: 'pages',
    content: html`${renderTabs(context, 'uses')}
      <h1>${heading}</h1>
      <form class="editor-search" method="get" action="${USES_PATH}" role="search">
        ${renderSearch(t.search, text, html`aria-describedby="q-hint"`)}
        <button class="editor-button editor-button-quiet">${messages.search}</button>
      </form>
      <p class="editor-muted" id="q-hint">${t.lead}</p>
      ${
        things &&
        (things.length === 0
          ? html`<p class="editor-nothing" role="status">${t.nothing}</p>`
          : html`<h2>${t.choose}</h2>
              <ul class="editor-plain-list">
                ${things.map(choice)}
              </ul>`)
      }
      ${
        found &&
        html`<p role="status">
            ${t.kinds[found.thing.kind]} ·
            ${found.uses.length < MAX_USES ? t.count(found.uses.length) : t.most(MAX_USES)}
          </p>
          ${found.uses.length > 0 && renderTable(createUseColumns(context, sites, titles), found.uses, t.nothing)}`
      }`,
  });
}

const renderSiteFilter = (
  { messages }: EditorContext,
  site: Site | undefined,
  isExternal: boolean,
  sites: SiteNames,
): Html => {
  const t = getPageMessages(messages.language);
  return html`<form class="editor-search" method="get" action="${LINKS_PATH}">
    ${renderSelect('site', t.site, [['', t.allSites], ...SITES.map((one) => [one, sites.get(one) ?? one] as const)], site ?? '')}
    ${isExternal && html`<input type="hidden" name="external" value="1" />`}
    <button class="editor-button editor-button-quiet">${getUsesMessages(messages.language).filter}</button>
  </form>`;
};

/** Renders the addresses with nothing at them, with the pages and blocks that have them. */
export function renderBrokenLinksPage(
  context: EditorContext,
  { links, hasMore }: BrokenLinks,
  site: Site | undefined,
  sites: SiteNames,
  titles: BlockTitles,
): string {
  const { messages } = context;
  const t = getUsesMessages(messages.language);
  const rows = links.flatMap(({ address, uses }) => uses.map((use) => ({ ...use, address })));
  const columns: Column<PageUse & { address: string }>[] = [
    [t.address, ({ address }) => html`<code>${address}</code>`],
    ...createUseColumns(context, sites, titles),
  ];
  return renderEditorPage(context, {
    title: t.broken,
    part: 'pages',
    content: html`${renderTabs(context, 'broken')}
      <h1>${t.broken}</h1>
      <p class="editor-hint">${t.brokenLead}</p>
      ${renderSiteFilter(context, site, false, sites)}
      ${
        rows.length === 0
          ? html`<p class="editor-nothing" role="status">${t.noBroken}</p>`
          : html`${hasMore && html`<p role="status">${t.mostBroken(links.length)}</p>`}
            ${renderTable(columns, rows, t.noBroken)}`
      }`,
  });
}

/** Renders the addresses of other sites with the number of their pages. */
export function renderExternalPage(
  context: EditorContext,
  addresses: readonly ExternalAddress[],
  site: Site | undefined,
  sites: SiteNames,
): string {
  const { messages } = context;
  const t = getUsesMessages(messages.language);
  const columns: Column<ExternalAddress>[] = [
    [t.address, ({ address }) => html`<code>${address}</code>`],
    [
      t.pages,
      ({ address, pages }) =>
        html`<a href="${getUsesPath({ kind: 'link', key: address })}">${t.count(pages)}</a>`,
      'words',
    ],
  ];
  return renderEditorPage(context, {
    title: t.external,
    part: 'pages',
    content: html`${renderTabs(context, 'external')}
      <h1>${t.external}</h1>
      <p class="editor-hint">${t.externalLead}</p>
      ${renderSiteFilter(context, site, true, sites)}
      ${
        addresses.length === 0
          ? html`<p class="editor-nothing" role="status">${t.noExternal}</p>`
          : renderTable(columns, addresses, t.noExternal)
      }`,
  });
}
