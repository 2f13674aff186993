/**
 * Types of the boundary between the block editor and the server that it saves to: the settings, the page and the answers of calls. The
 * reference CMS imports them as `@saaristo/editor/contract`, others from `saaristo/editor`. Times are ISO texts.
 */
import type { Schema } from 'saaristo/form';
import type { Block, BlockSlots, PageDetails } from 'saaristo/page-details';
import type { CatalogueEntry } from 'saaristo/widgets.json';

export type { Block, BlockSettings, BlockSlots, PageDetails, Width } from 'saaristo/page-details';

/** An editor writes drafts and answers enquiries. A publisher also publishes and manages users. */
export type Role = 'editor' | 'publisher';

/** A language of editors: English, Finnish or Swedish. */
export type EditorLanguage = 'en' | 'fi' | 'sv';

/** The number or the name of a page. */
export type PageId = number | string;

/** Addresses of the site's documents. `{id}` stands for the page. */
export interface EditorAddresses {
  /** The list of pages, to which the editor goes back. Default: the address of the document. */
  list?: string;
  /** The editor of a page. Default: `?page={id}`. */
  page?: string;
  /** The page without its blocks, in which the editor shows them. */
  canvas: string;
  /** The draft as visitors would see it. Default: no preview. */
  preview?: string;
  /** Opened in another tab if the session has ended. */
  signIn?: string;
  /** The folder of the built files. Default: the one that `editor/editor.js` lies in. */
  assets?: string;
}

/** Settings of the editor. */
export interface EditorOptions {
  /** The page to edit. Default: `page` of the query; without one, the list of pages. */
  pageId?: PageId;
  /** Default: the language of the document, English if the editor does not speak it. */
  language?: EditorLanguage;
  /** `id` tells the accounts of a device apart, whose unsaved texts are kept separately. Default: the name. */
  user: { id?: string | number; name: string; role: Role };
  addresses: EditorAddresses;
  /** Origin of the page's site for visitors, if it is another one. */
  siteOrigin?: string;
  /** Class of the element around adjacent blocks of the same widget, by widget. Default: none. */
  rows?: Record<string, string>;
  /** Widgets that have a picture in the folder `pictures` of the built files. Default: none. */
  pictures?: readonly string[];
  /** Sets of blocks with which a page begins, or which are added to it. Default: none. */
  layouts?: readonly PageLayout[];
  /** Blocks that the server renders without a widget. Default: none. */
  blocks?: readonly PlainBlock[];
}

/**
 * A block without a widget. It is stored like a widget with slots. The server renders it as an element around its slots: the class is the
 * name of the block, and each choice of its props other than the default is a `data-` attribute (`getPlainElement`).
 */
export interface PlainBlock extends Pick<
  CatalogueEntry,
  'name' | 'title' | 'description' | 'category' | 'icon' | 'example' | 'editorTexts'
> {
  /** Choices only: texts with `enum` and booleans, with their defaults. */
  props: Schema;
  slots: NonNullable<CatalogueEntry['slots']>;
  /** The blocks in the slots of a new one. */
  start?: BlockSlots;
}

/** A set of blocks that are added together. */
export interface PageLayout {
  /** Name in addresses: `#layout-campaign` adds the blocks of `campaign` to an empty page. */
  name: string;
  title: string;
  description: string;
  /** Rich text, or a widget with its example; `items` is the maximum of items of its lists. */
  blocks: readonly ({ html: string } | { widget: string; items?: number })[];
}

/**
 * Kinds of pages without an address of their own. A section is blocks that pages share. All others are templates: the blocks around content
 * that the server renders.
 */
export type TemplateKind =
  | 'product'
  | 'recipe'
  | 'news'
  | 'product-list'
  | 'recipe-list'
  | 'news-list'
  | 'search'
  | 'section';

/** A question to the publisher before a page goes to visitors: the problems of a block. */
export interface Question {
  /** Index of the block; null for the page itself. */
  block: number | null;
  title: string;
  /** At least one. */
  messages: string[];
}

