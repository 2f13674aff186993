import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { appOn, OWN_PAGE, post } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
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
  let database: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    app = await appOn(database);
  });
  beforeEach(() => rowsOf(database, 'truncate sign_up'));
  afterAll(async () => {
    await app.close();
    await database.close();
  });
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
    const answer = await post(app, RELEASES, {
      ...releases,
      informationTypes: [],
      subscribeToUutiskirje: true,
    });
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
    expect(await stored()).toEqual([
      expect.objectContaining({
        data: {
          ...releases,
          informationTypes: ['press-releases', 'financial-reports'],
          subscribeToUutiskirje: true,
        },
      }),
    ]);
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

  it.each([NEWSLETTER, CAMPAIGN, RELEASES])('%s: it needs the CSRF token [API-02]', async (url) => {
    expect((await app.inject({ method: 'POST', url, payload: campaign })).statusCode).toBe(403);
  });
});
