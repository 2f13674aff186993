/** The one door to visitors. Every way to publish or schedule calls `publish`, so refusals and questions are the same everywhere. */
import { isDeepStrictEqual } from 'node:util';
import type { Question } from '@saaristo/editor/contract';
import { hasHiddenSection } from '../../content/sections.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { PageDetails, TemplateKind } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import { type EditionContent, findEdition, MAX_EDITIONS, scheduleEdition } from './editions.ts';
import { nameSeen, requirePublishing } from './effects.ts';
import {
  type EditedPage,
  findEditedPage,
  findPublished,
  publishNow,
  endPublished,
  publishSections,
  readSections,
  type SeenSection,
} from './page-store.ts';
import { closeReview, findReviewedDetails } from './review-store.ts';

/** An approval of content, with the time at which visitors get it. */
export interface Approval {
  /** The draft or an edition in the version that the publisher has seen, or a waiting review with the name of that version (`nameSeen`). */
  of: { version: number } | { review: number; seen: string } | { edition: number; version: number };
  /** null for now. */
  at?: Date | null;
  /** Name of the edition that is scheduled. Default: the one of the draft, or of the edition. */
  name?: string | undefined;
  /** Unpublished sections that are published, too. 'unseen' if the publisher has seen only the title of the page. */
  sections?: readonly SeenSection[] | 'unseen';
  /** Whether the publisher has seen the questions. */
  isSure?: boolean;
}

/** The questions to a publisher. */
export interface Questions {
  /** Problems and examples of content. */
  ofContent: (details: PageDetails) => Promise<Question[]>;
  /** The scheduled version that another one of the same name would replace. */
  ofReplaced: (page: EditedPage, edition: EditionContent) => Question;
}

/**
 * The reason why nothing was published. 'outdated', 'sectionOutdated', 'reviewChanged': the publisher has seen other content. 'over': the
 * review does not wait any more.
 */
export type PublishRefusal =
  | 'gone'
  | 'outdated'
  | 'over'
  | 'editionChanged'
  | 'manyEditions'
  | 'reviewChanged'
  | 'noTitle'
  | 'draftSections'
  | 'sectionOutdated'
  | 'taken'
  | { questions: Question[] };

/** Tells whether content has the title that publishing needs; a template takes its title from its entry. */
export const hasTitle = (template: TemplateKind | null, { title }: PageDetails): boolean =>
  (template !== null && template !== 'section') || title.trim() !== '';

/** Tells whether scheduling content replaces another one that is still to go out. */
const isReplaced = ({ publishAt, scheduled }: EditionContent, details: PageDetails): boolean =>
  publishAt !== null && publishAt.getTime() > Date.now() && !isDeepStrictEqual(scheduled, details);

/** Returns the content that is approved. */
async function readApproved(
  queries: Queries,
  page: EditedPage,
  { of }: Approval,
  edition: EditionContent | undefined,
): Promise<PageDetails | 'outdated' | 'over' | 'editionChanged'> {
  if ('edition' in of) {
    const content = edition?.version === of.version ? (edition.draft ?? edition.scheduled) : null;
    return content ?? 'editionChanged';
  }
  if ('version' in of) return page.draftVersion === of.version ? page.draft : 'outdated';
  return (await findReviewedDetails(queries, page.id, of.review)) ?? 'over';
}

/**
 * Returns the edition that has the approved content: the schedule of the draft, or a reviewed draft beside which another one was opened
 * since.
 */
const findSameEdition = (
  queries: Queries,
  page: EditedPage,
  content: PageDetails,
): Promise<EditionContent | undefined> =>
  findEdition(
    queries,
    page.id,
    isDeepStrictEqual(content, page.draft) ? { name: page.draftName, content } : { content },
  );

/**
 * Publishes approved content as a new version, or schedules it as an edition. Sending the same call again creates one version. Other
 * editions stay.
 * @returns the number of the version, or 'scheduled'; else why nothing was done
 * @throws OtherSitesError, PublishersOnlyError
 */
export const publish = (
  database: Database,
  id: number,
  approval: Approval,
  author: Author,
  ask: Questions,
): Promise<number | 'scheduled' | PublishRefusal> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return 'gone';
    requirePublishing(author, [page]);
    const { of, at = null, sections: seen = [] } = approval;
    const named = 'edition' in of ? await findEdition(queries, id, { id: of.edition }) : undefined;
    const details = await readApproved(queries, page, approval, named);
    if (typeof details === 'string') return details;
    const edition = named ?? (await findSameEdition(queries, page, details));
    if (!hasTitle(page.template, details)) return 'noTitle';
    const name = approval.name ?? edition?.name ?? page.draftName;
    const replaced = at ? await findEdition(queries, id, { name }) : undefined;
    if (at && !replaced && page.editions.length >= MAX_EDITIONS) return 'manyEditions';
    const { language } = page;
    // The sections that were approved with the content of an edition.
    const kept = edition?.draft === null ? (edition.scheduledSections ?? []) : [];
    if (seen === 'unseen' && kept.length === 0 && (await hasHiddenSection(queries, { ...details, language })))
      return 'draftSections';
    const read = await readSections(queries, page, details, seen === 'unseen' ? [] : seen, author);
    if (read === 'sectionOutdated') return read;
    const sections = [...read, ...kept.filter(({ id: one }) => !read.some((section) => section.id === one))];
    if ('review' in of && of.seen !== (await nameSeen(queries, page, details))) return 'reviewChanged';
    if (!approval.isSure) {
      const questions = [
        ...(replaced && replaced.id !== edition?.id && isReplaced(replaced, details)
          ? [ask.ofReplaced(page, replaced)]
          : []),
        ...(await ask.ofContent(details)),
      ];
      for (const section of sections)
        questions.push(...(await ask.ofContent(section.details)).map((one) => ({ ...one, block: null })));
      if (questions.length > 0) return { questions };
    }
    if (at) {
      await scheduleEdition(queries, id, name, { details, at, sections }, author);
      await queries.updateTable('page').set({ shipped: false }).where('id', '=', id).execute();
      await closeReview(queries, id, 'approved', { by: author.name });
      return 'scheduled';
    }
    const number =
      (await findPublished(queries, id, details)) ?? (await publishNow(queries, page, details, author.name));
    if (number === 'taken') return number;
    if (edition) await endPublished(queries, page, edition, details, author);
    await publishSections(queries, sections, author.name, author.id);
    await closeReview(queries, id, 'approved', { by: author.name });
    return number;
  });
