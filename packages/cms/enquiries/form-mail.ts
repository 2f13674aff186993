/** The mails of a new message of a form: to the recipients of the form, and the automatic answer to its sender. */
import type { Language, Site } from 'saaristo/sites';
import { listPublished } from '../collections/store.ts';
import type { FormThanks } from '../content/form-thanks.ts';
import type { Queries } from '../platform/database/database.ts';
import { scheduleJob } from '../platform/database/jobs.ts';
import type { Text } from '../platform/model/content.ts';
import type { EnquiryKind } from './forms.ts';
import type { SignUpKind } from './sign-ups.ts';

/** What happens when a form of a site is sent. */
export interface FormSettings extends FormThanks {
  form: EnquiryKind | SignUpKind;
  /** Addresses that get each new message. */
  recipients?: string[];
  /** The subject of those mails. Default: the form's name. */
  subject?: string;
  /** The automatic answer to the sender, in the language of the page. None without a text in that language. Of a subscription: the mail with its link. */
  answerSubject?: Text;
  answer?: Text;
}

/** Records the delivery or the refusal of a mail to a recipient. Forgets addresses that have left the settings. */
export async function recordDelivery(
  queries: Queries,
  {
    site,
    form,
    recipient,
    reason,
  }: { site: Site; form: string; recipient: string; reason: string | undefined },
  recipients: readonly string[],
): Promise<void> {
  const kept = recipients.filter((one) => reason !== undefined || one !== recipient);
  await queries
    .deleteFrom('form_mail_refusal')
    .where('site', '=', site)
    .where('form', '=', form)
    .where(({ not, eb }) => (kept.length > 0 ? not(eb('recipient', 'in', kept)) : eb.lit(true)))
    .execute();
  if (reason === undefined) return;
  const refusal = { refused_at: new Date(), reason: reason.slice(0, MAX_REASON) };
  await queries
    .insertInto('form_mail_refusal')
    .values({ site, form, recipient, ...refusal })
    .onConflict((same) => same.columns(['site', 'form', 'recipient']).doUpdateSet(refusal))
    .execute();
}

/** Maximum characters of the words of a refusal. */
const MAX_REASON = 500;

/** Lists the recipients of a form whose last mail was refused. */
export const listRefusals = (queries: Queries, site: Site, form: string) =>
  queries
    .selectFrom('form_mail_refusal')
    .select(['recipient', 'refused_at as at', 'reason'])
    .where('site', '=', site)
    .where('form', '=', form)
    .orderBy('recipient')
    .execute();

/** The job that sends one mail of a message, so that a mail that fails repeats no other one. */
export const FORM_MAIL_JOB = 'mail-form';

/** The message, and the recipient; for the answer to its sender the language instead. */
export type FormMail = [enquiryId: number, recipient: string | null, language: Language | null];

/** Returns the settings of a form of a site. */
export async function findFormSettings(
  queries: Queries,
  site: Site,
  kind: string,
): Promise<FormSettings | undefined> {
  const all = await listPublished<FormSettings>(queries, 'forms', { site });
  return all.find(({ value }) => value.form === kind)?.value;
}

/** Schedules the mails of a message in the transaction that stores it. */
export async function scheduleFormMails(
  queries: Queries,
  id: number,
  { kind, site, language }: { kind: string; site: Site; language: Language },
): Promise<void> {
  const { recipients = [], answer = {} } = (await findFormSettings(queries, site, kind)) ?? {};
  const mails: FormMail[] = recipients.map((recipient) => [id, recipient, null]);
  if (answer[language]) mails.push([id, null, language]);
  for (const mail of mails) await scheduleJob(queries, FORM_MAIL_JOB, JSON.stringify(mail), new Date());
}
