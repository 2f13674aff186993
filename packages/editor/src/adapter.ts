/**
 * The boundary between the block editor and the server of a site (docs/editor-for-your-cms.md). A site gives the editor an adapter: an object
 * with functions. The editor offers only what the adapter has.
 */
import type {
  Block,
  DraftState,
  EditorOptions,
  LinkRow,
  Notes,
  Page,
  PageDetails,
  PageHealth,
  PageId,
  PickerRow,
  Picture,
  PreviewLinks,
  Publication,
  Saved,
  Section,
  SectionRow,
  SeenEdition,
  SeenSection,
  TranslatedTexts,
  Translations,
  Use,
  Version,
} from './contract.ts';

/** The site and the language of a page, whose products, recipes and pages are searched. */
export type Place = Pick<Page, 'site' | 'language'>;

/** A page in a list. */
export interface FoundPage {
  id: PageId;
  path: string;
  title: string;
  /** Needed for translations. */
  language?: string;
  /** Shown in the list of pages. */
  state?: Page['state'];
}

/** A page to be created. */
export interface NewPage {
  title: string;
  path: string;
}

/** A page as an adapter returns it. The editor fills missing fields with the values of a page without reviews, schedule and template. */
export type PageAnswer = Pick<
  Page,
  'id' | 'site' | 'language' | 'path' | 'title' | 'blocks' | 'version' | 'state'
> &
  Partial<Page>;

/** Answer of `presence`. */
export interface Presence {
  /** Names of the others who have the page open. */
  others: string[];
  /** Whether the same person has the page open in another tab. Default: false. */
  hasOwnTab?: boolean;
  /** Version of the saved draft. A newer one is loaded and merged. */
  version: number;
  publication: Publication;
  /** Changes when a note is written or resolved. */
  notes: string;
}

/** The language of a new picture's text, or why it has none: it is decorative, or its text is written later. */
export interface PictureDetails {
  language?: string;
  without?: 'decorative' | 'later';
}

/** The calls that every adapter has, and the renewal of a token. */
interface DraftCalls {
  /** Loads the draft of a page. */
  load: (id: PageId) => Promise<PageAnswer>;
  /**
   * Saves the draft if the server has the version that it is based on.
   * @throws with status 409 and the current page as `body` if another version was saved; the editor merges it
   */
  save: (id: PageId, details: PageDetails, version: number) => Promise<Saved>;
  /** Renews the CSRF token. @throws with status 401 if the session has ended */
  renew?: () => Promise<void>;
}

/** Calls about the whole page. */
interface PageCalls {
  /** Feature `list`. Lists the pages with a text in their title or path; all for ''. Of one language, if it is given. */
  list?: (text: string, site: string, language?: string) => Promise<FoundPage[]>;
  /** Feature `create`. Creates an empty draft. @throws with status 400 or 409 and the reason if the path can't be used */
  create?: (page: NewPage) => Promise<{ id: PageId }>;

  /**
   * Feature `publish`. Makes the draft of `version` the page that visitors see.
   * @param sections the drafts of sections that are published with it, if the adapter has sections
   * @param isSure whether the publisher has seen what the server asks about
   * @throws 409 as `save` does. Throws 422 with `{error, questions}` as `body` if the server asks first.
   */
  publish?: (
    id: PageId,
    version: number,
    sections?: readonly SeenSection[],
    isSure?: boolean,
  ) => Promise<PageAnswer>;
  /** Feature `unpublish`. Takes the page from visitors. */
  unpublish?: (id: PageId) => Promise<PageAnswer>;
  /** Feature `move`. Changes the path. */
  move?: (id: PageId, path: string) => Promise<PageAnswer>;
  /** Feature `duplicate`. Copies the draft into a new page. */
  duplicate?: (id: PageId) => Promise<{ id: PageId }>;
  /** Feature `remove`. Deletes the page. */
  remove?: (id: PageId) => Promise<unknown>;

  /** Feature `health`. Returns the findings of the server about the page. */
  health?: (id: PageId) => Promise<PageHealth>;
}

/** Calls for the targets of links, pictures, documents, products and recipes. */
interface LibraryCalls {
  /** Feature `links`. Searches the targets of links by title or path. */
  links?: (text: string, place: Place) => Promise<LinkRow[]>;
  /** Feature `linkCheck`. Whether the site has a page at a path. Otherwise links are not checked. */
  isThere?: (site: string, path: string) => Promise<boolean>;

