/** Links by which people without an account see a draft. */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import { fromNow, now } from '../../database/expressions.ts';
import { hashToken } from '../../http/security/token-hash.ts';

/** Maximum validity of a link. */
export const MAX_PREVIEW_DAYS = 30;

export interface PreviewLink {
  id: number;
  createdBy: string;
  expiresAt: Date;
}

/** Creates a link to the draft of a page. @returns its token, of which only the hash is stored */
export async function addPreviewLink(
  queries: Queries,
  pageId: number,
  days: number,
  author: { id: number; name: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries
    .insertInto('page_preview_link')
    .values({
      page_id: pageId,
      token_hash: hashToken(token),
      created_by: author.id,
      created_name: author.name,
      expires_at: fromNow(`${days} days`),
    })
    .execute();
  return token;
}

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
  const link = await queries
    .selectFrom('page_preview_link')
    .innerJoin('page', 'page.id', 'page_id')
    .select('page_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return link?.page_id;
}
