/** Stores sign-ups of visitors (NWS). A repeated sign-up is stored once. */
import type { Site } from 'saaristo/sites';
import { API, type OperationKey } from 'saaristo/api';
import type { Database } from '../platform/database/database.ts';
import { type FormCheck, createFormCheck } from '../platform/http/form-check.ts';
import { scheduleJob } from '../platform/database/jobs.ts';
import { createRandomKey } from '../platform/http/security/tokens.ts';
import { normalizeEmail } from '../platform/model/emails.ts';

/** The job that asks the owner of an address to confirm a subscription. Its key is the id of the sign-up. */
export const CONFIRM_JOB = 'confirm-sign-up';

type Data = Record<string, unknown>;

/** An API call of a sign-up. */
interface SignUpCall {
  key: OperationKey;
  kind: SignUpKind;
  form: FormCheck;
  /** The property that identifies a sign-up in addition to the site and e-mail address. */
  per?: string;
  /** Merges a later sign-up into an earlier one. Without it the first one is unchanged. */
  merge?: (before: Data, now: Data) => Data;
}

export const SIGN_UP_KINDS = ['newsletter', 'news-release', 'campaign'] as const;
export type SignUpKind = (typeof SIGN_UP_KINDS)[number];

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const signUpCalls: readonly SignUpCall[] = [
  {
    key: 'POST /api/newsletter/subscribe',
    kind: 'newsletter',
    form: createFormCheck(API['POST /api/newsletter/subscribe'].body.forms.newsletter),
  },
  {
    key: 'POST /api/campaign/participate',
    kind: 'campaign',
    form: createFormCheck(API['POST /api/campaign/participate'].body.forms.campaign),
    per: 'campaignJoinNumber',
  },
  {
    key: 'POST /api/cision-liana/subscribe',
    kind: 'news-release',
    form: createFormCheck(API['POST /api/cision-liana/subscribe'].body.forms['news-release']),
    // A new choice adds lists and removes none.
    merge: (before, now) => ({
      ...now,
      informationTypes: [...new Set([...toList(before.informationTypes), ...toList(now.informationTypes)])],
      subscribeToUutiskirje: before.subscribeToUutiskirje === true || now.subscribeToUutiskirje === true,
    }),
  },
];

/** Where a sign-up is made. */
export interface SignUpPlace {
  site: Site;
  /** Address of the page by which the owner of the address confirms a sign-up or takes it back; undefined if the host is unknown. */
  getLink: (token: string) => string | undefined;
}

/** Stores a valid sign-up. A subscription has to be confirmed by e-mail. */
export async function storeSignUp(
  database: Database,
  { kind, per, merge }: SignUpCall,
  { site, getLink }: SignUpPlace,
  data: Data,
): Promise<void> {
  const token = createRandomKey(128);
  const key = JSON.stringify([normalizeEmail(String(data.email)), ...(per ? [data[per]] : [])]);
  await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('sign_up')
      .values({ kind, site, key, data: JSON.stringify(data), token, link: getLink(token) ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      if (kind !== 'campaign') await scheduleJob(transaction, CONFIRM_JOB, String(added.id), new Date());
      return;
    }
    const before = await transaction
      .selectFrom('sign_up')
      .select(['id', 'data', 'confirmed_at'])
      .where('kind', '=', kind)
      .where('site', '=', site)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    if (kind !== 'campaign' && before.confirmed_at === null)
      await scheduleJob(transaction, CONFIRM_JOB, String(before.id), new Date());
    if (!merge) return;
    await transaction
      .updateTable('sign_up')
      .set({ data: JSON.stringify(merge(before.data, data)) })
      .where('id', '=', before.id)
      .execute();
  });
}
