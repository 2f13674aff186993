/**
 * Merges carts of browsers that partition storage: in a frame on another site, a visitor has a different cookie than on
 * the shop (docs/decisions/0014). A token in the link to the basket identifies the frame's cart.
 */
import type { Database, Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { createToken, hashToken } from '../platform/http/security/tokens.ts';
import { mergeFrameCart } from './visitor-carts.ts';
import type { Visitor } from '../platform/http/security/visitors.ts';

/** A page may stay open for a while before its link is followed. */
const MINUTES = 60;

/** Creates a token for the visitor's cart. It can be used once within an hour. */
export const createHandoverToken = (queries: Queries, { idHash }: Visitor): Promise<string> =>
  createToken(queries, 'shop_handover', `${MINUTES} minutes`, { id_hash: idHash });

/** Query parameter of the basket with the handover token (`src/store/cart/handover.ts`). */
export const HANDOVER_PARAMETER = 'kori';

/** Merges the cart of a token into the visitor's. Ignores used, expired and invalid tokens. */
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