  /** Feature `media`. Searches pictures. */
  pictures?: (text: string) => Promise<Picture[]>;
  /** Feature `media`. Adds a picture. @throws with status 400, 413 or 415 and the reason if the file is refused */
  addPicture?: (file: File, alt: string, details?: PictureDetails) => Promise<Picture>;
  /** Feature `documents`. Adds a document for visitors to download. @throws with status 413 or 415 and the reason if the file is refused */
  addDocument?: (file: File, place: Place) => Promise<LinkRow>;
  /** Feature `focus`. Returns a picture. */
  picture?: (id: number) => Promise<Picture>;
  /** Feature `focus`. Returns the picture at an address that has another point in view. Other uses of the picture stay as they are. */
  setFocus?: (id: number, focus: Picture['focus']) => Promise<Picture>;

  /** Feature `pick`. Searches products or recipes by name or number, in a category ('' for all). */
  pick?: (
    kind: 'product' | 'recipe',
    text: string,
    place: Place,
    category?: string,
  ) => Promise<{ rows: PickerRow[]; categories: string[] }>;
}

/** Calls for people who work on a page together. */
interface TogetherCalls {
  /** Feature `presence`. Reports every five seconds that this tab has the page open. */
  presence?: (id: PageId, tab: string) => Promise<Presence>;
  /** Feature `presence`. Reports that this tab is being closed. The call outlives the tab. */
  leave?: (id: PageId, tab: string) => Promise<unknown>;

  /** Feature `notes`. @param seen ids of notes that the user was shown, so that mentions in them count as seen */
  notes?: (id: PageId, seen?: readonly number[]) => Promise<Notes>;
  /** Feature `notes`. @throws with status 409 if a note is on a block and the draft is not `version` any more */
  addNote?: (
    id: PageId,
    version: number,
    body: string,
    block: number | null,
    parent: number | null,
  ) => Promise<Notes>;
  /** Feature `notes`. */
  resolveNote?: (id: PageId, note: number, isOpen: boolean) => Promise<Notes>;
}

/** Calls for earlier states of a page. */
interface HistoryCalls {
  /** Feature `history`. Lists the published versions. */
  versions?: (id: PageId) => Promise<Version[]>;
  /** Feature `history`. Lists earlier states of the draft. */
  drafts?: (id: PageId) => Promise<DraftState[]>;
  /** Feature `history`. Returns an earlier state of the draft. */
  draft?: (id: PageId, number: number) => Promise<PageDetails>;
  /** Feature `history`. Keeps the saved draft as an earlier state, before another one replaces it. */
  keepDraft?: (id: PageId) => Promise<unknown>;
}

/** Calls for drafts that are published at a time, and for several drafts side by side. */
interface TimeCalls {
  /** Feature `schedule`. Publishes the draft of `version` at a date and time of the page's time zone. @throws 409 and 422 as `publish` does */
  schedule?: (
    id: PageId,
    at: string,
    version: number,
    sections?: readonly SeenSection[],
    isSure?: boolean,
    /** Feature `editions`: the edition that it becomes. Default: that of the draft. */
    name?: string,
  ) => Promise<PageAnswer>;
  /** Feature `schedule`. Unpublishes the page at a date and time of its time zone; null for never. */
  unpublishAt?: (id: PageId, at: string | null) => Promise<PageAnswer>;
  /** Feature `schedule`. */
  unschedule?: (id: PageId) => Promise<PageAnswer>;

  /** Feature `editions`. Keeps the draft of `version` under its name, and continues a copy under another. @throws 409 as `save` does */
  addEdition?: (id: PageId, name: string, version: number) => Promise<PageAnswer>;
  /** Feature `editions`. Keeps the draft of `version` under its name, and makes an edition the draft. @throws 409 as `save` does */
  openEdition?: (id: PageId, edition: number, version: number) => Promise<PageAnswer>;
  /**
   * Feature `editions`. Publishes an edition, now or at a date and time of the page's time zone.
   * @throws 422 as `publish` does
   */
  publishEdition?: (
    id: PageId,
    edition: SeenEdition,
    at: string | null,
    sections?: readonly SeenSection[],
    isSure?: boolean,
  ) => Promise<PageAnswer>;
  /** Feature `editions`. Takes the time from an edition. */
  unscheduleEdition?: (id: PageId, edition: number) => Promise<PageAnswer>;
  /** Feature `editions`. Deletes an edition without a time. */
  removeEdition?: (id: PageId, edition: number) => Promise<PageAnswer>;
}

/** Calls that show the draft to others before it is published. */
interface ReviewCalls {
  /** Feature `reviews`. Asks for a review of the draft of `version`. @throws 409 as `save` does */
  requestReview?: (id: PageId, version: number, note: string) => Promise<PageAnswer>;
  /** Feature `reviews`. */
  withdrawReview?: (id: PageId) => Promise<PageAnswer>;
  /**
   * Feature `reviews`. Publishes the reviewed version, now or at a date and time of the page's time zone.
   * @param seen `seen` of the review as it was when the publisher looked at it
   * @throws 409 with the current page as `body` if the review shows something else now. Throws 422 as `publish` does.
   */
  approveReview?: (
    id: PageId,
    review: number,
    at: string | null,
    sections?: readonly SeenSection[],
    seen?: string,
    isSure?: boolean,
  ) => Promise<PageAnswer>;
  /** Feature `reviews`. */
  returnReview?: (id: PageId, review: number, note: string) => Promise<PageAnswer>;

