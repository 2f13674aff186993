import { describe, expect, it } from 'vitest';
import { MAX_USES, type PageUse } from '../../../../cms/content/uses.ts';
import { renderDeletedPage, renderPeoplePage } from '../../../../cms/editor/people-page.ts';
import { type CareView, renderCare, renderTemplatesPage } from '../../../../cms/editor/replies/pages.ts';
import { renderSynonymsPage } from '../../../../cms/editor/synonyms-page.ts';
import { MAX_BROKEN } from '../../../../cms/editor/uses/broken-links.ts';
import {
  renderBrokenLinksPage,
  renderExternalPage,
  renderPlacedBlocks,
  renderUsesPage,
} from '../../../../cms/editor/uses/pages.ts';
import type { Reply, ReplyTemplate } from '../../../../cms/enquiries/replies.ts';
import type { PersonData } from '../../../../cms/people/people.ts';
import { documentOf } from '../support/html.ts';
import {
  bodyOf,
  context,
  editorUser,
  firstChoices,
  frameOf,
  lines,
  SHOWN_TIME,
  SITE_NAMES,
  TIME,
  values,
} from '../support/views.ts';

describe('care of an enquiry', () => {
  const template: ReplyTemplate = {
    id: 4,
    kind: null,
    language: 'en',
    name: 'Kiitos',
    subject: 'Thanks',
    body: 'Dear',
  };
  const view: CareView = {
    enquiry: { id: '7', kind: 'question', assignedTo: null },
    users: [
      { id: 1, name: 'Aino' },
      { id: 2, name: 'Bo' },
    ],
    notes: [],
    replies: [],
    templates: [],
    recipient: 'a@b.fi',
    canMail: true,
    draft: { formKey: 'avain', subject: 'Aihe', body: 'Hei' },
  };
  const care = (more: Partial<CareView> = {}) => bodyOf(renderCare(context, { ...view, ...more }));

  it('enquiry without anything: it can be assigned, answered and noted', () => {
    const part = care();
    expect(lines(part, 'option')).toEqual(['Ei kukaan', 'Aino (sinä)', 'Bo']);
    expect(values(part, 'option[selected]', 'value')).toEqual(['']);
    expect(values(part, 'form', 'action')).toEqual(
      ['assign', 'reply', 'notes'].map((action) => `/editor/enquiries/7/${action}`),
    );
    expect(values(part, '[name=key], #to, #subject', 'value')).toEqual(['avain', 'a@b.fi', 'Aihe']);
    expect(lines(part, '#body, #note')).toEqual(['Hei', '']);
    expect(values(part, 'textarea', 'rows')).toEqual(['10', '3']);
    expect(lines(part, 'h2')).toEqual(['Vastaa sähköpostilla', 'Sisäiset muistiinpanot']);
    expect(part.querySelector('.editor-plain-link, .editor-said, [role=alert], form + p')).toBeNull();
    expect([firstChoices(part), values(part, 'textarea', 'name')]).toEqual([[''], ['body', 'note']]);
    expect(lines(part, 'p')).not.toContain('Käytä vastauspohjaa:');
    expect(
      values(care({ enquiry: { ...view.enquiry, assignedTo: 2 } }), 'option[selected]', 'value'),
    ).toEqual(['2']);
  });

  it.each([
    [{ canMail: false, recipient: '' }, 'Sähköpostia ei ole otettu käyttöön tällä palvelimella.'],
    [{ recipient: '' }, 'Viestissä ei ole sähköpostiosoitetta, johon vastata.'],
  ])('enquiry with %j: the page says why it cannot be answered', (more, why) => {
    expect([lines(care(more), '.editor-notice'), care(more).querySelector('#subject')]).toEqual([
      [why],
      null,
    ]);
  });

  it('templates: those of the kind and of all kinds are offered, and a refusal is announced', () => {
    const templates = [
      template,
      { ...template, id: 5, kind: 'question' },
      { ...template, id: 6, kind: 'feedback' },
    ];
    const part = care({ templates, draft: { ...view.draft, error: 'Syy' } });
    expect(values(part, '.editor-plain-link', 'href')).toEqual(
      [4, 5].map((id) => `/editor/enquiries/7?template=${id}#reply`),
    );
    expect([lines(part, '.editor-plain-link')[0], lines(part, '[role=alert]')]).toEqual([
      'Kiitos (englanti)',
      ['Syy'],
    ]);
  });

  it('replies and notes: each has its time, author and text, and a failed reply is sent again', () => {
    const reply: Reply = {
      id: 3,
      recipient: 'a@b.fi',
      subject: 'Re',
      body: 'a\nb',
      state: 'sent',
      error: null,
      writtenAt: new Date(0),
      sentAt: TIME,
      writtenBy: 'Bo',
    };
    const part = care({
      replies: [
        reply,
        { ...reply, state: 'failed', error: 'Ei lähtenyt', sentAt: null, writtenAt: TIME },
        { ...reply, state: 'waiting' },
        { ...reply, state: 'sent', error: 'Vanha' },
      ],
      notes: [{ id: 1, body: 'Soitin', writtenAt: TIME, writtenBy: 'Aino' }],
    });
    expect(lines(part, 'li').map((text) => text.replace(/ Lähetä uudelleen$/, ''))).toEqual([
      `Lähetetty ${SHOWN_TIME} · Bo → a@b.fi Re a b`,
      `Ei lähtenyt ${SHOWN_TIME} · Bo → a@b.fi Re a b Ei lähtenyt`,
      `Odottaa lähettämistä ${SHOWN_TIME} · Bo → a@b.fi Re a b`,
      `Lähetetty ${SHOWN_TIME} · Bo → a@b.fi Re a b Vanha`,
      `${SHOWN_TIME} · Aino Soitin`,
    ]);
    expect(values(part, '.editor-state', 'data-state')).toEqual(['answered', 'open', 'open', 'answered']);
    expect(values(part, 'li form', 'action')).toEqual(['/editor/enquiries/7/replies/3']);
    expect(lines(part, 'h2')[0]).toBe('Vastaukset');
  });

  it('page of templates: each has its form, and a new one has empty fields', () => {
    const page = documentOf(
      renderTemplatesPage(context, [template, { ...template, id: 5, kind: 'feedback', language: 'se' }]),
    );
    expect(lines(page, 'details > summary').filter((text) => text.includes('–'))).toEqual([
      'Kiitos – Kaikki lomakkeet, englanti',
      'Kiitos – Palaute, ruotsi',
    ]);
    expect(values(page, 'main form', 'action')).toEqual([
      '/editor/reply-templates/4',
      '/editor/reply-templates/5',
      '/editor/reply-templates',
    ]);
    expect(values(page, 'option[selected]', 'value')).toEqual(['', 'en', 'feedback', 'se', '', 'fi']);
    expect(values(page, '[name=name], [name=subject]', 'value')).toEqual([
      'Kiitos',
      'Thanks',
      'Kiitos',
      'Thanks',
      '',
      '',
    ]);
    expect(lines(page, 'textarea')).toEqual(['Dear', 'Dear', '']);
    expect(values(page, 'textarea', 'id')).toEqual(['body-4', 'body-5', 'body-new']);
    expect(values(page, 'textarea', 'name')).toEqual(['body', 'body', 'body']);
    expect(frameOf(page)).toEqual({ part: '/editor/inbox', scripts: [], heads: [], lost: [] });
    expect(page.querySelectorAll('#kind-new option').length).toBeGreaterThan(10);
  });
});

