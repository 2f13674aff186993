import { describe, expect, it } from 'vitest';
import {
  renderButton,
  renderDeleteButton,
  renderExportLinks,
  renderField,
  renderLines,
  renderOptions,
  renderPageLinks,
} from '../../../../cms/editor/controls.ts';
import { renderEnquiryPage } from '../../../../cms/editor/enquiry-page.ts';
import {
  type EditorContext,
  renderEditorPage,
  renderLoginPage,
  renderMessagePage,
  renderSetupPage,
} from '../../../../cms/editor/layout.ts';
import {
  formatTime,
  getKindLabel,
  type ListView,
  renderEnquiriesPage,
  renderSignUpsPage,
} from '../../../../cms/editor/list-page.ts';
import { getEditorMessages } from '../../../../cms/editor/messages.ts';
import { renderOrdersPage, renderReviewsPage } from '../../../../cms/editor/shop-pages.ts';
import { renderUsersPage } from '../../../../cms/editor/users-page.ts';
import type { Account, User } from '../../../../cms/editor/users.ts';
import type { EnquiryRow, FileRow } from '../../../../cms/enquiries/inbox.ts';
import { html } from '../../../../cms/http/html.ts';
import { documentOf } from '../support/html.ts';
import {
  bodyOf,
  context,
  firstChoices,
  frameOf,
  lines,
  SHOWN_TIME,
  SITE_NAMES as SITES,
  TIME,
  user,
  values,
} from '../support/views.ts';

const { messages } = context;

describe('parts of pages', () => {
  it('button: it posts to its address with the token', () => {
    const form = bodyOf(renderButton(context, '/a', 'Tee')).querySelector('form')!;
    expect([form.method, form.getAttribute('action'), lines(form, 'button')]).toEqual([
      'post',
      '/a',
      ['Tee'],
    ]);
    expect(values(form, '[name=token]', 'value')).toEqual(['merkki']);
    const deletion = bodyOf(renderDeleteButton(context, '/a', 'Poista'));
    expect(lines(deletion, 'summary, p, button')).toEqual([
      'Poista',
      'Poistettua ei saa takaisin.',
      'Poista lopullisesti',
    ]);
    expect(values(deletion, '[name=token]', 'value')).toEqual(['merkki']);
  });

  it('lines and options: each line has its own, and the chosen option is selected', () => {
    expect(bodyOf(renderLines('a\nb')).innerHTML).toBe('a<br> b');
    const options = renderOptions([['1', 'Yksi'] as const, ['2', 'Kaksi'] as const], '2');
    expect(
      bodyOf(
        html`<select>
          ${options}
        </select>`,
      ).querySelector('[selected]')?.textContent,
    ).toBe('Kaksi');
  });

  it.each([
    ['', 'Vie kaikki:', ['/editor/export/orders.csv', '/editor/export/orders.json']],
    ['?q=a', 'Vie nämä:', ['/editor/export/orders.csv?q=a', '/editor/export/orders.json?q=a']],
  ])('export of %j: the links have the filter', (query, text, links) => {
    const part = bodyOf(renderExportLinks(context, 'orders', query));
    expect([values(part, 'a', 'href'), part.textContent.trim().startsWith(text)]).toEqual([links, true]);
  });

  it.each([
    [{}, null, null, 0],
    [{ hint: 'Vihje' }, 'a-hint', null, 0],
    [{ error: 'Virhe', hint: 'Vihje' }, 'a-error a-hint', 'true', 0],
    [{ error: 'Virhe', isAlert: true }, 'a-error', 'true', 1],
  ])('field with %j: it is described by %s', (more, describedBy, invalid, alerts) => {
    const part = bodyOf(
      renderField({
        id: 'a',
        label: 'Nimi',
        ...more,
        control: (attributes) => html`<input ${attributes} />`,
      }),
    );
    const input = part.querySelector('input')!;
    expect([input.id, input.getAttribute('aria-describedby'), input.getAttribute('aria-invalid')]).toEqual([
      'a',
      describedBy,
      invalid,
    ]);
    expect(lines(part, 'label[for=a], p')).toEqual([
      'Nimi',
      ...Object.values(more).filter((one) => one !== true),
    ]);
    expect(part.querySelectorAll('[role=alert]')).toHaveLength(alerts);
  });

  it.each([
    [1, 1, null],
    [1, 2, ['Sivu 2 →']],
    [2, 3, ['← Sivu 1', 'Sivu 3 →']],
    [3, 3, ['← Sivu 2']],
  ])('page %i of %i: its links are %j', (page, last, links) => {
    const part = renderPageLinks('Sivut', page, last, (number) => `/a?page=${number}`, messages);
    expect(part && lines(bodyOf(part), 'a')).toEqual(links);
    if (!part) return;
    expect(values(bodyOf(part), 'a', 'href')).toEqual(
      links?.map((link) => `/a?page=${/\d/.exec(link)?.[0]}`),
    );
    expect([lines(bodyOf(part), 'span'), values(bodyOf(part), 'nav', 'aria-label')]).toEqual([
      [`Sivu ${page} / ${last}`],
      ['Sivut'],
    ]);
  });
});

