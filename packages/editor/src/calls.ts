/**
 * The HTTP calls of the editor, below the address `api` of its settings (docs/decisions/0035-an-adapter-between-editor-and-server.md): the
 * adapter sends them, the reference CMS registers its routes by them, and docs/editor-calls.md lists them. The bundle imports only the types.
 */
import type { Operation, Parameter } from 'saaristo/api';
import * as v from 'valibot';
import type { FoundPage, PageAnswer, Presence } from './adapter.ts';
import type {
  Block,
  DraftState,
  LinkRow,
  Notes,
  PageDetails,
  PageHealth,
  PageId,
  PickerRow,
  Picture,
  PreviewLinks,
  Saved,
  Section,
  SectionRow,
  Translations,
  Use,
  Version,
} from './contract.ts';

/** An answer of a type. The editor trusts its server. */
const answers = <Type>() => v.custom<Type>(() => true);

const page = answers<PageAnswer>();
const newId = answers<{ id: PageId }>();
const notes = answers<Notes>();
const previewLinks = answers<PreviewLinks>();
const translations = answers<Translations>();
const nothing = answers<object>();

const text = v.string();
/** The id or the version of a row. */
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
const pageId = v.union([v.number(), text]);
const block = answers<Block>();
/** A date and time in the time zone of the page's site, or with a zone; null for none. */
const time = v.nullable(text);
/** The drafts of sections that are published with a page, as the publisher has seen them. */
const sections = v.optional(v.pipe(v.array(v.object({ id: number, version: number })), v.maxLength(500)));
/** Repeats a refused call: the publisher has seen the questions of the server. */
const isSure = v.optional(v.boolean());
const details = { title: text, description: v.optional(text), blocks: v.array(block) };

const string = { type: 'string' } as const satisfies Parameter;
const path = { type: 'string', maxLength: 2000 } as const satisfies Parameter;
const place = { site: string, language: string };
const search = { q: string, ...place };
const picked = {
  query: { ...search, category: string },
  answer: answers<{ rows: PickerRow[]; categories: string[] }>(),
};