/** A section in a list. */
export interface SectionRow {
  id: number;
  site: string;
  /** The name of the site. */
  siteName?: string;
  language: string;
  name: string;
  state: PageState;
}

/** An unpublished section that is published with a page, with the version of its draft that the publisher has seen. */
export type SeenSection = Pick<Section, 'id' | 'version'>;

/** A section as pages show it. */
export interface Section extends SectionRow {
  /** The version of its draft. Publishing a page with its sections names it. */
  version: number;
  /** The published blocks, or those of the draft if nothing is published. */
  blocks: Block[];
  /** The blocks as visitors get them. */
  html: string;
}

/** A page that uses a section. */
export interface Use {
  id: PageId;
  site: string;
  language: string;
  path: string;
  title: string;
  /** Whether the published page uses it, and not only its draft or a scheduled version. */
  isPublished: boolean;
}

/** 'draft' is not visible to visitors, 'changed' is published with unpublished changes. */
export type PageState = 'draft' | 'published' | 'changed';

/** A scheduled publication that failed. */
export interface PublishFailure {
  attempts: number;
  /** null: no further attempt. */
  nextAttemptAt: string | null;
  /** Whether the path was taken at the last attempt. */
  isPathTaken: boolean;
  /** Whether the publisher of the schedule may not publish the page any more, so that it does not go out. */
  isPublisherGone?: boolean;
}

/** A draft of a page beside its current one. One with a time is published at that time, and leaves the others. */
export interface Edition {
  id: number;
  /** '' has no name. */
  name: string;
  /** Increases with each change of its content. Publishing names it. */
  version: number;
  savedAt: string;
  savedBy: string;
  /** null if it has no time. */
  publishAt: string | null;
  /** Name of the publisher of the schedule. */
  scheduledBy: string | null;
  /** Whether it, or the draft that continues it, has changes that are not scheduled. */
  hasChanges: boolean;
  failure: PublishFailure | null;
}

/** An edition in the version that the publisher has seen. */
export type SeenEdition = Pick<Edition, 'id' | 'version'>;

/** A review that an editor has asked for. */
export interface Review {
  id: number;
  note: string;
  requestedBy: string;
  requestedAt: string;
  /** null: waiting. */
  result: 'returned' | null;
  /** Reason of the return. */
  answer: string;
  decidedBy: string | null;
  /** Whether the draft differs from the reviewed version. */
  isOutdated: boolean;
  /** Names all that the review shows now, with its pictures and sections. An approval sends it back. */
  seen?: string;
}

/** A note on a page or a block. */
export interface Note {
  id: number;
  /** The note that this one answers. */
  parent: number | null;
  /** The index of the block in the version that the notes are sent with; null for a note on the page. */
  block: number | null;
  /** The type of the block, also if it is deleted. */
  blockType: string | null;
  body: string;
  writtenBy: string;
  writtenAt: string;
  resolvedAt: string | null;
  resolvedBy: string | null;
}

/** All notes of a page. */
export interface Notes {
  /** The version of the draft that the indexes refer to. */
  version: number;
  /** Changes when a note is written or resolved. */
  revision: string;
  /** Oldest first. */
  notes: Note[];
  /** The names that notes can mention. */
  people: string[];
}

/** The preview links of a page. */
export interface PreviewLinks {
  /** The address of a new link, which is sent only once. */
  url?: string;
  links: { id: number; createdBy: string; expiresAt: string }[];
}

/** The part of a page that changes when it is published, scheduled or unpublished, also automatically at a set time. */
export interface Publication {
  state: PageState;
  publishedAt: string | null;
  /** Time of the scheduled publication. */
  publishAt: string | null;
  /** Name of the publisher of that schedule. */
  scheduledBy: string | null;
  /** Whether the draft differs from the scheduled version. */
  isScheduleOutdated: boolean;
  publishFailure: PublishFailure | null;
  /** Name of the draft among the drafts of the page. */
  draftName?: string;
  /** The drafts beside it, those with a time first. `publishAt` is that of the first one. */
  editions?: readonly Edition[];
  /** Time at which the page is unpublished automatically. */
  unpublishAt: string | null;
  /** Name of the publisher who has set `unpublishAt`. */
  unpublishBy: string | null;
  /** The review that waits, or that was sent back. */
  review: Review | null;
}

