/** What visitors sign up for (NWS): who signs up twice has signed up once. */
import type { Site } from 'saaristo/sites';
import { campaign, newsletter, newsRelease } from 'saaristo/schemas';
import type { Database } from '../database/database.ts';
import { type CheckedForm, checkedBy } from '../http/checked.ts';

type Data = Record<string, unknown>;

/** One call of the API. */
interface SignUpCall {
  path: string;
  kind: SignUpKind;
  form: CheckedForm;
  /** What of the data tells one sign-up of a site from another, beside the e-mail address. */
  per?: string;
  /** What a later sign-up adds to an earlier one; without it the first one stays as it is. */
  merge?: (before: Data, now: Data) => Data;
}

export const SIGN_UP_KINDS = ['newsletter', 'news-release', 'campaign'] as const;
export type SignUpKind = (typeof SIGN_UP_KINDS)[number];

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const signUpCalls: readonly SignUpCall[] = [
  { path: '/api/newsletter/subscribe', kind: 'newsletter', form: checkedBy(newsletter) },
  {
    path: '/api/campaign/participate',
    kind: 'campaign',
    form: checkedBy(campaign),
    per: 'campaignJoinNumber',
  },
  {
    path: '/api/cision-liana/subscribe',
    kind: 'news-release',
    form: checkedBy(newsRelease),
    // Nobody loses a list by choosing another one.
    merge: (before, now) => ({
      ...now,
      informationTypes: [...new Set([...toList(before.informationTypes), ...toList(now.informationTypes)])],
      subscribeToUutiskirje: before.subscribeToUutiskirje === true || now.subscribeToUutiskirje === true,
    }),
  },
];

/** Stores a sign-up whose fields are right; it is stored when this resolves. */
export async function storeSignUp(
  database: Database,
  { kind, per, merge }: SignUpCall,
  site: Site,
  data: Data,
): Promise<void> {
  const key = JSON.stringify([String(data.email).toLowerCase(), ...(per ? [data[per]] : [])]);
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
