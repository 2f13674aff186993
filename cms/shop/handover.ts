/**
 * One cart where browsers keep two: in a frame of another site's page a visitor of the shop has another cookie than on the shop
 * itself (docs/decisions/0014). A token in the link to the basket says which cart the visitor filled there.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import { fromNow, now } from '../database/expressions.ts';
import { mergeFrameCart } from './visitor-carts.ts';
import type { Visitor } from '../http/security/visitors.ts';

/** A page may be open for a while before its link is followed. */
const MINUTES = 60;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token for the cart of this visitor, good for one use within the hour. */
export async function createHandoverToken(queries: Queries, { idHash }: Visitor): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await queries.deleteFrom('shop_handover').where('expires_at', '<', now).execute();
  await queries
    .insertInto('shop_handover')
    .values({ token_hash: hashToken(token), id_hash: idHash, expires_at: fromNow(`${MINUTES} minutes`) })
    .execute();
  return token;
}

/** The parameter of the basket's address that says which cart was filled elsewhere (`src/store/cart/handover.ts`). */
export const HANDOVER_PARAMETER = 'kori';

/** Brings the cart of the token to the visitor's own. Used again, too late, or made up, it changes nothing. */
export async function redeemHandoverToken(
  database: Database,
  visitor: Visitor,
  token: string,
): Promise<void> {
  const offered = await database
    .deleteFrom('shop_handover')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('id_hash as idHash')
    .executeTakeFirst();
  if (offered && offered.idHash !== visitor.idHash) await mergeFrameCart(database, visitor, offered);
}