describe('layout', () => {
  it('navigation: the current part is marked, and only administrators see people, users and the log', () => {
    const page = (who: User | undefined, more: Partial<EditorContext> = {}) =>
      documentOf(
        renderEditorPage(
          { ...context, user: who, ...more },
          { title: 'A', part: 'orders', content: html`b` },
        ),
      );
    const all = page(user, { tasks: 3 });
    expect(values(all, 'nav a', 'href')).toContain('/editor/orders');
    expect(lines(all, 'nav a')).toEqual([
      'Sivut',
      'Sinulle (3)',
      'Mediat',
      'Saapuneet',
      'Tilaukset',
      'Arvostelut',
      'Kaupan tilaukset',
      'Synonyymit',
      'Henkilötiedot',
      'Käyttäjät',
      'Tapahtumat',
    ]);
    expect(lines(all, '[aria-current=page]')).toEqual(['Kaupan tilaukset']);
    expect([all.title, lines(all, 'main.editor-main'), lines(all, '.editor-who')]).toEqual([
      'A – Toimitus',
      ['b'],
      ['Aino'],
    ]);
    for (const who of [
      undefined,
      { ...user, role: 'editor' as const },
      { ...user, sites: ['sibylla' as const] },
    ])
      expect(lines(page(who), 'nav a')).toHaveLength(8);
    expect(lines(page(user), 'nav a')[1]).toBe('Sinulle');
  });

  it.each([
    'pages',
    'for-you',
    'media',
    'enquiries',
    'sign-ups',
    'reviews',
    'synonyms',
    'people',
    'users',
    'audit',
    'account',
  ] as const)('part %s: one link of the navigation is marked', (part) => {
    const page = documentOf(renderEditorPage(context, { title: 'A', part, content: html`b` }));
    const addresses = { pages: '', enquiries: '/inbox', account: '/password' };
    expect(values(page, '[aria-current=page]', 'href')).toEqual([
      `/editor${part in addresses ? addresses[part as keyof typeof addresses] : `/${part}`}`,
    ]);
  });

  it('page without a part: it has no navigation; it has the chosen colours', () => {
    const page = documentOf(
      renderEditorPage({ ...context, appearance: 'dark' }, { title: 'A', content: html`b` }),
    );
    expect([page.querySelector('header'), lines(page, 'main.editor-login')]).toEqual([null, ['b']]);
    expect(page.documentElement.getAttribute('data-appearance')).toBe('dark');
  });

  it.each<
    [
      { error?: string; email?: string },
      Partial<EditorContext>,
      string | undefined,
      string | undefined,
      string[],
    ]
  >([
    [{}, {}, 'email', undefined, []],
    [{ error: 'Väärin', email: 'x@y.fi' }, {}, undefined, 'error', []],
    [{}, { openIdName: 'Yritys' }, 'email', undefined, ['/editor/openid']],
  ])(
    'login after %j: the focus and the error are at their field',
    (tried, more, focused, described, links) => {
      const page = documentOf(renderLoginPage({ ...context, user: undefined, ...more }, tried));
      expect(page.querySelector('[autofocus]')?.id).toBe(focused);
      expect(page.querySelector('[aria-invalid]')?.getAttribute('aria-describedby')).toBe(described);
      expect(lines(page, '[role=alert]')).toEqual(tried.error ? [tried.error] : []);
      expect(values(page, '#email', 'value')).toEqual([tried.email ?? '']);
      expect(values(page, 'main a', 'href')).toEqual(links);
      expect(values(page, 'form', 'action')).toEqual(['/editor/login']);
      expect(values(page, '[autocomplete]', 'autocomplete')).toEqual(['username', 'current-password']);
    },
  );

  it('first password and messages: they have their fields and links', () => {
    const setup = documentOf(renderSetupPage({ ...context, user: undefined }, '/editor/setup/x', 'Lyhyt'));
    expect(values(setup, '#password', 'minlength')).toEqual(['10']);
    expect(lines(setup, '[role=alert]')).toEqual(['Lyhyt']);
    expect(lines(setup, 'h1 + p')).toEqual([messages.newPasswordLead(10)]);
    expect(values(setup, '[autocomplete]', 'autocomplete')).toEqual(['username', 'new-password']);
    expect(setup.querySelector('[autofocus]')).toBeNull();
    expect(values(documentOf(renderMessagePage(context, 'Hei')), 'main a', 'href')).toEqual(['/editor']);
    expect(values(documentOf(renderMessagePage(context, 'Hei', '/a')), 'main a', 'href')).toEqual(['/a']);
    expect(values(documentOf(renderMessagePage(context, 'Hei', null)), 'main a', 'href')).toEqual([]);
  });
});