describe('uses', () => {
  const use: PageUse = {
    id: 3,
    title: 'Sivu',
    path: '/a',
    site: 'atriafi',
    isPublic: false,
    isShared: false,
    blocks: [
      { index: 0, block: { html: '<p>a</p>' }, words: [] },
      { index: 2, block: { widget: 'card', props: {} }, words: [] },
      { index: 3, block: { widget: 'other', props: {} }, words: [] },
    ],
  };
  const titles = new Map([['card', 'Kortti']]);
  const thing = { kind: 'media', key: '7', title: 'Saari' } as const;

  it('blocks of a page: each is a link; a picture for shares, and a page that has it only for visitors, say so', () => {
    const blocks = (more: Partial<PageUse>) =>
      bodyOf(renderPlacedBlocks(context, { ...use, ...more }, titles));
    expect(lines(blocks({}), 'li')).toEqual(['Teksti (lohko 1)', 'Kortti (lohko 3)', 'other (lohko 4)']);
    expect(values(blocks({}), 'a', 'href')[1]).toBe('/editor/pages/3#block-3');
    expect(lines(blocks({ blocks: [], isShared: true }), 'li')).toEqual(['Jakokuva']);
    expect(lines(blocks({ blocks: [] }), 'span, li')).toEqual(['Vain julkaistulla sivulla, ei luonnoksessa']);
  });

  it('search: it offers things, or lists the pages of one', () => {
    const page = (view: Partial<Parameters<typeof renderUsesPage>[1]>) =>
      documentOf(renderUsesPage(context, { text: 'a', ...view }, SITE_NAMES, titles));
    expect(lines(page({}), 'h1, h2, [role=status], td')).toEqual(['Missä käytetään']);
    expect(values(page({}), '#q', 'value')).toEqual(['a']);
    expect(values(page({}), '[aria-current=page]', 'href')).toEqual(['/editor', '/editor/uses']);
    expect(lines(page({ things: [] }), '[role=status]')).toEqual(['Mitään ei löytynyt.']);
    const choices = page({ things: [thing] });
    expect(lines(choices, 'h2, .editor-plain-list li')).toEqual(['Valitse, mitä tarkoitat', 'Kuva Saari']);
    expect(values(choices, '.editor-plain-list a', 'href')).toEqual(['/editor/uses?of=media%3A7']);
    const found = page({
      found: { thing, uses: [use, { ...use, title: '', site: 'sibylla', isPublic: true }] },
    });
    expect(lines(found, 'h1, [role=status]')).toEqual(['Missä käytetään: Saari', 'Kuva · 2 sivua']);
    expect(frameOf(found)).toEqual({
      part: '/editor',
      scripts: [],
      heads: ['Sivu', 'Lohkot', 'Kävijöille'],
      lost: [],
    });
    expect(lines(found, 'td:first-child, td:last-child')).toEqual([
      'SivuSaaristo /a',
      '',
      'Nimetönsibylla /a',
      'Näkyy',
    ]);
    expect(found.title).toContain('Saari');
    const none = page({ found: { thing, uses: [] } });
    expect([lines(none, '[role=status]'), none.querySelector('table')]).toEqual([
      ['Kuva · Ei millään sivulla.'],
      null,
    ]);
    const many = page({
      found: { thing, uses: Array.from({ length: MAX_USES }, () => ({ ...use, blocks: [] })) },
    });
    expect(lines(many, '[role=status]')).toEqual(['Kuva · Näytetään 200 ensimmäistä sivua.']);
  });

  it('broken links: each page of an address has a row', () => {
    const page = (count: number, uses = [use]) =>
      documentOf(
        renderBrokenLinksPage(
          context,
          Array.from({ length: count }, () => ({ site: 'atriafi', address: '/x', uses })),
          'sibylla',
          SITE_NAMES,
          titles,
        ),
      );
    expect(lines(page(0), '[role=status]')).toEqual(['Yhtään rikkinäistä linkkiä ei löytynyt.']);
    expect(lines(page(1, [use, { ...use, isPublic: true }]), 'td:first-child, td:last-child')).toEqual([
      '/x',
      '',
      '/x',
      'Näkyy',
    ]);
    expect(lines(page(MAX_BROKEN - 1), '[role=status]')).toEqual([]);
    expect(lines(page(MAX_BROKEN), '[role=status]')).toEqual(['Näytetään 100 ensimmäistä osoitetta.']);
    expect(values(page(0), 'option[selected]', 'value')).toEqual(['sibylla']);
    expect(firstChoices(page(0))).toEqual(['']);
    expect(frameOf(page(1))).toMatchObject({
      part: '/editor',
      heads: ['Osoite', 'Sivu', 'Lohkot', 'Kävijöille'],
      lost: [],
    });
    expect(lines(page(0), '#site option').slice(0, 2)).toEqual(['Kaikki sivustot', 'Saaristo']);
    expect(values(page(0), 'main [aria-current=page]', 'href')).toEqual(['/editor/links']);
    expect(page(0).querySelector('[name=external]')).toBeNull();
  });

  it('addresses of other sites: each has the number of its pages', () => {
    const page = (addresses: { address: string; pages: number }[]) =>
      documentOf(renderExternalPage(context, addresses, undefined, SITE_NAMES));
    const one = page([{ address: 'https://x.fi', pages: 2 }]);
    expect(lines(one, 'td')).toEqual(['https://x.fi', '2 sivua']);
    expect(frameOf(one)).toMatchObject({ part: '/editor', heads: ['Osoite', 'Sivuja'] });
    expect(values(one, 'td a', 'href')).toEqual(['/editor/uses?of=link%3Ahttps%3A%2F%2Fx.fi']);
    expect(values(one, '[name=external]', 'value')).toEqual(['1']);
    expect(values(one, 'option[selected]', 'value')).toEqual(['']);
    expect(values(one, 'main [aria-current=page]', 'href')).toEqual(['/editor/links?external=1']);
    expect(lines(page([]), '[role=status]')).toEqual(['Sivuilla ei ole linkkejä muille sivustoille.']);
  });
});

