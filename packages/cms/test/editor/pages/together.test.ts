import { describe, expect, it } from 'vitest';
import { runDueJobs } from '../../../platform/database/jobs.ts';
import { createServerJobs } from '../../../server/retention.ts';
import { mailTasks } from '../../../server/task-mail.ts';
import { type Mail, MailError } from '../../../platform/mail/mailer.ts';
import type { Block } from '../../../platform/model/content.ts';
import { someDatabase } from '../../support/databases.ts';
import { createPage, readPage, savePage, serveEditor } from '../../support/editing.ts';
import { OWN_PAGE } from '../../support/app.ts';
import { EDITOR, FORM, logInAs, PUBLISHER, type SignedIn } from '../../support/editors.ts';
import { documentOf, textsOf } from '../../support/html.ts';
import { makeDue } from '../../support/publish.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';

interface Answer {
  version: number;
  state: string;
  title: string;
  publishAt: string | null;
  review: {
    id: number;
    note: string;
    requestedBy: string;
    result: string | null;
    isOutdated: boolean;
    seen?: string;
  } | null;
}
interface NotesAnswer {
  version: number;
  revision: string;
  notes: {
    id: number;
    block: number | null;
    blockType: string | null;
    body: string;
    resolvedBy: string | null;
  }[];
  people: string[];
}

const like = (id: string): Block => ({ widget: 'like-button', props: { contentId: id } });
const text = (words: string): Block => ({ html: `<p>${words}</p>` });

