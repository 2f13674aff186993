import { type RawBuilder, sql } from 'kysely';
import { SHOP } from './shop-site.ts';
import type { Rights } from './rights.ts';

/** The sites whose visitors' data an account sees. Each query over visitors' data takes it and has its condition. */
export type Scope = Pick<Rights, 'sites'>;

/** For the operator's commands and for administrators. */
export const EVERY_SITE: Scope = { sites: null };

/** SQL condition on a row of visitors' data: the account has the right to its site. */
export const isInScope = (
  { sites }: Scope,
  site: RawBuilder<string> = sql.ref('site'),
): RawBuilder<boolean> => (sites === null ? sql`true` : sql`${site} = any (${[...sites]}::text[])`);

/** SQL condition on orders and reviews, which are the shop's. */
export const isShopInScope = (scope: Scope): RawBuilder<boolean> => isInScope(scope, sql`${SHOP}::text`);
