import { FORM_MAIL_JOB } from '../../enquiries/form-mail.ts';
import { describe, expect, it, vi } from 'vitest';
import { sendFormMail } from '../../enquiries/admin/send-form-mail.ts';
import { runDueJobs } from '../../platform/database/jobs.ts';
import { type Mail, MailError } from '../../platform/mail/mailer.ts';
import { createServerJobs } from '../../server/retention.ts';
import { post } from '../support/app.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { someDatabase } from '../support/databases.ts';
import { serveEditor } from '../support/editing.ts';
import { rowsOf } from '../support/rows.ts';
import { bodyOf, sampleForms } from '../support/submissions.ts';

const form = sampleForms.find(({ kind }) => kind === 'brand-contact')!;

describe.each(someDatabase)('mails of forms on $name', ({ open }) => {
  const editing = serveEditor(open, { captchaSecret: CAPTCHA_SECRET });

  const submit = async (change: object) =>
    (await post(editing.app, form.path, bodyOf(form, { ...form.Data, ...change }, await solvedToken())))
      .statusCode;
  const listJobs = async () =>
    (
      await rowsOf<{ key: string }>(
        editing.database,
        `select key from job where name = '${FORM_MAIL_JOB}' order by key desc`,
      )
    ).map(({ key }) => key);

  it('form: its recipients get each message, and its sender the automatic answer; a mail that fails repeats no other one', async () => {
    const { database, publisher } = editing;
    expect(await submit({})).toBe(200);
    expect(await listJobs()).toEqual([]);
    const value = {
      form: form.kind,
      recipients: ['palaute@luoto.example', ' toinen@luoto.example '],
      subject: 'Uusi kysymys',
      answerSubject: { fi: 'Kiitos viestistäsi' },
      answer: { fi: 'Vastaamme kahdessa päivässä.' },
    };
    const publish = async (changes: object) => {
      const made = await publisher.call('POST', 'collections/forms', {
        site: 'atriafi',
        value: { ...value, ...changes },
      });
      const { id, revision } = made.json<{ id: number; revision: number }>();
      return (await publisher.call('POST', `collections/forms/${id}/publish`, { revision })).statusCode;
    };
    expect(await publish({ recipients: ['ei osoite'] })).toBe(422);
    expect(await publish({})).toBe(200);
    // A form has its settings once.
    expect(await publish({})).toBe(422);
    expect(await submit({ Message: 'Mistä saan makkaraa?' })).toBe(200);
    const jobs = await listJobs();
    expect(jobs).toHaveLength(3);
    const mails: Mail[] = [];
    const send = vi.fn((mail: Mail) => Promise.resolve(void mails.push(mail)));
    send.mockRejectedValueOnce(new MailError('later', 'away'));
    await expect(sendFormMail(database, { send }, 'luoto.example', jobs[0]!)).rejects.toThrow('away');
    for (const key of jobs) await sendFormMail(database, { send }, 'luoto.example', key);
    expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'asa@saaristo.example Kiitos viestistäsi',
      'palaute@luoto.example Uusi kysymys',
      'toinen@luoto.example Uusi kysymys',
    ]);
    const told = mails.find(({ to }) => to === 'palaute@luoto.example')!;
    expect(told.text).toContain('Mistä saan makkaraa?');
    const answer = mails.find(({ subject }) => subject === 'Kiitos viestistäsi')!;
    expect(answer.text).toBe('Vastaamme kahdessa päivässä.\n');
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
    // A recipient is taken from the settings before the mail is sent.
    const recipientsAre = (list: string) =>
      rowsOf(
        database,
        `update item set published = jsonb_set(published, '{recipients}', $1::jsonb) where collection = 'forms'`,
        [list],
      );
    await recipientsAre('["toinen@luoto.example"]');
    mails.length = 0;
    for (const key of jobs) await sendFormMail(database, { send }, 'luoto.example', key);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['asa@saaristo.example', 'toinen@luoto.example']);
    await recipientsAre('["palaute@luoto.example", "toinen@luoto.example"]');
    // Editors see a refused recipient until a mail arrives there.
    const { id } = (
      await rowsOf<{ id: number }>(database, "select id from item where collection = 'forms'")
    ).at(-1)!;
    const readForm = async () => (await publisher.get(`/editor/collections/forms/${id}`)).body;
    const refuse = vi.fn(({ to }: Mail) =>
      to.startsWith('palaute')
        ? Promise.reject(new MailError('never', '550 No such user'))
        : Promise.resolve(),
    );
    for (const key of jobs) await sendFormMail(database, { send: refuse }, 'luoto.example', key);
    expect(await readForm()).toMatch(
      /ei ottanut vastaan viestiä osoitteeseen palaute@luoto\.example \(.+\): ”550 No such user”/,
    );
    for (const key of jobs) await sendFormMail(database, { send }, 'luoto.example', key);
    expect(await readForm()).not.toContain('No such user');
    // A server without mail ends the jobs, and keeps the message.
    const [before] = await rowsOf(database, 'select count(*) from enquiry');
    await runDueJobs(database, createServerJobs(database), vi.fn());
    expect([await listJobs(), await rowsOf(database, 'select count(*) from enquiry')]).toEqual([
      [],
      [before],
    ]);
    // The message is deleted before its mail is sent.
    expect(await submit({ Message: 'Toinen kysymys' })).toBe(200);
    const [late] = await listJobs();
    await rowsOf(database, 'delete from enquiry');
    send.mockClear();
    await sendFormMail(database, { send }, 'luoto.example', late!);
    expect(send).not.toHaveBeenCalled();
  });
});
