import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { addUser } from '../../accounts/users.ts';
import {
  findEnquiry,
  findFile,
  getOffset,
  listEnquiries,
  listSignUps,
  PAGE_SIZE,
  setAnswered,
} from '../../enquiries/inbox.ts';
import { someDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { EVERY_SITE } from '../../platform/model/visitor-data.ts';

describe.each(someDatabase)('inbox on $name', ({ open }) => {
  let database: Database;
  let user: number;
  beforeAll(async () => {
    database = await open();
    user = (await addUser(database, { email: 'a@b.fi', name: 'Aino', role: 'publisher' }))!;
    await rowsOf(
      database,
      `insert into enquiry (kind, site, data, without_captcha, assigned_to) values
        ('question', 'atriafi', '{"Message": "100% lihaa"}', true, null),
        ('complaint', 'atriafi', '{"Message": "1000 lihaa", "Email": "x@y.fi"}', false, $1),
        ('question', 'goohse', '{"Message": "Lihaa"}', false, null)`,
      [user],
    );
    await rowsOf(
      database,
      `insert into enquiry_file (enquiry_id, position, name, type, size, content) values
        (2, 1, 'b.png', 'image/png', 2, '\\x0102'), (2, 0, 'a.png', 'image/png', 1, '\\x03')`,
    );
    await rowsOf(
      database,
      `insert into sign_up (kind, site, key, data) select 'newsletter', 'atriafi', n::text, '{}' from generate_series(1, 51) as n`,
    );
    await rowsOf(
      database,
      `insert into sign_up (kind, site, key, data) values ('campaign', 'goohse', '1', '{"email": "a@b.fi"}')`,
    );
  });
  afterAll(() => database.close());

  const list = async (filter: Partial<Parameters<typeof listEnquiries>[2]>, page = 1) => {
    const { rows, counts } = await listEnquiries(database, EVERY_SITE, { kind: null, ...filter }, page);
    return [rows.map(({ id }) => id).join(), counts];
  };

  it('enquiries: the newest is first, with its files and its user', async () => {
    const { rows } = await listEnquiries(database, EVERY_SITE, { kind: null }, 1);
    expect(rows).toEqual([
      expect.objectContaining({ id: '3', kind: 'question', site: 'goohse', files: 0, withoutCaptcha: false }),
      {
        id: '2',
        kind: 'complaint',
        site: 'atriafi',
        data: { Message: '1000 lihaa', Email: 'x@y.fi' },
        received: expect.any(Date),
        withoutCaptcha: false,
        answeredAt: null,
        answeredBy: null,
        assignedTo: user,
        assignee: 'Aino',
        files: 2,
      },
      expect.objectContaining({ id: '1', withoutCaptcha: true, assignedTo: null, assignee: null }),
    ]);
  });

  it('enquiries: they are filtered, and each kind is counted', async () => {
    expect(await list({})).toEqual(['3,2,1', { question: 2, complaint: 1 }]);
    expect(await list({ kind: 'question' })).toEqual(['3,1', { question: 2, complaint: 1 }]);
    expect(await list({ text: '100%' })).toEqual(['1', { question: 1 }]);
    expect(await list({ text: 'LIHAA', site: 'atriafi' })).toEqual(['2,1', { question: 1, complaint: 1 }]);
    expect(await list({ text: '' })).toEqual(['3,2,1', { question: 2, complaint: 1 }]);
    expect(await list({ assignee: 'none' })).toEqual(['3,1', { question: 2 }]);
    expect(await list({ assignee: user })).toEqual(['2', { complaint: 1 }]);
    expect(await list({}, 2)).toEqual(['', { question: 2, complaint: 1 }]);
  });

  it('enquiries: one is answered by a user, or open again', async () => {
    await setAnswered(database, '1', user);
    expect(await list({ isAnswered: true })).toEqual(['1', { question: 1 }]);
    expect(await list({ isAnswered: false })).toEqual(['3,2', { question: 1, complaint: 1 }]);
    expect((await findEnquiry(database, EVERY_SITE, '1'))?.enquiry).toMatchObject({
      answeredBy: 'Aino',
      answeredAt: expect.any(Date),
    });
    await setAnswered(database, '1', null);
    expect((await findEnquiry(database, EVERY_SITE, '1'))?.enquiry).toMatchObject({
      answeredBy: null,
      answeredAt: null,
    });
    expect(await list({ isAnswered: true })).toEqual(['', {}]);
  });

  it('enquiry: it has its files in their order, and a file its content', async () => {
    const { files } = (await findEnquiry(database, EVERY_SITE, '2'))!;
    expect(files).toEqual([
      { id: '2', name: 'a.png', type: 'image/png', size: 1 },
      { id: '1', name: 'b.png', type: 'image/png', size: 2 },
    ]);
    expect(await findEnquiry(database, EVERY_SITE, '9')).toBeUndefined();
    expect(await findFile(database, EVERY_SITE, '9')).toBeUndefined();
    const found = await findFile(database, EVERY_SITE, '1');
    expect(found).toMatchObject({ id: '1', name: 'b.png', type: 'image/png', size: 2, sent: { bytes: 2 } });
  });

  it('sign-ups: fifty are on a page, the newest first, and each kind is counted', async () => {
    expect([PAGE_SIZE, getOffset(1), getOffset(3)]).toEqual([50, 0, 100]);
    const counts = { newsletter: 51, campaign: 1 };
    const first = await listSignUps(database, EVERY_SITE, null, 1);
    expect([first.rows.length, first.rows[0], first.counts]).toEqual([
      50,
      { id: '52', kind: 'campaign', site: 'goohse', data: { email: 'a@b.fi' }, received: expect.any(Date) },
      counts,
    ]);
    const second = await listSignUps(database, EVERY_SITE, 'newsletter', 2);
    expect([second.rows.map(({ id }) => id), second.counts]).toEqual([['1'], counts]);
  });
});
