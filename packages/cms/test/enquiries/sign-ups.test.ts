import { beforeEach, describe, expect, it } from 'vitest';
import { askForConfirmation } from '../../enquiries/sign-up-links.ts';
import { CONFIRM_JOB } from '../../enquiries/sign-ups.ts';
import { type Mail, MailError } from '../../platform/mail/mailer.ts';
import { OWN_PAGE, post, serveApp } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { documentOf } from '../support/html.ts';
import { rowsOf } from '../support/rows.ts';

const NEWSLETTER = '/api/newsletter/subscribe';
const CAMPAIGN = '/api/campaign/participate';
const RELEASES = '/api/cision-liana/subscribe';

const campaign = {
  email: 'asa@saaristo.fi',
  campaignJoinNumber: 'kesa-2026',
  isAdult: 'true',
  subscribeToCinCinVinoNewsletter: 'true',
};
const releases = {
  email: 'asa@saaristo.fi',
  recaptchaToken: '',
  informationTypes: ['press-releases'],
  subscribeToUutiskirje: false,
};

describe.each(someDatabase)('sign-ups on $name', ({ open }) => {
  const { database, app } = serveApp(open);
  beforeEach(() => rowsOf(database, 'truncate sign_up'));
  const stored = () => rowsOf(database, 'select kind, site, data from sign_up order by id');

  it.each([
    ['API-24 NWS-06', NEWSLETTER, 'newsletter', { email: 'asa@saaristo.fi' }],
    ['API-25 NWS-17', CAMPAIGN, 'campaign', campaign],
    ['API-27 NWS-13', RELEASES, 'news-release', releases],
  ])('%s: a post to %s is stored without a captcha', async (_id, path, kind, data) => {
    const answer = await post(app, path, data);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    expect(await stored()).toEqual([{ kind, site: 'atriafi', data }]);
  });

  it.each([
    ['NWS-05 no e-mail', NEWSLETTER, {}, { email: 'emptyEmailLabel' }],
    ['FRM-18 a plus sign', NEWSLETTER, { email: 'a+b@x.fi' }, { email: 'emptyEmailLabel' }],
    ['FRM-18 four letters', NEWSLETTER, { email: 'a@x.info' }, { email: 'emptyEmailLabel' }],
    ['NWS-16 no adult', CAMPAIGN, { ...campaign, isAdult: 'false' }, { isAdult: 'requiredLabel' }],
    ['NWS-17 a boolean', CAMPAIGN, { ...campaign, isAdult: true }, { isAdult: 'requiredLabel' }],
    [
      'NWS-16 no second box',
      CAMPAIGN,
      { ...campaign, subscribeToCinCinVinoNewsletter: '' },
      { subscribeToCinCinVinoNewsletter: 'requiredLabel' },
    ],
    [
      'NWS-12 no choice',
      RELEASES,
      { ...releases, informationTypes: [] },
      { informationTypes: 'choiceLabel' },
    ],
  ])('sign-up with %s: it is refused, and nothing is stored', async (_case, path, body, fields) => {
    const answer = await post(app, path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields });
    expect(await stored()).toEqual([]);
  });

  it('newsletter only: it is a valid choice [NWS-12]', async () => {
    const only = { ...releases, informationTypes: [], subscribeToUutiskirje: true };
    const answer = await post(app, RELEASES, only);
    expect(answer.json()).toEqual({ success: true });
  });

  it('repeated sign-up: it is stored once, also at the same time and in another case [NWS-06]', async () => {
    const emails = ['asa@saaristo.fi', ' ASA@Saaristo.fi ', 'asa@saaristo.fi', 'muu@saaristo.fi'];
    const answers = await Promise.all(emails.map((email) => post(app, NEWSLETTER, { email })));
    expect(answers.map((answer) => answer.json())).toEqual(emails.map(() => ({ success: true })));
    expect(await stored()).toHaveLength(2);
  });

  it('another site or campaign: it is another sign-up [NWS-06] [NWS-17]', async () => {
    await post(app, NEWSLETTER, { email: 'asa@saaristo.fi' });
    await app.inject({
      method: 'POST',
      url: NEWSLETTER,
      headers: { ...OWN_PAGE, host: 'lihakauppa.localhost' },
      payload: { email: 'asa@saaristo.fi' },
    });
    await post(app, CAMPAIGN, campaign);
    await post(app, CAMPAIGN, campaign);
    await post(app, CAMPAIGN, { ...campaign, campaignJoinNumber: 'joulu-2026' });
    expect(await stored()).toMatchObject([
      { kind: 'newsletter', site: 'atriafi' },
      { kind: 'newsletter', site: 'lihakauppa' },
      { kind: 'campaign', data: { campaignJoinNumber: 'kesa-2026' } },
      { kind: 'campaign', data: { campaignJoinNumber: 'joulu-2026' } },
    ]);
  });

  it('second choice of releases: it is added to the first one [NWS-13]', async () => {
    await post(app, RELEASES, { ...releases, subscribeToUutiskirje: true });
    await post(app, RELEASES, { ...releases, informationTypes: ['financial-reports', 'press-releases'] });
    const informationTypes = ['press-releases', 'financial-reports'];
    const data = { ...releases, informationTypes, subscribeToUutiskirje: true };
    expect(await stored()).toEqual([expect.objectContaining({ data })]);
  });

  it.each([
    ['fi', 'Lehdistötiedotteet'],
    ['se', 'Pressmeddelanden'],
    ['en', 'Press releases'],
    ['de', 'Press releases'],
    ['xx', 'Lehdistötiedotteet'],
  ])('kinds of releases: they are listed in %s [API-26] [NWS-11]', async (language, first) => {
    const answer = await app.inject(`/api/cision/subscribe/categories?language=${language}`);
    const list = answer.json<{ name: string; informationType: string }[]>();
    expect(list[0]).toEqual({ name: first, informationType: 'press-releases' });
    for (const kind of list)
      expect(kind).toEqual({ name: expect.any(String), informationType: expect.stringMatching(/^[a-z-]+$/) });
  });

  describe('link of a sign-up', () => {
    const rows = () =>
      rowsOf<{ id: number; token: string; link: string; confirmed: boolean }>(
        database,
        'select id, token, link, confirmed_at is not null as confirmed from sign_up order by id',
      );
    const press = (url: string) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const ask = async (id: number, fails?: MailError) => {
      const mails: Mail[] = [];
      const send = (mail: Mail) => (fails ? Promise.reject(fails) : Promise.resolve(void mails.push(mail)));
      await askForConfirmation(database, { send }, 'saaristo.example', id);
      return mails;
    };

    it('mail of a subscription: the settings of its form give the words, and the link follows', async () => {
      const settings = {
        form: 'newsletter',
        answerSubject: { fi: 'Melkein' },
        answer: { fi: 'Vahvista vielä:' },
      };
      await rowsOf(
        database,
        `insert into item (collection, key, site, title, position, draft, published)
         values ('forms', 'atriafi/newsletter', 'atriafi', '', 0, '{}', '${JSON.stringify(settings)}')`,
      );
      await app.inject({
        method: 'POST',
        url: NEWSLETTER,
        payload: { email: 'asa@saaristo.fi' },
        headers: { ...OWN_PAGE, referer: 'http://localhost/' },
      });
      const [row] = await rows();
      const { link } = row!;
      expect(await ask(row!.id)).toMatchObject([
        { subject: 'Melkein', text: `Vahvista vielä:\n\n${link}\n` },
      ]);
      await rowsOf(database, "delete from item where key = 'atriafi/newsletter'");
    });

    it.each([
      [NEWSLETTER, { email: 'asa@saaristo.fi' }, '/', 'Uutiskirjeen tilaus'],
      [RELEASES, releases, '/en/uutiset', 'News release subscription'],
    ])(
      '%s: its owner confirms it by the link of a message, and leaves by the same one',
      async (path, data, from, title) => {
        await app.inject({
          method: 'POST',
          url: path,
          payload: data,
          headers: { ...OWN_PAGE, referer: `http://localhost${from}` },
        });
        const [row] = await rows();
        const [mail] = await ask(row!.id);
        expect(mail).toMatchObject({ to: 'asa@saaristo.fi' });
        expect(mail!.subject).toContain(title);
        expect(mail!.text).toContain(row!.link);
        expect(await ask(row!.id)).toEqual([]);
        const { pathname } = new URL(row!.link);
        expect(pathname.startsWith('/en/')).toBe(from.startsWith('/en/'));
        const opened = await app.inject(pathname);
        expect(opened.headers['cache-control']).toBe('no-store');
        expect(opened.body).toContain(title);
        expect((await rows())[0]!.confirmed).toBe(false);
        const confirmed = documentOf((await press(`${pathname}/confirm`)).body);
        expect(confirmed.querySelector('main')?.textContent).toContain('asa@saaristo.fi');
        expect((await rows())[0]!.confirmed).toBe(true);
        expect((await press(`${pathname}/leave`)).statusCode).toBe(200);
        expect(await rows()).toEqual([]);
        expect((await app.inject(pathname)).statusCode).toBe(404);
      },
    );

    it('campaign: it asks for no confirmation, and its owner can leave', async () => {
      await rowsOf(database, 'delete from job');
      await post(app, CAMPAIGN, campaign);
      expect(await rowsOf(database, `select 1 from job where name = '${CONFIRM_JOB}'`)).toEqual([]);
      const [row] = await rows();
      const { body } = await app.inject(`/newsletter/${row!.token}`);
      expect(body).toContain('Osallistuminen kampanjaan');
      expect(body).not.toContain('/confirm');
      await press(`/newsletter/${row!.token}/leave`);
      expect(await rows()).toEqual([]);
    });

    it('server that is away: the message is sent later, and one that is refused is given up', async () => {
      await post(app, NEWSLETTER, { email: 'asa@saaristo.fi' });
      const [row] = await rows();
      await expect(ask(row!.id, new MailError('later', 'away'))).rejects.toThrow('away');
      await ask(row!.id, new MailError('never', 'no such box'));
      expect(await ask(row!.id)).toEqual([]);
    });

    it('link: it is of one site, and an unknown one changes nothing', async () => {
      await post(app, NEWSLETTER, { email: 'asa@saaristo.fi' });
      const [row] = await rows();
      const other = await app.inject({
        url: `/newsletter/${row!.token}`,
        headers: { host: 'sibylla.localhost' },
      });
      expect(other.statusCode).toBe(404);
      await press(`/newsletter/${'x'.repeat(22)}/leave`);
      expect(await rows()).toHaveLength(1);
    });
  });
});