/** A page as the server answers it. A call that is refused as outdated (409) answers it as well. */
export interface Page extends PageDetails, Publication {
  id: PageId;
  /** The kind that this page is the template of; null for an ordinary page. */
  template: TemplateKind | null;
  site: string;
  language: string;
  path: string;
  /** Increases with every save. */
  version: number;
  savedAt: string;
  savedBy: string | null;
  /** IANA time zone of the page's site, in which its times are shown and chosen. */
  timeZone: string;
}

/** Answer of a save. */
export interface Saved {
  version: number;
  savedAt: string;
  /** The blocks that were stored, if they differ from those that were sent: rich text is sanitised. */
  blocks?: Block[];
}

/** A published version of a page. */
export interface Version {
  number: number;
  madeAt: string;
  madeBy: string;
  details: PageDetails;
}

/** Hashes of translated texts, with those of the texts that they were translated from. */
export type TranslatedTexts = Record<string, string>;

/** A page in its languages. */
export interface Translations {
  /** The languages of the site, and the page of each that is linked to this one, or is this one. */
  languages: { language: string; page: RelatedPage | null }[];
  /** The page that this one is a translation of; null for the first page of the group, or a page without translations. */
  source: { page: RelatedPage; language: string; details: PageDetails } | null;
  translated: TranslatedTexts;
}

/** An earlier state of a draft. All saves of one person within ten minutes are one state. */
export interface DraftState {
  number: number;
  savedAt: string;
  savedBy: string;
}

/** Another page in a list of the page's health. */
export interface RelatedPage {
  id: PageId;
  title: string;
  path: string;
}

/** Preview of a shared link in other services, as the page's `og:` tags describe it. */
export interface Share {
  title: string;
  description: string;
  siteName: string;
  type: 'website' | 'article';
  /** null if the server does not know the host of the site. */
  url: string | null;
  /** With an underscore: `fi_FI`. */
  locale: string;
  /** Those of the published translations. */
  otherLocales: string[];
  /** null if the page has no picture, or the server does not know the host of the site. */
  image: { url: string; alt: string } | null;
}

/** The data of a page's health that the server has. */
export interface PageHealth {
  siteName: string;
  /** Preview of a shared link to the saved draft; null for a template or section. */
  share: Share | null;
  /** Origin of the site; null if the editor's address does not determine it. */
  origin: string | null;
  /** Published pages of the site that link to this one, at most 50. */
  linkedFrom: RelatedPage[];
  /** Whether the site's menu links to the page. */
  isInMenu: boolean;
  /** Other pages of the site and language with the title of the saved draft, at most 50. */
  sameTitle: RelatedPage[];
  /** Compressed bytes of the widgets' files, by the names of `chunks` in the catalogue. */
  chunkBytes: Record<string, number>;
}

/** A picture of the media library. */
export interface Picture {
  id: number;
  name: string;
  /** Address at which every size is served. */
  url: string;
  /** The alternative text in languages without one of their own. */
  alt: string;
  /** Alternative texts by code of language. */
  alts?: Readonly<Partial<Record<string, string>>>;
  /** Whether the picture needs no alternative text. */
  isDecorative?: boolean;
  width: number;
  height: number;
  /** The point that stays visible where the picture at this address is cropped, as fractions of its width and height. */
  focus: { x: number; y: number };
  /** Groups of the media library that it is in. */
  tags: string[];
}

/** A product or a recipe from a search. */
export interface PickerRow {
  /** The product's number or the recipe's id. */
  id: string;
  title: string;
  /** Path on the page's site; '' if it has no page there. */
  url: string;
  /** Path of its picture; '' if it has none. */
  image: string;
  /** '' if it has none. */
  category: string;
  /** Time of a recipe; null for a product. */
  minutes: number | null;
}

/** A target of a link in search results. */
export interface LinkRow {
  title: string;
  path: string;
  kind: 'page' | 'listing' | 'product' | 'recipe' | 'news' | 'document';
}