describe('synonyms', () => {
  const rows = [{ id: '3', words: ['possu', 'sika'], also: ['kinkku'] }];
  const page = (more: Partial<Parameters<typeof renderSynonymsPage>[1]> = {}, user = context.user) =>
    documentOf(renderSynonymsPage({ ...context, user }, { language: 'se', rows, ...more }));

  it('publisher: each row is a form, and a new row has one', () => {
    expect(values(page(), 'main form', 'action')).toEqual(['/editor/synonyms', '/editor/synonyms/3']);
    expect(values(page(), 'main input[id]', 'value')).toEqual(['', '', 'possu, sika', 'kinkku']);
    expect(values(page(), '[name=language]', 'value')).toEqual(['se']);
    expect(frameOf(page())).toMatchObject({ part: '/editor/synonyms', lost: [] });
    expect(values(page(), 'main input[id]', 'name')).toEqual(['words', 'also', 'words', 'also']);
    expect(values(page(), '[aria-current=true]', 'href')).toEqual(['/editor/synonyms?language=se']);
    expect(page().querySelector('[role=alert], [aria-invalid], .editor-nothing, .editor-notice')).toBeNull();
    expect(lines(page({ rows: [] }), '.editor-nothing')).toHaveLength(1);
  });

  it.each([
    [undefined, 'new', ['uusi', '', 'possu, sika', 'kinkku']],
    ['3', '3', ['', '', 'uusi', '']],
  ])('refused row %s: its words and the reason are at its form', (id, at, texts) => {
    const refused = page({ refused: { id, draft: { words: ['uusi'], also: [] } } });
    expect(values(refused, 'main input[id]', 'value')).toEqual(texts);
    expect(values(refused, '[role=alert]', 'id')).toEqual([`error-${at}`]);
    expect(values(refused, '[aria-invalid]', 'aria-describedby')).toEqual([`error-${at}`, `error-${at}`]);
  });

  it('editor: the rows can only be read', () => {
    const read = page({ rows: [...rows, { id: '4', words: ['a', 'b'], also: [] }] }, editorUser);
    expect(lines(read, '.editor-rows li')).toEqual(['possu, sika Löytävät lisäksi: kinkku', 'a, b']);
    expect([read.querySelector('main form'), lines(read, '.editor-notice').length]).toEqual([null, 1]);
  });
});

