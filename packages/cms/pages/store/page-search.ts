/** Finds pages for the lists of editors: by state, author, template, language and words. */
import type { PageState } from '@saaristo/editor/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Queries } from '../../platform/database/database.ts';
import { escapeLike, rowCount } from '../../platform/database/expressions.ts';
import type { TemplateKind } from '../../platform/model/content.ts';
import { splitWords } from '../../search/text/language.ts';
import { correctBy } from '../../search/text/typos.ts';
import type { Edition } from '@saaristo/editor/contract';
import { COLUMNS, type PagePlace, selectPages } from './page-store.ts';

export interface PageRow extends PagePlace {
  id: number;
  template: TemplateKind | null;
  title: string;
  state: PageState;
  draftVersion: number;
  draftAt: Date;
  draftBy: string | null;
  publishedAt: Date | null;
  draftName: string;
  editions: Edition[];
  /** Whether a review of the page waits. */
  isReviewed: boolean;
  unpublishAt: Date | null;
  isUnpublisherGone: boolean;
}

/** The state of a page in the list. */
export const PAGE_STATES = ['draft', 'published', 'changed', 'scheduled', 'review'] as const;
export type StateFilter = (typeof PAGE_STATES)[number];

/** The orders of the list. The first one is the default. */
export const PAGE_ORDERS = ['path', 'title', 'saved', 'published'] as const;
export type PageOrder = (typeof PAGE_ORDERS)[number];

/** Selects pages of the list. */
export interface PageFilter {
  site?: Site | undefined;
  language?: Language | undefined;
  state?: StateFilter | undefined;
  /** The id of the user who saved the draft. */
  author?: number | undefined;
  /** A kind of template; 'none' for ordinary pages. */
  template?: TemplateKind | 'none' | undefined;
  /** Words that the title or the path contains. */
  text?: string | undefined;
  order?: PageOrder | undefined;
  /** Whether to list deleted pages instead of the others. */
  bin?: boolean;
  /** From 1. */
  page: number;
}

/** Pages per page of the list. */
export const PAGES_PER_LIST = 50;

/** Maximum titles whose words correct a misspelt search. */
const MAX_TITLES = 10_000;
const MAX_WORDS = 8;

/** Whether a review of the page waits. */
const isReviewed = sql<boolean>`exists (select from page_review where page_id = page.id and result is null)`;

/** SQL condition on `page`: one of its editions fulfils a condition. */
const hasEdition = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from page_edition as edition where edition.page_id = page.id and (${condition}))`;

const pageTitle = sql<string>`draft ->> 'title'`;
const pageState = sql<PageState>`case when published is null then 'draft' when published = draft then 'published' else 'changed' end`;

const ORDERS = {
  path: sql`site, language, template is not null, address`,
  title: sql`lower(draft ->> 'title'), site, address`,
  saved: sql`draft_at desc, page.id`,
  published: sql`published_at desc nulls last, page.id`,
} as const satisfies Record<PageOrder, unknown>;

const selectFound = (queries: Queries, { bin = false, ...filter }: PageFilter) => {
  const words = (filter.text ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return selectPages(queries)
    .where('deleted_at', bin ? 'is not' : 'is', null)
    .where(({ and, eb, or }) =>
      and([
        ...(filter.site ? [eb('site', '=', filter.site)] : []),
        ...(filter.language ? [eb('language', '=', filter.language)] : []),
        ...(filter.state === 'scheduled'
          ? [or([hasEdition(sql`edition.publish_at is not null`), eb('unpublish_at', 'is not', null)])]
          : []),
        ...(filter.state === 'review' ? [isReviewed] : []),
        ...(filter.state && filter.state !== 'scheduled' && filter.state !== 'review'
          ? [eb(pageState, '=', filter.state)]
          : []),
        ...(filter.author === undefined ? [] : [eb('draft_by', '=', filter.author)]),
        ...(filter.template === 'none' ? [eb('template', 'is', null)] : []),
        ...(filter.template && filter.template !== 'none' ? [eb('template', '=', filter.template)] : []),
        ...words.map((word) => {
          const pattern = `%${escapeLike(word)}%`;
          return or([
            eb(pageTitle, 'ilike', pattern),
            eb('path', 'ilike', pattern),
            hasEdition(
              sql`edition.name ilike ${pattern} or edition.draft ->> 'title' ilike ${pattern} or edition.scheduled ->> 'title' ilike ${pattern}`,
            ),
          ]);
        }),
      ]),
    );
};

const findPages = async (
  queries: Queries,
  filter: PageFilter,
): Promise<{ rows: PageRow[]; count: number }> => {
  const found = selectFound(queries, filter);
  const rows = await found
    .select([
      ...COLUMNS,
      pageTitle.as('title'),
      'draft_version as draftVersion',
      'published_at as publishedAt',
      isReviewed.as('isReviewed'),
      pageState.as('state'),
    ])
    .orderBy(ORDERS[filter.order ?? 'path'])
    .limit(PAGES_PER_LIST)
    .offset((filter.page - 1) * PAGES_PER_LIST)
    .execute();
  const { count } = await found.select(rowCount).executeTakeFirstOrThrow();
  return { rows, count };
};

/** Returns the text with its misspelt words replaced by words of the titles and paths; undefined if nothing is like it. */
async function correctText(queries: Queries, filter: PageFilter): Promise<string | undefined> {
  const pages = await selectFound(queries, { ...filter, text: undefined })
    .select([pageTitle.as('title'), 'path'])
    .limit(MAX_TITLES)
    .execute();
  return correctBy(
    splitWords(filter.text ?? ''),
    pages.flatMap(({ title, path }) => splitWords(`${title} ${path}`)),
  );
}

/** The pages of a list. */
export interface FoundPages {
  rows: PageRow[];
  count: number;
  /** The words that were searched instead of misspelt ones, if those are in no page. */
  corrected?: string;
}

/** Returns the pages of a filter with the total count. If no page has the words, searches for words that are spelt alike. */
export async function listPages(queries: Queries, filter: PageFilter): Promise<FoundPages> {
  const found = await findPages(queries, filter);
  if (found.count > 0 || !filter.text) return found;
  const corrected = await correctText(queries, filter);
  if (corrected === undefined) return found;
  return { ...(await findPages(queries, { ...filter, text: corrected })), corrected };
}

/** Returns the users who have saved a draft, by name. */
export const listPageAuthors = (queries: Queries): Promise<{ id: number; name: string }[]> =>
  queries
    .selectFrom('editor_user')
    .select(['id', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('page').select('page.id').whereRef('draft_by', '=', 'editor_user.id')),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
