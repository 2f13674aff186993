import { createHash } from 'node:crypto';
import type { Site } from 'saaristo/sites';
import { sql } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import { ago } from '../database/expressions.ts';
import { HttpError } from '../http/errors.ts';
import type { Captcha } from '../http/security/captcha.ts';
import type { CheckedFile } from './files.ts';
import type { EnquiryKind } from './forms.ts';

/** An enquiry whose fields and files are right. */
export interface Enquiry {
  kind: EnquiryKind;
  site: Site;
  data: Record<string, unknown>;
  files: readonly CheckedFile[];
}

export const WRONG_CAPTCHA = 'The captcha is not solved, has expired or was used before.';

/** How long the same content is the same enquiry: a visitor whose network failed tries again within minutes. */
const RETRY_WINDOW = '10 minutes';

const getDigest = ({ kind, site, data, files }: Enquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, site, data, files.map(({ name, hash }) => [name, hash])]))
    .digest('base64url');

async function insertEnquiry(
  queries: Queries,
  { kind, site, data, files }: Enquiry,
  digest: string,
  withoutCaptcha: boolean,
): Promise<void> {
  const { id } = await queries
    .insertInto('enquiry')
    .values({ kind, site, data: JSON.stringify(data), digest, without_captcha: withoutCaptcha })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, { name, type, content }] of files.entries()) {
    await queries
      .insertInto('enquiry_file')
      .values({ enquiry_id: id, position, name, type, size: content.length, content })
      .execute();
  }
}

/**
 * Uses the captcha up and stores the enquiry with its files in one transaction: all is done when it resolves, or nothing.
 * The same enquiry sent again within minutes, with the same token or a fresh one, succeeds and is stored once.
 * @param token undefined for a native post, which has no captcha: editors see that
 * @throws HttpError 400 where the captcha is wrong, or was used for another enquiry
 */
export async function storeEnquiry(
  database: Database,
  captcha: Captcha,
  enquiry: Enquiry,
  token: string | undefined,
): Promise<void> {
  const digest = getDigest(enquiry);
  await database.transaction().execute(async (queries) => {
    // Two of the same that come at once go one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(queries);
    const same = await queries
      .selectFrom('enquiry')
      .select('id')
      .where('digest', '=', digest)
      .where('received_at', '>', ago(RETRY_WINDOW))
      .executeTakeFirst();
    const verdict = token === undefined ? 'right' : await captcha.accept(queries, token);
    if (verdict === 'wrong' || (verdict === 'used' && !same)) {
      throw new HttpError(400, WRONG_CAPTCHA);
    }
    if (!same) await insertEnquiry(queries, enquiry, digest, token === undefined);
  });
}
