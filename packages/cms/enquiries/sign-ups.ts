/** Stores sign-ups of visitors (NWS). A repeated sign-up is stored once. */
import type { Site } from 'saaristo/sites';
import { API, type OperationKey } from 'saaristo/api';
import type { Database } from '../platform/database/database.ts';
import { type FormCheck, createFormCheck } from '../platform/http/form-check.ts';
import { normalizeEmail } from '../platform/model/emails.ts';

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

/** Stores a valid sign-up. */
export async function storeSignUp(
  database: Database,
  { kind, per, merge }: SignUpCall,
  site: Site,
  data: Data,
): Promise<void> {
  const key = JSON.stringify([normalizeEmail(String(data.email)), ...(per ? [data[per]] : [])]);
  await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto('sign_up')
      .values({ kind, site, key, data: JSON.stringify(data) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added === 1n || !merge) return;
    const before = await transaction
      .selectFrom('sign_up')
      .select(['id', 'data'])
      .where('kind', '=', kind)
      .where('site', '=', site)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    await transaction
      .updateTable('sign_up')
      .set({ data: JSON.stringify(merge(before.data, data)) })
      .where('id', '=', before.id)
      .execute();
  });
}