describe('inbox', () => {
  const enquiry: EnquiryRow = {
    id: '7',
    kind: 'question',
    site: 'atriafi',
    data: { firstname: 'Åsa', message: 'Rivi\nToinen' },
    received: TIME,
    withoutCaptcha: false,
    files: 0,
    answeredAt: null,
    answeredBy: null,
    assignedTo: null,
    assignee: null,
  };
  const view: ListView = { kind: null, page: 1, counts: { question: 2, gone: 1, complaint: 0 } };
  const list = (rows: EnquiryRow[], more: Partial<ListView> = {}) =>
    documentOf(
      renderEnquiriesPage(context, rows, { ...view, ...more }, SITES, [
        { id: 1, name: 'Aino' },
        { id: 2, name: 'Bo' },
      ]),
    );

  it('row: it has the kind, sender, excerpt, files and state', () => {
    const answered = { answeredAt: TIME, assignee: 'Bo', files: 3, withoutCaptcha: true, data: {} };
    const page = list([enquiry, { ...enquiry, ...answered, site: 'muu', kind: 'vanha' }]);
    expect(lines(page, 'tbody td')).toEqual([
      SHOWN_TIME,
      'KysymysSaaristo',
      'Åsa',
      'Rivi Toinen',
      '',
      'Avoin',
      SHOWN_TIME,
      'vanhamuu',
      '–',
      'Lähetetty ilman JavaScriptiä ja siksi ilman captchaa',
      '3',
      'Vastattu Bo',
    ]);
    expect(values(page, '.editor-state', 'data-state')).toEqual(['open', 'answered']);
    expect(lines(list([]), '.editor-nothing')).toEqual(['Täällä ei ole vielä mitään.']);
    expect(frameOf(page)).toEqual({
      part: '/editor/inbox',
      scripts: [],
      heads: ['Saapunut', 'Laji', 'Lähettäjä', 'Viesti', 'Liitteet', 'Tila'],
      lost: [],
    });
    expect([firstChoices(page), values(page, '#q', 'value')]).toEqual([['', '', ''], ['']]);
  });

  it('filter: kinds with rows and the chosen one are listed with their numbers and keep the other filters', () => {
    expect(lines(list([]), '.editor-filter a')).toEqual(['Kaikki 3', 'Kysymys 2']);
    expect(values(list([]), '.editor-filter [aria-current]', 'href')).toEqual(['/editor/inbox']);
    const page = list([], {
      kind: 'complaint',
      page: 2,
      text: 'a',
      isAnswered: false,
      site: 'sibylla',
      assignee: 2,
    });
    expect(lines(page, '.editor-filter a')).toEqual(['Kaikki 3', 'Reklamaatio 0', 'Kysymys 2']);
    const rest = 'q=a&state=open&site=sibylla&assignee=2';
    expect(values(page, '.editor-filter a', 'href')).toEqual([
      `/editor/inbox?${rest}`,
      `/editor/inbox?${rest}&kind=complaint`,
      `/editor/inbox?${rest}&kind=question`,
    ]);
    expect(values(page, '.editor-export a', 'href')[0]).toBe(
      `/editor/export/enquiries.csv?${rest}&kind=complaint`,
    );
    expect([values(page, '#q', 'value'), values(page, '[name=kind]', 'value')]).toEqual([
      ['a'],
      ['complaint'],
    ]);
    expect(values(page, 'option[selected]', 'value')).toEqual(['open', 'sibylla', '2']);
    expect(values(list([], { isAnswered: true, assignee: 'none' }), 'option[selected]', 'value')).toEqual([
      'answered',
      '',
      'none',
    ]);
    expect(values(list([]), '[name=kind]', 'value')).toEqual([]);
    expect(lines(list([]), '#site option').slice(0, 2)).toEqual(['Kaikki', 'Saaristo']);
    expect(lines(list([]), '#assignee option')).toEqual(['Kaikki', 'Ei kukaan', 'Aino (sinä)', 'Bo']);
  });

  it.each<[Partial<ListView>, string[], (string | null)[]]>([
    [{ counts: { question: 50 } }, [], []],
    [{ counts: { question: 60 }, kind: 'question' }, ['Vanhemmat →'], ['?kind=question&page=2']],
    [{ counts: { question: 30, complaint: 21 } }, ['Vanhemmat →'], ['?page=2']],
    [{ counts: { question: 101 }, page: 2 }, ['← Uudemmat', 'Vanhemmat →'], ['', '?page=3']],
    [{ counts: { question: 100 }, page: 2 }, ['← Uudemmat'], ['']],
    [{ counts: { question: 10, complaint: 90 }, kind: 'question' }, [], []],
    [{ counts: {}, kind: 'question', page: 2 }, ['← Uudemmat'], ['?kind=question']],
  ])('pages of %j: the links are %j', (more, links, queries) => {
    const page = list([], more);
    expect(lines(page, '.editor-pager a')).toEqual(links);
    expect(values(page, '.editor-pager a', 'href')).toEqual(queries.map((query) => `/editor/inbox${query}`));
  });

  it('sign-ups: they have their fields in one cell, without the address', () => {
    const row = {
      id: '8',
      kind: 'newsletter',
      site: 'muu',
      received: TIME,
      data: { email: 'a@b.fi', city: 'Salo', materials: ['x', 'y'] },
    };
    const page = documentOf(renderSignUpsPage(context, [row], view, SITES));
    expect(lines(page, 'tbody td').slice(0, 4)).toEqual([
      SHOWN_TIME,
      'Uutiskirjemuu',
      'a@b.fi',
      'Postitoimipaikka: Salo Materiaalit: x, y',
    ]);
    expect(values(page, 'tbody form', 'action')).toEqual(['/editor/sign-ups/8/delete']);
    expect(frameOf(page)).toMatchObject({
      part: '/editor/sign-ups',
      heads: ['Saapunut', 'Laji', 'Sähköposti', 'Tiedot', 'Toiminnot'],
    });
    expect(values(page, '.editor-filter a, .editor-export a', 'href')).toEqual([
      '/editor/sign-ups',
      '/editor/export/sign-ups.csv',
      '/editor/export/sign-ups.json',
    ]);
    expect(getKindLabel('constructor', messages)).toBe('constructor');
    expect(formatTime(TIME, getEditorMessages('en'), 'Europe/Stockholm')).toBe('01/06/2026, 11:05 CEST');
  });

  it('enquiry: it has its fields, files and the button for its state', () => {
    const file = (size: number, type: string): FileRow => ({ id: '1', name: 'a', type, size });
    const english = { ...context, messages: getEditorMessages('en') };
    const sizes = [file(2048, ''), file(1_048_576, ''), file(2_411_724, '')];
    expect(
      lines(
        documentOf(renderEnquiryPage(english, { enquiry, files: sizes }, SITES, html``)),
        '.editor-files .editor-muted',
      ),
    ).toEqual([', 2 kB', ', 1 MB', ', 2.3 MB']);
    const files = [file(10, 'image/png'), file(1_048_575, 'application/pdf'), file(1_572_864, 'image/avif')];
    const open = documentOf(renderEnquiryPage(context, { enquiry, files }, SITES, html`<p id="care">c</p>`));
    expect(lines(open, '.editor-files .editor-muted')).toEqual([
      'image/png, 1 kt',
      'application/pdf, 1 024 kt',
      'image/avif, 1,5 Mt',
    ]);
    expect(open.querySelectorAll('.editor-files img')).toHaveLength(2);
    expect(values(open, 'form', 'action')).toEqual([
      '/editor/logout',
      '/editor/enquiries/7/answer',
      '/editor/enquiries/7/delete',
    ]);
    expect(lines(open, 'dl div')).toEqual(['Etunimi Åsa', 'Viesti Rivi Toinen']);
    expect([lines(open, '#care'), lines(open, 'h1 + p')]).toEqual([['c'], [`${SHOWN_TIME} · Saaristo`]]);
    const more = { answeredAt: TIME, answeredBy: 'Bo', withoutCaptcha: true, site: 'muu' };
    const done = documentOf(
      renderEnquiryPage(context, { enquiry: { ...enquiry, ...more }, files: [] }, SITES, html``),
    );
    expect(lines(done, 'main .editor-muted')).toEqual([
      `${SHOWN_TIME} · muu`,
      `${SHOWN_TIME} · Bo`,
      'Lähetetty ilman JavaScriptiä ja siksi ilman captchaa',
    ]);
    expect([values(done, 'form', 'action')[1], done.querySelector('.editor-files')]).toEqual([
      '/editor/enquiries/7/reopen',
      null,
    ]);
  });
});