describe.each(someDatabase)('working together on $name', ({ open }) => {
  const { database, app, publisher, editor } = serveEditor(open, {
    mail: { url: 'smtp://localhost', from: 'a@saaristo.example' },
  });

  const create = (path: string) => createPage(editor, { path });
  const act = (id: number, action: string, body: object, who = editor) =>
    who.call('POST', `pages/${id}/${action}`, body);
  const read = (id: number) => readPage<Answer>(editor, id);
  const save = (id: number, page: object) => savePage(editor, id, page);
  const visit = async (path: string) => app.inject({ url: path, headers: { host: 'localhost' } });
  const tasksOf = async (who: SignedIn) => textsOf((await who.get('/editor/for-you')).body, 'tbody tr');

  /** Asks for a review of the present draft. */
  const ask = async (id: number) =>
    (await act(id, 'review', { version: (await read(id)).version, note: '' })).json<Answer>().review!;

  describe('review', () => {
    it('approval: the reviewed snapshot is published, later changes are not', async () => {
      const id = await create('/tarkistettava');
      await save(id, { title: 'Tarkistettu' });
      const { version } = await read(id);
      expect((await act(id, 'review', { version: version - 1, note: '' })).statusCode).toBe(409);
      const asked = (await act(id, 'review', { version, note: ' Onko hinta oikein? ' })).json<Answer>();
      expect(asked.review).toMatchObject({
        note: 'Onko hinta oikein?',
        requestedBy: EDITOR.name,
        result: null,
        isOutdated: false,
      });
      expect(await tasksOf(publisher)).toEqual([
        expect.stringContaining('Tarkistettavana TarkistettuSaaristo · /tarkistettava Onko hinta oikein?'),
      ]);
      expect((await publisher.get('/editor')).body).toContain('Sinulle (1)');
      const { body } = await publisher.get('/editor?state=review');
      expect(textsOf(body, 'tbody tr')).toEqual([expect.stringMatching(/\/tarkistettava.*Tarkistettavana/)]);
      expect(await tasksOf(editor)).toEqual([]);
      expect((await editor.get('/editor/for-you')).body).toContain('Mikään ei odota sinua.');
      await save(id, { title: 'Muutettu myöhemmin' });
      expect((await read(id)).review).toMatchObject({ isOutdated: true });
      const preview = (await publisher.get(`/editor/preview/${id}?of=review`)).body;
      expect([preview.includes('Tarkistettu'), preview.includes('Muutettu')]).toEqual([true, false]);
      const review = asked.review!.id;
      const { seen } = (await read(id)).review!;
      expect((await act(id, 'review/approve', { review, seen, at: null })).statusCode).toBe(403);
      const unseen = await act(id, 'review/approve', { review, at: null }, publisher);
      expect([unseen.statusCode, unseen.json<{ error: string }>().error]).toEqual([
        409,
        expect.stringContaining('Katso sivu uudelleen'),
      ]);
      const approved = await act(id, 'review/approve', { review, seen, at: null }, publisher);
      expect(approved.json()).toMatchObject({ state: 'changed', title: 'Muutettu myöhemmin', review: null });
      expect((await visit('/tarkistettava')).body).toContain('<title>Tarkistettu');
      expect((await act(id, 'review/approve', { review, at: null }, publisher)).statusCode).toBe(400);
      expect(await tasksOf(publisher)).toEqual([]);
    });

    it('approval for a time: the snapshot is scheduled', async () => {
      const id = await create('/myohemmin');
      await save(id, { title: 'Hyväksytty' });
      const review = await ask(id);
      await save(id, { title: 'Kesken' });
      const approve = (at: string) =>
        act(id, 'review/approve', { review: review.id, seen: review.seen, at }, publisher);
      expect((await approve('2020-01-01T00:00')).statusCode).toBe(400);
      expect((await approve('2099-12-24T08:00')).json()).toMatchObject({
        publishAt: '2099-12-24T06:00:00.000Z',
        review: null,
      });
      await makeDue(database, id);
      await runDueJobs(database, createServerJobs(database), () => {});
      expect((await visit('/myohemmin')).body).toContain('<title>Hyväksytty');
      const by = "select user_name from audit_event where action = 'pages/publish' and page_id = $1";
      expect(await valueOf(database, by, [id])).toBe(PUBLISHER.name);
    });

    it('sent back: the editor gets the reason, and a new request replaces it', async () => {
      const id = await create('/palautettu');
      const { id: review } = await ask(id);
      const back = (note: string, who = publisher) => act(id, 'review/return', { review, note }, who);
      expect((await back('Syy', editor)).statusCode).toBe(403);
      expect((await back(' ')).statusCode).toBe(400);
      expect((await back('Lisää hinta')).json<Answer>().review).toMatchObject({ result: 'returned' });
      expect(await tasksOf(editor)).toEqual([expect.stringContaining('Palautettu sinulle Sivu')]);
      await ask(id);
      expect([await tasksOf(editor), (await tasksOf(publisher)).length]).toEqual([[], 1]);
      expect((await act(id, 'review/withdraw', {})).json<Answer>().review).toBeNull();
      expect((await act(id, 'review/withdraw', {})).statusCode).toBe(400);
      expect(await tasksOf(publisher)).toEqual([]);
    });

    it('published draft: it ends the request', async () => {
      const id = await create('/suoraan');
      const { version } = await read(id);
      await ask(id);
      expect((await act(id, 'publish', { version }, publisher)).json<Answer>().review).toBeNull();
    });

    it('published draft whose path is taken: the request stays', async () => {
      const id = await create('/vapaa');
      const { version } = await read(id);
      await ask(id);
      await rowsOf(
        database,
        `update entry set path = '/vapaa' where path = (
           select path from entry where site = 'atriafi' and kind = 'news' limit 1) returning 1`,
      );
      expect((await act(id, 'publish', { version }, publisher)).statusCode).toBe(400);
      expect((await read(id)).review).toMatchObject({ result: null });
      expect((await act(id, 'review/withdraw', {})).json<Answer>().review).toBeNull();
    });
  });

  describe('preview link', () => {
    const linkTo = async (id: number, days = 7) => {
      const answer = (await act(id, 'preview-links', { days })).json<{
        url: string;
        links: { id: number; createdBy: string }[];
      }>();
      return { ...answer, path: new URL(answer.url).pathname };
    };

    it('link: a visitor without an account sees the current draft, which no search lists', async () => {
      const id = await create('/nayte');
      await save(id, { title: 'Näyte', blocks: [text('vain luonnoksessa')] });
      const { path, url, links } = await linkTo(id);
      expect([new URL(url).host, path]).toEqual([
        'localhost',
        expect.stringMatching(/^\/preview\/[\w-]{43}$/),
      ]);
      expect(links).toMatchObject([{ createdBy: EDITOR.name }]);
      const page = await visit(path);
      expect([page.statusCode, page.body.includes('vain luonnoksessa')]).toEqual([200, true]);
      expect(page.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(page.body).not.toContain('/editor/as/');
      await save(id, { title: 'Näyte', blocks: [text('uusi teksti')] });
      expect((await visit(path)).body).toContain('uusi teksti');
      const stored = JSON.stringify(await rowsOf(database, 'select * from page_preview_link'));
      expect(stored).not.toContain(path.split('/').at(-1));
      expect((await editor.call('GET', `pages/${id}/preview-links`)).json()).not.toHaveProperty('url');
    });

    it('link: it ends when it is revoked, expires, or the page is deleted', async () => {
      const id = await create('/paattyva');
      const [first, second, third] = [await linkTo(id), await linkTo(id, 9999), await linkTo(id)];
      await act(id, `preview-links/${first.links[0]!.id}/revoke`, {});
      expect((await visit(first.path)).statusCode).toBe(404);
      expect((await visit(first.path)).body).toContain('vanhentunut tai peruttu');
      const days = 'select max(extract(day from expires_at - now()))::integer from page_preview_link';
      expect(await valueOf(database, days)).toBeLessThanOrEqual(30);
      const expire = "update page_preview_link set expires_at = now() - interval '1 second' where id = $1";
      await rowsOf(database, expire, [second.links[0]!.id]);
      expect((await visit(second.path)).statusCode).toBe(404);
      expect((await visit(third.path)).statusCode).toBe(200);
      await act(id, 'delete', {}, publisher);
      expect((await visit(third.path)).statusCode).toBe(404);
      for (const token of ['x', 'a'.repeat(43), '%00'])
        expect([token, (await visit(`/preview/${token}`)).statusCode]).toEqual([token, 404]);
    });
  });

  describe('notes', () => {
    const note = (id: number, body: object, who = editor) => act(id, 'notes', { block: null, ...body }, who);

    it('note with a mention: it is in the list of the mentioned person until they are shown the note', async () => {
      const id = await create('/huomautus');
      const body = `Katso tämä, @${PUBLISHER.name.toUpperCase()}!`;
      const { notes, people } = (await note(id, { body })).json<NotesAnswer>();
      expect(notes).toMatchObject([{ body, block: null, resolvedBy: null }]);
      expect(people).toContain(PUBLISHER.name);
      expect(await tasksOf(publisher)).toEqual([expect.stringContaining('Maininta Sivu')]);
      expect(await tasksOf(editor)).toEqual([]);
      for (const query of ['', '?seen=', '?seen=x,0', `?seen=${notes[0]!.id + 1}`])
        await publisher.call('GET', `pages/${id}/notes${query}`);
      expect(await tasksOf(publisher)).toHaveLength(1);
      await publisher.call('GET', `pages/${id}/notes?seen=9999,${notes[0]!.id}`);
      expect(await tasksOf(publisher)).toEqual([]);
      // An answer is a task of the earlier writers.
      await note(id, { body: 'Katsottu.', parent: notes[0]!.id }, publisher);
      expect(await tasksOf(editor)).toEqual([expect.stringContaining('Katsottu.')]);
      const done = (await act(id, `notes/${notes[0]!.id}/resolve`, {}, publisher)).json<NotesAnswer>();
      expect(done.notes[0]?.resolvedBy).toBe(PUBLISHER.name);
      const reopened = await act(id, `notes/${notes[0]!.id}/resolve`, { isOpen: true });
      expect(reopened.json<NotesAnswer>().notes[0]?.resolvedBy).toBeNull();
      expect((await act(id, 'notes/999999/resolve', {})).statusCode).toBe(404);
    });

    it('note on a block: it stays with the block when that is moved and changed, and survives its deletion', async () => {
      const id = await create('/lohkot');
      const [a, b, c] = [like('a'), text('b'), like('c')];
      await save(id, { blocks: [a, b, c] });
      const { version } = await read(id);
      expect((await note(id, { version: version - 1, block: 2, body: 'Vanha' })).statusCode).toBe(409);
      expect((await note(id, { version, block: 9, body: 'Ei lohkoa' })).statusCode).toBe(404);
      await note(id, { version, block: 2, body: 'Tykkäys' });
      const at = async () =>
        (await editor.call('GET', `pages/${id}/notes`)).json<NotesAnswer>().notes.map(({ block }) => block);
      await save(id, { blocks: [c, a, b] });
      expect(await at()).toEqual([0]);
      await save(id, { blocks: [b, like('muutettu'), a] });
      expect(await at()).toEqual([1]);
      await save(id, { blocks: [b, a] });
      expect((await editor.call('GET', `pages/${id}/notes`)).json<NotesAnswer>().notes).toMatchObject([
        { block: null, blockType: 'like-button' },
      ]);
    });

    it('note on a block of a page with a band of an earlier version: it stays with the block that the editor shows', async () => {
      const id = await create('/vyo');
      const band = '<p>Ennen</p><section class="band"><h2>Vyö</h2></section>';
      const { version } = await read(id);
      await note(id, { version, body: 'Sivulle' });
      await rowsOf(
        database,
        "update page set draft = jsonb_set(draft, '{blocks}', $1::jsonb) where id = $2",
        [JSON.stringify([{ html: band }, { html: '<p>Jälkeen</p>' }, like('x')]), id],
      );
      const shown = await readPage<{ version: number; blocks: Block[] }>(editor, id);
      expect(shown.blocks).toHaveLength(4);
      await note(id, { version: shown.version, block: 1, body: 'Vyölle' });
      await note(id, { version: shown.version, block: 3, body: 'Tykkäykselle' });
      const at = async () =>
        (await editor.call('GET', `pages/${id}/notes`)).json<NotesAnswer>().notes.map(({ block }) => block);
      expect(await at()).toEqual([null, 1, 3]);
      await save(id, { blocks: shown.blocks });
      expect(await at()).toEqual([null, 1, 3]);
    });

    it('wrong notes: empty, too long and of another page are refused', async () => {
      const [id, other] = [await create('/oikea'), await create('/vieras')];
      const { notes } = (await note(other, { body: 'Vieras' })).json<NotesAnswer>();
      expect((await note(id, { body: '  ' })).statusCode).toBe(400);
      expect((await note(id, { body: 'x'.repeat(2001) })).statusCode).toBe(400);
      expect((await note(id, { body: 'x', parent: notes[0]!.id })).statusCode).toBe(404);
      expect((await act(id, `notes/${notes[0]!.id}/resolve`, {})).statusCode).toBe(404);
      const presence = async () =>
        (await act(id, 'presence', { tab: 'lehti-000' })).json<{ notes: string }>().notes;
      const before = await presence();
      await note(id, { body: '<script>alert(1)</script>' });
      expect(await presence()).not.toBe(before);
    });
  });

  describe('mail about tasks', () => {
    /** Runs the job when all that has happened is past the quiet time. Returns the mails: recipient, subject, text. */
    const mail = async (send: (mail: Mail) => Promise<void> = () => Promise.resolve()) => {
      const span = "interval '1 hour'";
      for (const change of [
        `page_review set requested_at = requested_at - ${span}, decided_at = decided_at - ${span}`,
        `page_note set written_at = written_at - ${span}`,
        `page_edition set publish_at = publish_at - ${span}`,
        `job set failed_at = failed_at - ${span}`,
        `editor_user set told_at = told_at - ${span}`,
      ])
        await rowsOf(database, `update ${change}`);
      const sent: string[][] = [];
      const mailer = {
        send: async (one: Mail) => {
          await send(one);
          sent.push([one.to, one.subject, one.text]);
        },
      };
      await mailTasks(database, mailer, 'saaristo.example');
      return sent;
    };

    it('new tasks: each is told once, in the language and with the address of the last sign-in', async () => {
      await rowsOf(database, 'delete from page_review; delete from page_note');
      await rowsOf(database, 'update editor_user set told_at = now()');
      const id = await create('/posti');
      const { version } = await read(id);
      await act(id, 'review', { version, note: 'Onko\nhinta oikein?' });
      // Before the first sign-in.
      expect(await mail()).toEqual([]);
      for (const account of [PUBLISHER, EDITOR])
        await logInAs(app, account, {
          headers: { ...FORM, cookie: OWN_PAGE.cookie, 'accept-language': account === EDITOR ? 'fi' : 'sv' },
        });
      const refused = mail(() => Promise.reject(new MailError('later', 'No.')));
      await expect(refused).rejects.toThrow('No.');
      expect(await mail()).toEqual([
        [
          PUBLISHER.email,
          'Att granska: Sivu',
          expect.stringMatching(
            /^Hej Paula Julkaisija\n\nAtt granska: Sivu\nSaaristo \/posti\nEero Toimittaja: Onko\nhinta oikein\?\nhttp:\/\/localhost[:\d]*\/editor\/pages\/\d+\n\n.*\/editor\/password$/,
          ),
        ],
      ]);
      expect(await mail()).toEqual([]);
      const { review } = await read(id);
      await act(id, 'review/approve', { review: review!.id, seen: review!.seen, at: null }, publisher);
      await act(id, 'notes', { block: null, body: `@${EDITOR.name} Hyvä!` }, publisher);
      expect(await mail()).toMatchObject([
        [EDITOR.email, '2 uutta asiaa sinulle', expect.stringMatching(/Hyväksytty: Sivu[^]*Maininta: Sivu/)],
      ]);
    });

    it('failed publishing: it is mailed to publishers, and is among their tasks', async () => {
      const id = await create('/ei-onnistu');
      const at = '2099-01-01T00:00';
      await act(id, 'schedule', { version: (await read(id)).version, at }, publisher);
      await makeDue(database, id);
      await rowsOf(
        database,
        "update job set last_error = 'No.', attempts = 10 where name = 'publish-edition'",
      );
      expect(await mail()).toMatchObject([
        [PUBLISHER.email, 'Publiceringen misslyckades: Sivu', expect.anything()],
      ]);
      expect(await tasksOf(publisher)).toEqual([expect.stringContaining('Julkaisu epäonnistui Sivu')]);
      expect(await tasksOf(editor)).toEqual([expect.stringContaining('Maininta')]);
    });

    it('publishing that fails long after its time: it is mailed, too', async () => {
      const id = await create('/myohassa');
      await act(id, 'schedule', { version: (await read(id)).version, at: '2099-01-01T00:00' }, publisher);
      await makeDue(database, id);
      await mail();
      await rowsOf(
        database,
        "update page_edition set publish_at = now() - interval '2 hours' where page_id = $1",
        [id],
      );
      await rowsOf(
        database,
        "update job set last_error = 'No.', failed_at = now() where name = 'publish-edition' and last_error is null",
      );
      expect((await mail()).map(([to]) => to)).toEqual([PUBLISHER.email]);
      expect(await mail()).toEqual([]);
    });

    it('an address that fails for now: the others are told, and it is told by the next run', async () => {
      const id = await create('/harmaa');
      for (const by of [publisher, editor])
        await act(id, 'notes', { block: null, body: `@${PUBLISHER.name} @${EDITOR.name}` }, by);
      const told = async (failing: string, kind: 'later' | 'unknown') =>
        (
          await mail(({ to }) =>
            to === failing ? Promise.reject(new MailError(kind, 'No.')) : Promise.resolve(),
          )
        ).map(([to]) => to);
      for (const [failing, other] of [
        [PUBLISHER.email, EDITOR.email],
        [EDITOR.email, PUBLISHER.email],
      ] as const) {
        await rowsOf(
          database,
          "update page_note set written_at = now(); update editor_user set told_at = now() - interval '3 minutes'",
        );
        expect(await told(failing, 'later')).toEqual([other]);
        expect(await told('', 'later')).toEqual([failing]);
      }
    });

    it('a mail that may have arrived: it is not repeated', async () => {
      await rowsOf(
        database,
        "update page_note set written_at = now(); update editor_user set told_at = now() - interval '3 minutes'",
      );
      const broken = mail(() => Promise.reject(new MailError('unknown', 'No.')));
      await expect(broken).rejects.toThrow('No.');
      expect(await mail()).toEqual([]);
    });

    it('choice of the user: no mail is sent', async () => {
      const isMarked = async () =>
        documentOf((await editor.get('/editor/password')).body).querySelector('[name="wanted"]:checked') !==
        null;
      expect(await isMarked()).toBe(true);
      await editor.send('/editor/password/mail');
      expect(await isMarked()).toBe(false);
      const id = await create('/ilman-postia');
      await act(id, 'notes', { block: null, body: `@${EDITOR.name}` }, publisher);
      expect(await mail()).toEqual([]);
    });
  });
});