  /** Feature `previewLinks`. Lists the links by which people without an account see the draft. */
  previewLinks?: (id: PageId) => Promise<PreviewLinks>;
  /** Feature `previewLinks`. */
  createPreviewLink?: (id: PageId, days: number) => Promise<PreviewLinks>;
  /** Feature `previewLinks`. */
  revokePreviewLink?: (id: PageId, link: number) => Promise<PreviewLinks>;
}

/** Calls for the page in other languages. */
interface TranslationCalls {
  /** Feature `translations`. */
  translations?: (id: PageId) => Promise<Translations>;
  /** Feature `translations`. Copies the saved draft into another language, and returns the page of that language. */
  translate?: (id: PageId, language: string) => Promise<{ id: PageId }>;
  /** Feature `translations`. Links the page with another one as its translation. */
  linkTranslation?: (id: PageId, page: PageId) => Promise<Translations>;
  /** Feature `translations`. Takes the page out of its group of translations. */
  unlinkTranslation?: (id: PageId) => Promise<Translations>;
  /** Feature `translations`. Records which texts of a page are translated. */
  setTranslated?: (translated: TranslatedTexts, id: PageId) => Promise<unknown>;
}

/** Calls for sections, which several pages show. */
interface SectionCalls {
  /** Feature `sections`. */
  sections?: (site: string, language: string) => Promise<SectionRow[]>;
  /** Feature `sections`. Returns a section as a page of a place shows it. @throws with status 404 if there is no such section */
  section?: (id: number, place: Place) => Promise<Section>;
  /** Feature `sections`. */
  createSection?: (section: {
    site: string;
    language: string;
    name: string;
    blocks: readonly Block[];
    /** The page that the blocks are from. */
    page: PageId;
  }) => Promise<Section>;
  /** Feature `sections`. Lists the pages that use a section. */
  uses?: (id: PageId) => Promise<Use[]>;
}

/**
 * The calls of the editor. `load` and `save` are needed. A function that fails throws an error with the HTTP `status`, a `message` for the
 * editor and, at 409, the current page as `body`; `CallError` is such an error. Status 401 means that the session has ended.
 */
export interface EditorAdapter
  extends
    DraftCalls,
    PageCalls,
    LibraryCalls,
    TogetherCalls,
    HistoryCalls,
    TimeCalls,
    ReviewCalls,
    TranslationCalls,
    SectionCalls {}

/** The functions of each feature. An adapter has a feature if it has all of its functions. */
export const FEATURES = {
  list: ['list'],
  create: ['create'],
  publish: ['publish'],
  unpublish: ['unpublish'],
  move: ['move'],
  duplicate: ['duplicate'],
  remove: ['remove'],
  links: ['links'],
  linkCheck: ['isThere'],
  media: ['pictures', 'addPicture'],
  documents: ['addDocument'],
  focus: ['picture', 'setFocus'],
  presence: ['presence', 'leave'],
  history: ['versions', 'drafts', 'draft', 'keepDraft'],
  schedule: ['schedule', 'unpublishAt', 'unschedule'],
  editions: ['addEdition', 'openEdition', 'publishEdition', 'unscheduleEdition', 'removeEdition'],
  reviews: ['requestReview', 'withdrawReview', 'approveReview', 'returnReview'],
  notes: ['notes', 'addNote', 'resolveNote'],
  previewLinks: ['previewLinks', 'createPreviewLink', 'revokePreviewLink'],
  translations: ['translations', 'translate', 'linkTranslation', 'unlinkTranslation', 'setTranslated'],
  health: ['health'],
  pick: ['pick'],
  sections: ['sections', 'section', 'createSection', 'uses'],
} as const satisfies Record<string, readonly (keyof EditorAdapter)[]>;

/** A part of the editor that needs functions of the adapter. */
export type Feature = keyof typeof FEATURES;

/** Settings of the adapter for a plain HTTP API. */
export interface HttpSettings {
  /** Address below which the server answers, such as `/editor/api`. */
  api: string;
  /** The features of the server in addition to `load` and `save`. */
  features: readonly Feature[];
  /** The header that every write sends: with a token of the document, which `GET me` renews, or with the value of a cookie. */
  csrf?: { header: string; token: string } | { header: string; cookie: string };
}

/** Settings that the server writes into the document: those of the editor, and of the adapter for an HTTP API. */
export interface EditorSettings extends EditorOptions, HttpSettings {}