/** Every call by its method and path, with path parameters in braces. */
export const CALLS = {
  'GET /me': {
    summary: 'Renews the token of the document. 401 if the session has ended.',
    answer: answers<{ token?: string }>(),
  },
  'GET /pages': {
    summary: 'Lists the pages with a text in their title or path.',
    query: search,
    answer: answers<{ rows: FoundPage[] }>(),
  },
  'POST /pages': {
    summary: 'Creates an empty draft.',
    body: v.object({ title: text, path: text }),
    answer: newId,
  },
  'GET /pages/{id}': { summary: 'Loads the draft of a page.', answer: page },
  'PUT /pages/{id}': {
    summary: 'Saves the draft, if `version` is the one that the server has.',
    body: v.looseObject({ ...details, version: number }),
    answer: answers<Saved>(),
  },
  'POST /pages/{id}/publish': {
    summary: 'Publishes the draft of `version`.',
    body: v.object({ version: number, sections, isSure }),
    answer: page,
  },
  'POST /pages/{id}/unpublish': { summary: 'Takes the page from visitors.', answer: page },
  'POST /pages/{id}/unpublish-at': {
    summary: 'Takes the page from visitors at a time.',
    body: v.object({ at: time }),
    answer: page,
  },
  'POST /pages/{id}/schedule': {
    summary:
      'Publishes the draft of `version` at a time, under a name. Without a time, takes back the next one.',
    body: v.object({ at: time, version: v.optional(number), name: v.optional(text), sections, isSure }),
    answer: page,
  },
  'POST /pages/{id}/move': {
    summary: 'Changes the path.',
    body: v.object({ path: text }),
    answer: page,
  },
  'POST /pages/{id}/duplicate': { summary: 'Copies the draft into a new page.', answer: newId },
  'POST /pages/{id}/delete': { summary: 'Deletes the page.', answer: nothing },

  'GET /links': {
    summary: 'Searches the targets of links by title or path.',
    query: search,
    answer: answers<{ rows: LinkRow[] }>(),
  },
  'GET /link': {
    summary: 'Tells whether the site has something at a path.',
    query: { site: string, path },
    answer: answers<{ found: boolean }>(),
  },
  'GET /products': { summary: 'Searches products by name or number.', ...picked },
  'GET /recipes': { summary: 'Searches recipes by name.', ...picked },

  'GET /media': {
    summary: 'Searches pictures, 48 a page.',
    query: { q: string, page: { type: 'integer', minimum: 1, maximum: 10_000 } },
    answer: answers<{ rows: Picture[] }>(),
  },
  'POST /media': {
    summary:
      'Adds a picture, or with `kind=document` a document. The body is the file. `x-file-name` and `x-alt`, percent-encoded, are its name and text, `x-language` the language of that text. Without a text, `x-without-alt` is `decorative` or `later`.',
    query: { kind: { type: 'string', enum: ['picture', 'document', 'any'] } },
    answer: answers<Picture>(),
  },
  'GET /media/{id}': { summary: 'Returns a picture.', answer: answers<Picture>() },
  'PUT /media/{id}': {
    summary:
      'Returns the picture at an address that has another point in view. Other uses of it stay as they are.',
    body: v.object({ focus: v.object({ x: v.number(), y: v.number() }) }),
    answer: answers<Picture>(),
  },

  'POST /pages/{id}/presence': {
    summary: 'Reports that a tab has the page open, every five seconds, or that it is gone.',
    body: v.object({ tab: v.pipe(text, v.regex(/^[\w-]{8,40}$/)), gone: v.optional(v.boolean()) }),
    answer: answers<Presence>(),
  },

  'GET /pages/{id}/versions': {
    summary: 'Lists the published versions.',
    answer: answers<{ versions: Version[] }>(),
  },
  'GET /pages/{id}/drafts': {
    summary: 'Lists earlier states of the draft.',
    answer: answers<{ drafts: DraftState[] }>(),
  },
  'GET /pages/{id}/drafts/{number}': {
    summary: 'Returns an earlier state of the draft.',
    answer: answers<PageDetails>(),
  },
  'POST /pages/{id}/drafts': {
    summary: 'Keeps the saved draft as an earlier state.',
    answer: nothing,
  },

  'POST /pages/{id}/editions': {
    summary: 'Keeps the draft of `version` under its name, and continues a copy under another.',
    body: v.object({ name: text, version: number }),
    answer: page,
  },
  'POST /pages/{id}/editions/{edition}/open': {
    summary: 'Keeps the draft of `version` under its name, and makes an edition the draft.',
    body: v.object({ version: number }),
    answer: page,
  },
  'POST /pages/{id}/editions/{edition}/publish': {
    summary: 'Publishes an edition, now or at a time.',
    body: v.object({ version: number, at: time, sections, isSure }),
    answer: page,
  },
  'POST /pages/{id}/editions/{edition}/unschedule': {
    summary: 'Takes the time from an edition.',
    answer: page,
  },
  'POST /pages/{id}/editions/{edition}/delete': {
    summary: 'Deletes an edition without a time.',
    answer: page,
  },

  'POST /pages/{id}/review': {
    summary: 'Asks for a review of the draft of `version`.',
    body: v.object({ version: number, note: v.optional(text) }),
    answer: page,
  },
  'POST /pages/{id}/review/withdraw': { summary: 'Ends the review.', answer: page },
  'POST /pages/{id}/review/approve': {
    summary: 'Publishes the reviewed version, now or at a time, if it still shows `seen`.',
    body: v.object({ review: number, at: time, sections, seen: v.optional(text), isSure }),
    answer: page,
  },
  'POST /pages/{id}/review/return': {
    summary: 'Sends the draft back, with the reason.',
    body: v.object({ review: number, note: v.optional(text) }),
    answer: page,
  },

  'GET /pages/{id}/notes': {
    summary: 'Lists the notes. `seen` has the ids of those that the user was shown, with commas.',
    query: { seen: { type: 'string', maxLength: 10_000 } },
    answer: notes,
  },
  'POST /pages/{id}/notes': {
    summary: 'Writes a note on the page, on a block of `version`, or as an answer to a note.',
    body: v.object({
      body: text,
      block: v.nullish(v.pipe(v.number(), v.integer())),
      version: v.optional(number),
      parent: v.nullish(number),
    }),
    answer: notes,
  },
  'POST /pages/{id}/notes/{note}/resolve': {
    summary: 'Resolves a note, or opens it again.',
    body: v.object({ isOpen: v.optional(v.boolean()) }),
    answer: notes,
  },

  'GET /pages/{id}/preview-links': {
    summary: 'Lists the links by which people without an account see the draft.',
    answer: previewLinks,
  },
  'POST /pages/{id}/preview-links': {
    summary: 'Creates a link for some days. Only this answer has its address.',
    body: v.object({ days: number }),
    answer: previewLinks,
  },
  'POST /pages/{id}/preview-links/{link}/revoke': { summary: 'Ends a link.', answer: previewLinks },

  'GET /pages/{id}/translations': { summary: 'Returns the page in its languages.', answer: translations },
  'POST /pages/{id}/translations': {
    summary: 'Copies the saved draft into another language.',
    body: v.object({ language: text }),
    answer: newId,
  },
  'POST /pages/{id}/translations/link': {
    summary: 'Links the page with another one as its translation.',
    body: v.object({ page: pageId }),
    answer: translations,
  },
  'POST /pages/{id}/translations/unlink': {
    summary: 'Takes the page out of its group of translations.',
    answer: translations,
  },
  'PUT /pages/{id}/translations': {
    summary: 'Records which texts of the page are translated, by hashes.',
    body: v.object({ translated: v.record(text, text) }),
    answer: nothing,
  },

  'GET /pages/{id}/health': {
    summary: 'Returns the findings of the server about the page.',
    answer: answers<PageHealth>(),
  },

  'GET /sections': {
    summary: 'Lists the sections for a site and a language.',
    query: place,
    answer: answers<{ rows: SectionRow[] }>(),
  },
  'POST /sections': {
    summary: 'Creates a section of blocks of a page.',
    body: v.object({
      site: text,
      language: text,
      name: text,
      blocks: v.array(block),
      page: v.nullish(pageId),
    }),
    answer: answers<Section>(),
  },
  'GET /sections/{id}': {
    summary: 'Returns a section, as a page of a site and language shows it.',
    query: place,
    answer: answers<Section>(),
  },
  'GET /pages/{id}/uses': {
    summary: 'Lists the pages that use a section.',
    answer: answers<{ uses: Use[] }>(),
  },
} as const satisfies Record<`${'GET' | 'POST' | 'PUT'} /${string}`, Operation>;

export type CallKey = keyof typeof CALLS;
