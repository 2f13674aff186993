/** The one door to visitors. Every way to publish or schedule calls `publish`, so refusals and questions are the same everywhere. */
import { isDeepStrictEqual } from 'node:util';
import type { Question } from '@saaristo/editor/contract';
import { hasHiddenSection } from '../../content/sections.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { PageDetails, TemplateKind } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import { nameSeen, requirePublishing } from './effects.ts';
import {
  type EditedPage,
  findEditedPage,
  findPublished,
  publishNow,
  publishSections,
  readSections,
  scheduleContent,
  type SeenSection,
} from './page-store.ts';
import { closeReview, findReviewedDetails } from './review-store.ts';

/** An approval of content, with the time at which visitors get it. */
export interface Approval {
  /** The draft in the version that the publisher has seen, or a review that waits with the name of what was seen (`nameSeen`). */
  of: { version: number } | { review: number; seen: string };
  /** null for now. */
  at?: Date | null;
  /** Unpublished sections that are published, too. 'unseen' if the publisher has seen only the title of the page. */
  sections?: readonly SeenSection[] | 'unseen';
  /** Whether the publisher has seen the questions. */
  isSure?: boolean;
}

/** The questions to a publisher. */
export interface Questions {
  /** Problems and examples of content. */
  ofContent: (details: PageDetails) => Promise<Question[]>;
  /** The scheduled version that another one would replace. */
  ofReplaced: (page: EditedPage) => Question;
}

/**
 * The reason why nothing was published. 'outdated', 'sectionOutdated', 'reviewChanged': the publisher has seen other content. 'over': the
 * review does not wait any more.
 */
export type PublishRefusal =
  | 'gone'
  | 'outdated'
  | 'over'
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
const isReplaced = ({ publishAt, scheduled }: EditedPage, details: PageDetails): boolean =>
  publishAt !== null && publishAt.getTime() > Date.now() && !isDeepStrictEqual(scheduled, details);

/** Returns the content that is approved. */
async function readApproved(
  queries: Queries,
  page: EditedPage,
  { of }: Approval,
): Promise<PageDetails | 'outdated' | 'over'> {
  if ('version' in of) return page.draftVersion === of.version ? page.draft : 'outdated';
  return (await findReviewedDetails(queries, page.id, of.review)) ?? 'over';
}

/**
 * Publishes approved content as a new version, or schedules it. Sending the same call again creates one version. A version that is scheduled
 * already stays when another one is published now.
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
    const details = await readApproved(queries, page, approval);
    if (typeof details === 'string') return details;
    if (!hasTitle(page.template, details)) return 'noTitle';
    const { of, at = null, sections: seen = [] } = approval;
    const { language } = page;
    if (seen === 'unseen' && (await hasHiddenSection(queries, { ...details, language })))
      return 'draftSections';
    const sections = await readSections(queries, page, details, seen === 'unseen' ? [] : seen, author);
    if (sections === 'sectionOutdated') return sections;
    if ('review' in of && of.seen !== (await nameSeen(queries, page, details))) return 'reviewChanged';
    if (!approval.isSure) {
      const questions = [
        ...(at && isReplaced(page, details) ? [ask.ofReplaced(page)] : []),
        ...(await ask.ofContent(details)),
      ];
      for (const section of sections)
        questions.push(...(await ask.ofContent(section.details)).map((one) => ({ ...one, block: null })));
      if (questions.length > 0) return { questions };
    }
    if (at) {
      await scheduleContent(queries, id, details, at, author, sections);
      return 'scheduled';
    }
    const number =
      (await findPublished(queries, id, details)) ?? (await publishNow(queries, page, details, author.name));
    if (number === 'taken') return number;
    await publishSections(queries, sections, author.name, author.id);
    await closeReview(queries, id, 'approved', { by: author.name });
    return number;
  });
