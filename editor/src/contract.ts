/**
 * Types of the boundary between the block editor and the server that it saves to: the settings in the document, the page
 * and the answers of `/editor/api`. The server imports them as `@saaristo/editor/contract`. Times are ISO texts.
 */

/** An editor writes drafts and answers enquiries. A publisher also publishes and manages users. */
export type Role = 'editor' | 'publisher';

/** Settings that the server writes into the document. */
export interface EditorSettings {
  pageId: number;
  language: 'fi' | 'en';
  /** CSRF token, sent with every write. */
  token: string;
  user: { name: string; role: Role };
  /** Origin of the page's site for visitors, if the server knows it. */
  siteOrigin?: string;
  /** Class of the element around adjacent blocks of the same widget, by widget. */
  rows: Record<string, string>;
  /** Widgets that float above the page or show nothing. */
  floating: readonly string[];
  /** Widgets that have a picture below /assets/pictures/. */
  pictures: readonly string[];
}

/** Widths of a window: below 768 px, below 1024 px, and wider. */
export type Width = 'phone' | 'tablet' | 'desktop';

/** Settings of a block beside its content. */
export interface BlockSettings {
  /** Name for editors. Visitors do not get it. */
  name?: string;
  /** Widths at which visitors do not see the block. */
  hideOn?: readonly Width[];
  /** Whether it began as its widget's example. The editor names the values that still are; visitors never get it. */
  example?: boolean;
}

/** A block of a page: a widget with its props, or rich text (sanitised HTML). */
export type Block = BlockSettings &
  (
    | {
        widget: string;
        /** Version of the props, if they are older than the widget's current version. */
        version?: number;
        props: Record<string, unknown>;
        load?: string;
      }
    | { html: string }
  );

/** The part of a page that is saved, published and kept as a version. */
export interface PageDetails {
  title: string;
  description: string;
  /** In order, without the header, which the server adds. */
  blocks: Block[];
  /** The picture that other services show of the page. Without it, they show the first picture of the blocks. */
  share?: { url: string; alt: string };
  /** Whether no search lists the page, neither the site's own nor web searches. */
  unlisted?: boolean;
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
  id: number;
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
}

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
  /** Time at which the page is unpublished automatically. */
  unpublishAt: string | null;
  /** Name of the publisher who has set `unpublishAt`. */
  unpublishBy: string | null;
  /** The review that waits, or that was sent back. */
  review: Review | null;
}

/** A page as the server answers it. A call that is refused as outdated (409) answers it as well. */
export interface Page extends PageDetails, Publication {
  id: number;
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
  id: number;
  title: string;
  path: string;
}

/** What other services show of a page whose link is shared, as its `og:` tags say. */
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
  /** What shares of the saved draft show; null for a template or section. */
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

/** The value that three of four measurements in visitors' browsers do not exceed, and the number of measurements. */
export interface Percentile {
  p75: number;
  count: number;
}

/** Figures from visitors' browsers. */
export interface PageFigures {
  /** The days that they are from. */
  days: number;
  /** LCP and INP in milliseconds, and CLS. */
  page: Partial<Record<'lcp' | 'inp' | 'cls', Percentile>>;
  /** By widget: times in milliseconds, compressed bytes, and the number of failed markers. */
  widgets: Record<string, Partial<Record<'load' | 'mount' | 'bytes' | 'failed', Percentile>>>;
}

/** A picture of the media library. */
export interface Picture {
  id: number;
  name: string;
  /** Address at which every size is served. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** The point that stays visible when the picture is cropped, as fractions of its width and height. */
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
  kind: 'page' | 'listing' | 'product' | 'recipe' | 'news';
}