describe('data of a person', () => {
  const none: PersonData = {
    customers: [],
    orders: [],
    enquiries: [],
    signUps: [],
    reviews: [],
    mentions: [],
  };
  const typed = { email: 'a@b.fi', phone: '', order: '7' };
  const page = (more: Partial<Parameters<typeof renderPeoplePage>[1]>) =>
    documentOf(renderPeoplePage(context, { typed, ...more }));

  it('search: it keeps the typed texts and announces a refusal', () => {
    expect(values(page({}), '#email, #phone, #order', 'value')).toEqual(['a@b.fi', '', '7']);
    expect(values(page({}), '#email, #phone, #order', 'maxlength')).toEqual(['250', '30', '9']);
    expect(values(page({}), 'main form', 'action')).toEqual(['/editor/people']);
    expect(frameOf(page({}))).toMatchObject({ part: '/editor/people', lost: [] });
    expect(page({}).querySelector('[role=alert], [aria-invalid], h2')).toBeNull();
    const refused = page({ isRefused: true });
    expect(values(refused, '[aria-describedby=refused]', 'id')).toEqual(['email', 'phone', 'order']);
    expect(lines(refused, '[role=alert]')).toHaveLength(1);
    expect(lines(page({ found: none }), '[role=status]')).toEqual([
      'Tästä henkilöstä ei ole tallessa mitään.',
    ]);
  });

  it.each(Object.keys(none))('person with %s only: something is found, under one heading', (kind) => {
    const row = kind === 'mentions' ? { table: 't', column: 'c', count: 1 } : { id: 1, files: [], data: {} };
    const found = page({ found: { ...none, [kind]: [row] } });
    expect([lines(found, '[role=status]'), lines(found, 'h2').length]).toEqual([['Löytyi'], 2]);
  });

  it('found rows: each kind has its heading and fields', () => {
    const found: PersonData = {
      customers: [{ id: 1, email: 'a@b.fi', city: 'Salo' }],
      orders: [
        { id: 2, made: TIME, paid: null, totals: {}, lines: [{ name: 'Nakki' }], status: 'paid' },
        { id: 3, made: null, paid: null, totals: {}, lines: null, status: 'x' },
      ],
      enquiries: [
        {
          id: 4,
          kind: 'question',
          received: TIME,
          data: { message: 'Hei' },
          files: [{ id: '1', name: 'kuva.png', type: '', size: 1 }],
        },
      ],
      signUps: Array.from({ length: 101 }, () => ({
        kind: 'newsletter',
        received: TIME,
        data: { city: 'Salo' },
      })),
      reviews: [{ id: 5, written: TIME, text: 'Hyvä' }],
      mentions: [{ table: 'page', column: 'draft', count: 2 }],
    };
    const all = page({ found, isUnconfirmed: true });
    expect(lines(all, 'h2')).toEqual([
      'Löytyi',
      'Kaupan asiakastilit',
      'Kaupan tilaukset',
      'Saapuneet',
      'Tilaukset',
      'Arvostelut',
      'Osoite muualla',
    ]);
    const [customer, order, other, enquiry, signUp] = lines(all, 'dl');
    expect([customer, order, other, enquiry, signUp]).toEqual([
      'a@b.fi Postitoimipaikka Salo Sähköposti a@b.fi',
      `2 · ${SHOWN_TIME} Tila Maksettu Tuote Nakki`,
      '3 · Tila x',
      `Kysymys · ${SHOWN_TIME} Viesti Hei Liitteet kuva.png`,
      `Uutiskirje · ${SHOWN_TIME} Postitoimipaikka Salo`,
    ]);
    expect(lines(all, 'dl')).toHaveLength(105);
    expect(lines(all, 'h2 + p.editor-muted')[0]).toContain('100');
    expect(lines(all, 'main li')).toEqual(['page, draft: 2 riviä']);
    expect(values(all, 'dt a', 'href')).toEqual(['/editor/enquiries/4']);
    expect(values(all, '[action$=delete] [type=hidden]', 'value')).toEqual(['merkki', 'a@b.fi', '', '7']);
    expect(values(all, '[aria-invalid]', 'aria-describedby')).toEqual(['unsure']);
    expect(lines(all, '#unsure')).toHaveLength(1);
    const few = page({ found: { ...found, signUps: found.signUps.slice(1) } });
    expect([few.querySelector('#unsure, [aria-invalid]'), lines(few, 'h2 + p.editor-muted').length]).toEqual([
      null,
      1,
    ]);
  });

  it('deletion: the counts of each kind are listed', () => {
    const deleted = {
      customers: 1,
      orders: { deleted: 2, anonymised: 3 },
      enquiries: 4,
      signUps: 5,
      reviews: 6,
      redacted: 7,
      mentions: [{ table: 'page', column: 'draft', count: 2 }],
    };
    const all = documentOf(renderDeletedPage(context, deleted));
    expect(lines(all, 'dd')).toEqual([
      'poistettu 1',
      'poistettu 2, nimettömiksi muutettu 3',
      'poistettu 4',
      'poistettu 5',
      'poistettu 6',
    ]);
    expect(lines(all, 'dl + p, li')).toEqual(['Osoite poistettu 7 tekstistä.', 'page, draft: 2 riviä']);
    expect(frameOf(all).part).toBe('/editor/people');
    const rest = documentOf(renderDeletedPage(context, { ...deleted, redacted: 0, mentions: [] }));
    expect(lines(rest, 'dl + p, li')).toEqual(['Henkilötiedot']);
  });
});