describe('shop', () => {
  it('reviews: one that waits can be published', () => {
    const review = {
      id: 3,
      product: 'Lenkki',
      rating: 4,
      text: 'Hyvä',
      userName: 'Åsa',
      verified: true,
      shown: false,
      written: TIME,
    };
    const page = documentOf(
      renderReviewsPage(context, { rows: [review, { ...review, id: 4, shown: true }], count: 60, page: 1 }),
    );
    expect(lines(page, 'tbody tr:first-child td').slice(0, 5)).toEqual([
      SHOWN_TIME,
      'Lenkki4/5',
      'Åsa',
      'Hyvä',
      'Odottaa lukemista',
    ]);
    expect(lines(page, 'tbody tr:last-child td')[4]).toBe('Julkaistu');
    expect(values(page, 'tbody form', 'action')).toEqual([
      '/editor/reviews/3/show',
      '/editor/reviews/3/delete',
      '/editor/reviews/4/delete',
    ]);
    expect(values(page, '.editor-pager a', 'href')).toEqual(['/editor/reviews?page=2']);
    expect(frameOf(page)).toMatchObject({
      part: '/editor/reviews',
      heads: ['Saapunut', 'Tuote', 'Lähettäjä', 'Arvostelu', 'Tila', 'Toiminnot'],
    });
    expect(values(page, '.editor-export a', 'href')[0]).toBe('/editor/export/reviews.csv');
  });

  it('orders: they have their sums, and one that waits for payment cannot be deleted', () => {
    const order = {
      id: 5,
      status: 'paid',
      email: 'a@b.fi',
      name: 'Åsa',
      cents: 1290,
      refundCents: 0,
      placedAt: TIME,
    };
    const rows = [
      order,
      { ...order, id: 6, name: '', status: 'waiting', refundCents: 100 },
      { ...order, status: 'toString' },
    ];
    const page = documentOf(renderOrdersPage(context, { rows, count: 3, page: 1 }));
    expect(lines(page, 'tbody td').map((cell) => cell.replaceAll('\u00a0', ' '))).toEqual([
      `${SHOWN_TIME}5`,
      'Åsaa@b.fi',
      '12,90 €',
      'Maksettu',
      expect.stringContaining('Poista'),
      `${SHOWN_TIME}6`,
      '–a@b.fi',
      '12,90 €',
      'Odottaa maksuaPalautettava 1,00 €',
      '',
      `${SHOWN_TIME}5`,
      'Åsaa@b.fi',
      '12,90 €',
      'toString',
      expect.stringContaining('Poista'),
    ]);
    expect(page.querySelector('.editor-pager')).toBeNull();
    expect(values(page, 'tbody form', 'action')).toEqual([
      '/editor/orders/5/delete',
      '/editor/orders/5/delete',
    ]);
    expect(values(page, '.editor-export a', 'href')[0]).toBe('/editor/export/orders.csv');
    expect(frameOf(page)).toMatchObject({
      part: '/editor/orders',
      heads: ['Saapunut', 'Tilaaja', 'Summa', 'Tila', 'Toiminnot'],
    });
    const many = documentOf(renderOrdersPage(context, { rows, count: 60, page: 1 }));
    expect(values(many, '.editor-pager a', 'href')).toEqual(['/editor/orders?page=2']);
  });
});

