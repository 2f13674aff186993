import type { Database } from '../../platform/database/database.ts';
import type { PageDetails } from '../../platform/model/content.ts';
import type { Author } from '../../platform/model/rights.ts';
import {
  findEditedPage,
  publishNow,
  publishSections,
  readSections,
  scheduleContent,
  type SeenSection,
} from './page-store.ts';
import { nameSeen, requirePublishing } from './effects.ts';
import { addReview, closeReview, findReviewedDetails } from './review-store.ts';

/**
 * Asks for a review of the draft.
 * @param version the version of the draft that the editor has seen
 * @returns 'outdated', without a change, if the draft has changed since
 */
export const requestReview = (
  database: Database,
  id: number,
  version: number,
  note: string,
  author: Author,
): Promise<'requested' | 'outdated' | undefined> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    if (!page || page.deletedAt) return undefined;
    if (page.draftVersion !== version) return 'outdated';
    await addReview(queries, id, page.draft, note, author);
    return 'requested';
  });

/**
 * Publishes the content of a review, or schedules it. Later changes of the draft are not published.
 * @param named what the publisher has seen (`nameSeen`)
 * @param at null for now
 * @param seen unpublished sections that are published at the same time
 * @returns 'over' if the review does not wait any more; 'reviewChanged' if its content, sections or pictures are not those that were seen;
 * 'taken' if the path of the page is taken
 */
export const approveReview = (
  database: Database,
  id: number,
  review: number,
  named: string,
  at: Date | null,
  author: Author,
  seen: readonly SeenSection[],
): Promise<'approved' | 'over' | 'reviewChanged' | 'taken' | 'noTitle' | 'sectionOutdated'> =>
  database.transaction().execute(async (queries) => {
    const page = await findEditedPage(queries, id, true);
    const details: PageDetails | undefined =
      page && !page.deletedAt ? await findReviewedDetails(queries, id, review) : undefined;
    if (!page || !details) return 'over';
    requirePublishing(author, [page]);
    if (page.template === null && details.title.trim() === '') return 'noTitle';
    const sections = await readSections(queries, page, details, seen, author);
    if (sections === 'sectionOutdated') return sections;
    if (named !== (await nameSeen(queries, page, details))) return 'reviewChanged';
    if (at) {
      await scheduleContent(queries, id, details, at, author, sections);
      return 'approved';
    }
    if ((await publishNow(queries, page, details, author.name)) === 'taken') return 'taken';
    await publishSections(queries, sections, author.name, author.id);
    await closeReview(queries, id, 'approved', { by: author.name });
    return 'approved';
  });
