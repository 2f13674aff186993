import { createHash } from 'node:crypto';
import type { Language, Site } from 'saaristo/sites';
import { sql } from 'kysely';
import type { Database, Queries } from '../platform/database/database.ts';
import { ago } from '../platform/database/expressions.ts';
import { HttpError } from '../platform/http/errors.ts';
import type { Captcha } from '../platform/http/security/captcha.ts';
import type { CheckedFile } from './files.ts';
import { scheduleFormMails } from './form-mail.ts';
import type { EnquiryKind } from './forms.ts';

/** An enquiry with valid fields and files. */
export interface Enquiry {
  kind: EnquiryKind;
  site: Site;
  /** The language of the page, in which the sender is answered. */
  language: Language;
  data: Record<string, unknown>;
  files: readonly CheckedFile[];
}

export const WRONG_CAPTCHA = 'The captcha is not solved, has expired or was used before.';

/** Time in which the same content is a retry of the same enquiry, for example after a network failure. */
const RETRY_WINDOW = '10 minutes';

const getDigest = ({ kind, site, data, files }: Enquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, site, data, files.map(({ name, hash }) => [name, hash])]))
    .digest('base64url');

async function insertEnquiry(
  queries: Queries,
  { files, ...enquiry }: Enquiry,
  digest: string,
  withoutCaptcha: boolean,
): Promise<void> {
  const { kind, site, data } = enquiry;
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
  await scheduleFormMails(queries, id, enquiry);
}

/**
 * Uses up the captcha and stores the enquiry with its files in one transaction. Stores a repeated enquiry within the retry window once,
 * with the same token or a new one.
 * @param token undefined for a native post, which has no captcha; editors see that
 * @throws HttpError 400 if the captcha is wrong or was used for another enquiry
 */
export async function storeEnquiry(
  database: Database,
  captcha: Captcha,
  enquiry: Enquiry,
  token: string | undefined,
): Promise<void> {
  const digest = getDigest(enquiry);
  await database.transaction().execute(async (queries) => {
    // Serializes equal enquiries that arrive at the same time.
    await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(queries);
    const same = await queries
      .selectFrom('enquiry')
      .select('id')
      .where('digest', '=', digest)
      .where('received_at', '>', ago(RETRY_WINDOW))
      .executeTakeFirst();
    const verdict = token === undefined ? 'right' : await captcha.redeem(queries, token);
    if (verdict === 'wrong' || (verdict === 'used' && !same)) {
      throw new HttpError(400, WRONG_CAPTCHA);
    }
    if (!same) await insertEnquiry(queries, enquiry, digest, token === undefined);
  });
}
