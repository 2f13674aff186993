import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { appOn, post } from '../support/app.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { someDatabase } from '../support/databases.ts';
import { PUBLISHER, signedIn } from '../support/editors.ts';
import { rowsOf } from '../support/rows.ts';
import { bodyOf, question } from '../support/submissions.ts';

// npm run long -- --project=load kills and updates two processes behind nginx.
describe.each(someDatabase)('two instances on $name', ({ open }) => {
  let database: Database;
  let one: FastifyInstance;
  let other: FastifyInstance;
  beforeAll(async () => {
    database = await open();
    one = await appOn(database, { captchaSecret: CAPTCHA_SECRET });
    other = await appOn(database, { captchaSecret: CAPTCHA_SECRET });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await database.close();
  });

  it('page: a publication on one instance is shown and found on the other at once, also if the page was shown there before', async () => {
    const editor = await signedIn(database, one, PUBLISHER);
    const [page] = await rowsOf<{ id: number; path: string; version: number }>(
      database,
      `select id, path, draft_version as version from page where site = 'atriafi' and language = 'fi' and path <> '/' and template is null`,
    );
    const { id, path, version } = page!;
    const shownOnOther = async () => (await other.inject(path)).body.includes('Rantakala');
    const foundOnOther = async () =>
      (await other.inject('/api/search/content/?q=rantakala&language=fi')).json<{ totalCount: number }>()
        .totalCount;
    expect([await shownOnOther(), await foundOnOther()]).toEqual([false, 0]);
    const details = { title: 'Rantakala', description: '', blocks: [{ html: '<p>Rantakala</p>' }] };
    expect((await editor.call('PUT', `pages/${id}`, { ...details, version })).statusCode).toBe(200);
    await editor.call('POST', `pages/${id}/publish`, { version: version + 1 });
    expect([await shownOnOther(), await foundOnOther()]).toEqual([true, 1]);
    // The session and the presence are shared, too.
    const answer = await other.inject({
      method: 'POST',
      url: `/editor/api/pages/${id}/presence`,
      headers: { cookie: editor.cookie, 'x-editor-token': editor.token },
      payload: { tab: 'toinen-lehti' },
    });
    expect(answer.json()).toMatchObject({ others: [], version: version + 1 });
  });

  it('captcha: a token that one has accepted is refused by the other', async () => {
    const token = await solvedToken();
    const send = (app: FastifyInstance, message: string) =>
      post(app, question.path, bodyOf(question, { Message: message }, token));
    expect((await send(one, 'Ensimmäinen')).statusCode).toBe(200);
    expect((await send(other, 'Toinen')).statusCode).toBe(400);
    // The same enquiry is a retry.
    expect((await send(other, 'Ensimmäinen')).statusCode).toBe(200);
    expect(await rowsOf(database, 'select 1 from enquiry')).toHaveLength(1);
  });

  it('likes: both count together', async () => {
    const like = async (app: FastifyInstance) =>
      (await post(app, '/api/contentlikecount/sivu-1', {})).json<{ likeCount: number }>().likeCount;
    const first = await like(one);
    expect([await like(other), await like(one)]).toEqual([first + 1, first + 2]);
  });
});
