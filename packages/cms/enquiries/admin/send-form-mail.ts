import type { Site } from 'saaristo/sites';
import { getEmail, getKindLabel, listFields } from '../../admin/labels.ts';
import { getEditorMessages } from '../../admin/messages/common.ts';
import { findSite } from '../../content/find-entry.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Mailer, sendUnlessRefused } from '../../platform/mail/mailer.ts';
import { isEmail } from '../../platform/model/emails.ts';
import { findFormSettings, type FormMail, recordDelivery } from '../form-mail.ts';

/**
 * Sends one mail of a message. Does nothing if the message or its form's settings are gone.
 * @param host the part of the Message-ID after the @
 * @throws MailError if it can be sent later
 */
export async function sendFormMail(
  database: Database,
  mailer: Mailer,
  host: string,
  key: string,
): Promise<void> {
  const [id, recipient, language] = JSON.parse(key) as FormMail;
  const enquiry = await database
    .selectFrom('enquiry')
    .select(['kind', 'site', 'data', 'received_at as receivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  const site = enquiry?.site as Site;
  const settings = enquiry && (await findFormSettings(database, site, enquiry.kind));
  if (!settings) return;
  const data = enquiry.data as Record<string, unknown>;
  const messageId = `<form-${id}-${recipient ? encodeURIComponent(recipient).replace('%40', '.') : 'answer'}-${enquiry.receivedAt.getTime()}@${host}>`;
  const found = await findSite(database, site);
  const own = found?.languages[0];
  const t = getEditorMessages(own === 'se' ? 'sv' : own);
  const name = getKindLabel(enquiry.kind, t);
  if (recipient !== null) {
    // Who was taken from the settings since gets no more messages.
    if (!settings.recipients?.includes(recipient)) return;
    const fields = listFields(data, t).map(([label, text]) => `${label}: ${text}`);
    const subject = settings.subject || `${name}: ${found?.name ?? site}`;
    const text = `${fields.join('\n')}\n`;
    const reason = await sendUnlessRefused(mailer, { to: recipient, subject, text, messageId });
    const form = enquiry.kind;
    await recordDelivery(database, { site, form, recipient, reason }, settings.recipients);
    return;
  }
  // The answer has no word of the sender: anybody can write any address into a form.
  const text = settings.answer?.[language!];
  const to = getEmail(data);
  if (!text || !isEmail(to)) return;
  const subject = settings.answerSubject?.[language!] || found?.name || name;
  await sendUnlessRefused(mailer, { to, subject, text: `${text}\n`, messageId });
}