describe('users', () => {
  const account: Account = { ...user, hasPassword: true, hasSecondFactor: false, hasOpenId: false };
  const draft = { email: 'c@d.fi', name: 'Uusi', role: 'editor', sites: null, languages: null } as const;

  it('accounts: each has its states, rights and forms', () => {
    const limited: Account = {
      ...account,
      id: 2,
      name: 'Bo',
      role: 'editor',
      sites: ['atriafi', 'sibylla'],
      languages: ['fi'],
      hasPassword: false,
      hasSecondFactor: true,
    };
    const page = documentOf(
      renderUsersPage(context, {
        users: [account, limited, { ...account, id: 3, hasPassword: false, hasOpenId: true }],
        sites: SITES,
        draft,
      }),
    );
    expect(lines(page, '.editor-rows h2')).toEqual(['Aino (sinä)', 'Bo', 'Aino']);
    expect(lines(page, '.editor-rows > li > p')).toEqual([
      'a@b.fi',
      'a@b.fi · Kutsuttu, ei vielä salasanaa · Kaksivaiheinen kirjautuminen',
      'a@b.fi · Kirjautuu tunnistuspalvelusta',
    ]);
    expect(lines(page, '.editor-rights summary .editor-muted')).toEqual([
      'Kaikki sivustot · Kaikki kielet',
      'Saaristo, sibylla · suomi',
      'Kaikki sivustot · Kaikki kielet',
      'Kaikki sivustot · Kaikki kielet',
    ]);
    expect(values(page, '[checked]', 'name')).toEqual(['site-atriafi', 'site-sibylla', 'language-fi']);
    expect(values(page, 'option[selected]', 'value')).toEqual(['publisher', 'editor', 'publisher', 'editor']);
    expect(values(page, '.editor-row-actions form', 'action')).toEqual([
      '/editor/users/1/link',
      '/editor/users/2/link',
      '/editor/users/2/second-factor',
      '/editor/users/3/link',
    ]);
    expect([values(page, '#email', 'value'), values(page, '#name', 'value')]).toEqual([['c@d.fi'], ['Uusi']]);
    expect(frameOf(page)).toMatchObject({ part: '/editor/users', lost: [] });
    expect(lines(page, '.editor-rows .editor-row .editor-actions button')).toEqual(
      Array.from({ length: 3 }, () => [messages.save, messages.deleteForGood]).flat(),
    );
    expect(values(page, '[name=remove]', 'value')).toEqual(['1', '1', '1']);
    expect(page.querySelector('.editor-error, .editor-notice')).toBeNull();
  });

  it('refusal and new link: they are announced', () => {
    const page = documentOf(
      renderUsersPage(context, {
        users: [],
        sites: SITES,
        draft,
        refused: { reason: 'taken' },
        link: { name: 'Bo', url: 'https://x/y' },
      }),
    );
    expect(lines(page, '[role=alert]')).toEqual([messages.userForm.refused.taken]);
    expect([lines(page, '[role=status] p').join().includes('Bo'), values(page, '#link', 'value')]).toEqual([
      true,
      ['https://x/y'],
    ]);
  });
});
