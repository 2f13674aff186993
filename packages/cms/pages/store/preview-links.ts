/** Links by which people without an account see a draft. */
import type { Queries } from '../../platform/database/database.ts';
import { now } from '../../platform/database/expressions.ts';
import { createToken, selectToken } from '../../platform/http/security/tokens.ts';

/** Maximum validity of a link. */
export const MAX_PREVIEW_DAYS = 30;

export interface PreviewLink {
  id: number;
  createdBy: string;
  expiresAt: Date;
}

/** Creates a link to the draft of a page. @returns its token, of which only the hash is stored */
export const addPreviewLink = (
  queries: Queries,
  pageId: number,
  days: number,
  author: { id: number; name: string },
): Promise<string> =>
  createToken(queries, 'page_preview_link', `${days} days`, {
    page_id: pageId,
    created_by: author.id,
    created_name: author.name,
  });

/** Returns the valid links of a page, newest first. */
export const listPreviewLinks = (queries: Queries, pageId: number): Promise<PreviewLink[]> =>
  queries
    .selectFrom('page_preview_link')
    .select(['id', 'created_name as createdBy', 'expires_at as expiresAt'])
    .where('page_id', '=', pageId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();

export const deletePreviewLink = (queries: Queries, pageId: number, id: number): Promise<unknown> =>
  queries.deleteFrom('page_preview_link').where('page_id', '=', pageId).where('id', '=', id).execute();

/** Returns the page of a valid link; undefined if it has expired, was revoked or is unknown. */
export async function findPreviewedPage(queries: Queries, token: string): Promise<number | undefined> {
  const link = await selectToken(queries, 'page_preview_link', token)
    .innerJoin('page', 'page.id', 'page_id')
    .select('page_id')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return link?.page_id;
}
