/** Actions of publishers on a page, for the block editor and the list of pages. `publish` is in `../store/publish.ts`. */
import type { Author } from '../../platform/model/rights.ts';
import type { FastifyInstance } from 'fastify';
import { deletePage, type EditedPage, movePage, restorePage, unpublishPage } from '../store/page-store.ts';
import { listUses } from '../../content/sections.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import { formatTime } from '../../admin/labels.ts';
import type { EditorMessages } from '../../admin/messages/common.ts';
import { getPageMessages, type PageMessages } from '../../admin/messages/pages.ts';
import { getTimeZone } from '../../platform/model/time-zone.ts';
import type { Catalogue } from '../render/catalogue.ts';
import type { PublishRefusal, Questions } from '../store/publish.ts';
import { findPathRefusal } from './page-paths.ts';

/** The reason why an action is refused, as a key of `PageMessages`. */
export type PageRefusal = Extract<
  keyof PageMessages,
  | Exclude<PublishRefusal, object>
  | 'staysTemplate'
  | 'sectionInUse'
  | 'wrongPath'
  | 'editionName'
  | 'filePath'
  | 'reservedPath'
  | 'gone'
>;

/** The result of an action: undefined if it was done. */
type Refusal = PageRefusal | undefined;

/** Returns the reason why a page stays published: the server needs its templates, and pages need their sections. */
async function findTakeAwayRefusal(database: Database, { id, template }: EditedPage): Promise<Refusal> {
  if (template === 'section') return (await listUses(database, id)).length > 0 ? 'sectionInUse' : undefined;
  return template === null ? undefined : 'staysTemplate';
}

/** Creates the questions before a publishing, in an editor's language. */
export const createQuestions = (catalogue: Catalogue, messages: EditorMessages): Questions => {
  const t = getPageMessages(messages.language);
  return {
    ofContent: ({ blocks }) => catalogue.listQuestions(blocks, messages.language),
    ofReplaced: ({ site }, { name, publishAt, scheduledBy }) => ({
      block: null,
      title: name || t.list.scheduled,
      messages: [
        t.replacesScheduled(
          publishAt ? formatTime(publishAt, messages, getTimeZone(site)) : '',
          scheduledBy ?? '–',
        ),
      ],
    }),
  };
};

export async function unpublish(database: Database, page: EditedPage, author: Author): Promise<Refusal> {
  const refusal = await findTakeAwayRefusal(database, page);
  if (!refusal) await unpublishPage(database, page.id, author);
  return refusal;
}

export async function remove(database: Database, page: EditedPage, author: Author): Promise<Refusal> {
  const refusal = await findTakeAwayRefusal(database, page);
  if (!refusal) await deletePage(database, page.id, author);
  return refusal;
}

export const restore = async (database: Database, page: EditedPage, author: Author): Promise<Refusal> =>
  (await restorePage(database, page.id, author)) ? undefined : 'taken';

/** Moves a page to another path of its site, with a redirect from the old one. */
export async function move(
  app: FastifyInstance,
  database: Database,
  site: SiteContent,
  page: EditedPage,
  path: string,
  author: Author,
): Promise<Refusal> {
  if (page.template !== null) return 'staysTemplate';
  const refusal = await findPathRefusal(app, site, path);
  if (refusal) return refusal;
  return (await movePage(database, page.id, path, author)) ? undefined : 'taken';
}
