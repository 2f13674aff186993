import { describe, expect, it } from 'vitest';
import type { PageRow } from '../../../../../cms/content/pages/page-search.ts';
import {
  isBulkAction,
  listBulkActions,
  readSelection,
  renderBulkQuestion,
  renderBulkResults,
} from '../../../../../cms/editor/pages/bulk.ts';
import { type PagesView, renderNewPage, renderPagesPage } from '../../../../../cms/editor/pages/page-list.ts';
import type { LayoutName } from '../../../../../cms/pages/layouts.ts';
import { documentOf } from '../../support/html.ts';
import {
  context,
  editorUser,
  firstChoices,
  frameOf,
  lines,
  SHOWN_TIME,
  SITE_NAMES,
  TIME,
  user,
  values,
} from '../../support/views.ts';

const row: PageRow = {
  id: 5,
  site: 'atriafi',
  language: 'fi',
  path: '/a',
  template: null,
  title: 'Sivu',
  state: 'draft',
  draftVersion: 3,
  draftAt: TIME,
  draftBy: 'Bo',
  publishedAt: null,
  publishAt: null,
  isScheduleOutdated: false,
  isReviewed: false,
  publishFailure: null,
  unpublishAt: null,
};
const empty: PagesView = { rows: [], count: 0, page: 1, authors: [{ id: 2, name: 'Bo' }] };
const list = (view: Partial<PagesView>, who = user) =>
  documentOf(renderPagesPage({ ...context, user: who }, { ...empty, ...view }, SITE_NAMES));
const limited = { ...editorUser, sites: ['sibylla' as const] };

describe('list of pages', () => {
  it('row: it has the title, place, state, author and links of the page', () => {
    const page = list({ rows: [row], count: 1 });
    expect(lines(page, 'tbody td').slice(1)).toEqual([
      'Sivu/a',
      'Saaristosuomi',
      'Luonnos',
      `${SHOWN_TIME}Bo`,
      expect.stringMatching(/^Esikatsele /) as string,
    ]);
    expect(values(page, 'tbody a', 'href')).toEqual([
      '/editor/pages/5',
      '/editor/preview/5',
      '/editor/uses?of=page%3A5',
    ]);
    expect(values(page, '[type=checkbox]', 'value')).toEqual(['3']);
    expect(values(page, '[type=checkbox]', 'aria-label')).toEqual(['Valitse Sivu']);
    expect(frameOf(page)).toEqual({
      part: '/editor',
      scripts: ['/assets/editor/list-selection.js'],
      heads: ['Valinta', 'Otsikko', 'Sivusto', 'Tila', 'Tallennettu', 'Toiminnot'],
      lost: [],
    });
    expect(values(page, '#bulk', 'data-selected')).toEqual(['# sivua valittu']);
    expect(values(page, '#bulk button', 'value')).toEqual(['publish', 'unpublish', 'move', 'delete']);
    expect(
      page.querySelector('.editor-error, .editor-notice, .editor-pager, details.editor-more[open]'),
    ).toBeNull();
  });

  it('row of a template without a title: it has its kind, and no links to it are listed', () => {
    const page = list({
      rows: [{ ...row, template: 'section', title: '', site: 'sibylla', isReviewed: true }],
    });
    expect(lines(page, 'tbody td').slice(1, 4)).toEqual([
      'Nimetön/a Osio',
      'sibyllasuomi',
      expect.stringMatching(/^Luonnos ?Tarkistettavana$/) as string,
    ]);
    expect(values(page, 'tbody a', 'href')).toEqual(['/editor/pages/5', '/editor/preview/5']);
    expect(values(page, '[type=checkbox]', 'aria-label')).toEqual(['Valitse Nimetön']);
  });

  const failure = { attempts: 2, nextAttemptAt: null, isPathTaken: false };
  it.each<[Partial<PageRow>, string[]]>([
    [{}, []],
    [{ publishAt: TIME }, [`Julkaistaan ${SHOWN_TIME}`]],
    [{ unpublishAt: TIME }, [`Julkaisu päättyy ${SHOWN_TIME}`]],
    [
      { publishAt: TIME, unpublishAt: TIME, isScheduleOutdated: true },
      [
        `Julkaistaan ${SHOWN_TIME}`,
        'Luonnosta on muutettu ajastuksen jälkeen; muutoksia ei julkaista.',
        `Julkaisu päättyy ${SHOWN_TIME}`,
      ],
    ],
    [
      { publishAt: TIME, publishFailure: failure },
      ['Julkaiseminen epäonnistui (2 yritystä). Julkaise sivu tai ajasta se uudelleen.'],
    ],
    [
      {
        publishAt: TIME,
        publishFailure: { ...failure, isPathTaken: true, nextAttemptAt: TIME.toISOString() },
      },
      [`Tällä polulla on jo sivu. Julkaiseminen epäonnistui (2 yritystä). Uusi yritys ${SHOWN_TIME}.`],
    ],
    [{ site: 'lithellsse', publishAt: TIME }, ['Julkaistaan 1.6.2026 klo 11.05 UTC+2']],
  ])('schedule of %j: the texts are %j', (more, texts) => {
    expect(lines(list({ rows: [{ ...row, ...more }] }), 'tbody td p')).toEqual(texts);
  });

  it('order by publication: the time is listed', () => {
    const published = { ...row, publishedAt: TIME };
    const time = (order?: PagesView['order'], one: PageRow = published) =>
      lines(list({ rows: [one], order }), 'tbody .editor-time')[0];
    expect([time(), time('saved'), time('published', row)]).toEqual(
      Array.from({ length: 3 }, () => `${SHOWN_TIME}Bo`),
    );
    expect(time('published')).toBe(`${SHOWN_TIME}Bo Julkaistu ${SHOWN_TIME}`);
  });

  it('page without the right to it: it is listed without a link', () => {
    const page = list({ rows: [row] }, limited);
    expect(values(page, 'tbody a', 'href')).toEqual(['/editor/preview/5', '/editor/uses?of=page%3A5']);
    expect(lines(page, 'tbody td p')).toHaveLength(1);
    expect(lines(page, 'tbody strong')).toEqual(['Sivu']);
    expect(lines(list({ rows: [{ ...row, title: '' }] }, limited), 'tbody strong')).toEqual(['Nimetön']);
    expect(page.querySelector('[type=checkbox], #bulk, script, .editor-import')).toBeNull();
    expect(lines(page, 'th')).toHaveLength(5);
  });

  it('bin: pages are restored, and not opened', () => {
    const bin = (who = user) => list({ rows: [row], bin: true }, who);
    expect(values(bin(), 'tbody form', 'action')).toEqual(['/editor/pages/5/restore']);
    expect(bin().querySelector('tbody a, #state, .editor-import')).toBeNull();
    expect(lines(bin(), 'h1')).toEqual(['Roskakori']);
    expect(bin().title).toContain('Roskakori');
    expect(values(bin(), '#bulk button', 'value')).toEqual(['restore']);
    expect(values(bin(), '[name=bin]', 'value')).toEqual(['1']);
    expect(values(bin(), 'p.editor-muted a', 'href')).toEqual(['/editor']);
    const filtered = list({ bin: true, text: 'a', page: 2 });
    expect(values(filtered, 'p.editor-muted a', 'href')).toEqual(['/editor?q=a', '/editor?bin=1']);
    for (const who of [editorUser, { ...user, sites: ['sibylla' as const] }])
      expect(bin(who).querySelector('tbody form')).toBeNull();
  });

  it('filters: they stay in every link, and some open the details', () => {
    const filter = {
      text: 'a',
      site: 'sibylla',
      state: 'review',
      language: 'se',
      template: 'none',
      author: 2,
      order: 'title',
    } as const;
    const page = list({ ...filter, rows: [row], count: 101, page: 2 });
    const query = '?q=a&site=sibylla&state=review&language=se&kind=none&author=2&order=title';
    expect(values(page, '.editor-pager a', 'href')).toEqual([`/editor${query}`, `/editor${query}&page=3`]);
    expect(values(page, 'p.editor-muted a', 'href')).toEqual([
      `/editor${query}&bin=1`,
      '/editor/uses',
      '/editor/links',
      '/editor',
    ]);
    expect(values(page, '#bulk [name=back]', 'value')).toEqual([`${query}&page=2`]);
    expect(values(page, '.editor-filters option[selected]', 'value')).toEqual([
      'sibylla',
      'review',
      'se',
      'none',
      '2',
      'title',
    ]);
    expect(values(page, '#q', 'value')).toEqual(['a']);
    expect(lines(page, 'details.editor-more[open] summary')).toEqual(['Lisää rajauksia (5 käytössä)']);
    expect(values(page, '.editor-head a', 'href')).toEqual(['/editor/pages/new?site=sibylla']);
  });

  it('no filter: the choices are complete, and nothing is to clear', () => {
    const page = list({});
    expect(lines(page, '#state option')).toEqual([
      'Kaikki tilat',
      'Luonnos',
      'Julkaistu',
      'Julkaistu, luonnosta muutettu',
      'Ajastettu',
      'Tarkistettavana',
    ]);
    expect(lines(page, '#site option').slice(0, 2)).toEqual(['Kaikki sivustot', 'Saaristo']);
    expect(lines(page, '#language option')).toHaveLength(5);
    expect(lines(page, '#kind option').slice(0, 3)).toEqual([
      'Sivut ja mallipohjat',
      'Ilman mallipohjia',
      'Mallipohja: tuotesivut',
    ]);
    expect(lines(page, '#author option')).toEqual(['Kuka tahansa', 'Bo']);
    expect(firstChoices(page)).toEqual(['', '', '', '', '', 'path']);
    expect(values(page, '#q', 'value')).toEqual(['']);
    expect(values(list({ state: 'draft' }), '#language option[selected]', 'value')).toEqual(['']);
    expect(values(page, '#order option[selected]', 'value')).toEqual(['path']);
    expect(values(page, 'p.editor-muted a', 'href')).toEqual([
      '/editor?bin=1',
      '/editor/uses',
      '/editor/links',
    ]);
    expect(lines(page, '.editor-nothing, .editor-more summary, #bulk')).toEqual([
      'Lisää rajauksia',
      'Yhtään sivua ei löytynyt.',
    ]);
    expect(values(page, '.editor-head a', 'href')).toEqual(['/editor/pages/new']);
    expect(values(page, '.editor-import form', 'action')).toEqual(['/editor/pages/import']);
    expect(values(list({ order: 'path' }), 'p.editor-muted a', 'href')).toHaveLength(3);
    expect(list({}, { ...user, sites: ['sibylla'] }).querySelector('.editor-import')).toBeNull();
    expect(list({}, editorUser).querySelector('.editor-import')).toBeNull();
  });

  it('refusal and corrected words: they are announced', () => {
    expect(lines(list({ refused: 'Syy' }), '[role=alert]')).toEqual(['Syy']);
    expect(lines(list({ text: 'siu', corrected: 'sivu' }), '[role=status]')).toEqual([
      'Haulla ”siu” ei löytynyt sivuja. Näytetään ”sivu”.',
    ]);
    expect(list({ corrected: 'sivu' }).querySelector('[role=status]')).toBeNull();
  });
});

describe('new page', () => {
  const draft = { site: 'sibylla', language: 'fi', path: '/a', title: 'A' } as const;
  const sites = new Map([['sibylla' as const, { name: 'Sibylla', languages: ['fi', 'en'] as const }]]);
  const form = (who = user, errors = {}) =>
    documentOf(renderNewPage({ ...context, user: who }, draft, sites, errors));

  it('form: it has the typed fields, and the sites and languages of the user', () => {
    const page = form();
    expect(values(page, '#title, #path', 'value')).toEqual(['A', '/a']);
    expect(values(page, 'option[selected]', 'value')).toEqual(['sibylla', 'fi']);
    expect(values(page, 'option[selected]', 'data-languages')[0]).toBe('fi en');
    expect(values(page, '#site option:not([selected])', 'data-languages')[0]).toBe('en fi se de');
    expect(lines(page, '#site option[selected]')).toEqual(['Sibylla']);
    expect(lines(page, '#site option')[0]).toBe('atriafi');
    expect(lines(page, '#language option')).toHaveLength(4);
    expect(values(page, '#layout option', 'value')[0]).toBe('');
    expect(lines(page, '#layout option')[1]).toMatch(/^.+: .+$/);
    expect(frameOf(page)).toEqual({
      part: '/editor',
      scripts: ['/assets/editor/new-page.js'],
      heads: [],
      lost: [],
    });
    const [, layout = ''] = values(page, '#layout option', 'value');
    const chosen = renderNewPage(context, { ...draft, layout: layout as LayoutName }, sites);
    expect(values(documentOf(chosen), '#layout option[selected]', 'value')).toEqual([layout]);
    expect(values(page, '[autofocus]', 'id')).toEqual(['title']);
    const narrow = form({ ...editorUser, sites: ['sibylla'], languages: ['en'] });
    expect([lines(narrow, '#site option'), lines(narrow, '#language option')]).toEqual([
      ['Sibylla'],
      ['englanti'],
    ]);
  });

  it.each(['title', 'site', 'language', 'path', 'layout'])(
    'error of the field %s: it is at the field',
    (name) => {
      const page = form(user, { [name]: 'Syy' });
      expect([values(page, '[aria-invalid]', 'name'), lines(page, `#${name}-error`)]).toEqual([
        [name],
        ['Syy'],
      ]);
      expect(page.querySelector('[autofocus]') === null).toBe(name === 'path');
    },
  );
});

describe('several pages', () => {
  const pages = [
    { id: 5, version: 3, title: 'Sivu', site: 'atriafi', path: '/a' },
    { id: 6, version: 1, title: '', site: 'sibylla', path: '/b' },
  ];

  it('actions: the bin has its own', () => {
    expect(listBulkActions(false)).toEqual(['publish', 'unpublish', 'move', 'delete']);
    expect(listBulkActions(true)).toEqual(['restore']);
    expect(['move', 'constructor', undefined].map(isBulkAction)).toEqual([true, false, false]);
  });

  it('selection: fields with the id of a page are read up to the limit', () => {
    const fields = {
      'page-5': '3',
      'page-0': '1',
      'page-1234567890': '1',
      'xpage-1': '1',
      'page-1x': '1',
      'page-123456789': '2',
      'page-7': '1',
    };
    expect(readSelection(fields, 2)).toEqual([
      { id: 5, version: 3 },
      { id: 123_456_789, version: 2 },
    ]);
  });

  it.each(['publish', 'unpublish', 'move', 'delete'] as const)(
    'question before %s: it lists the pages',
    (action) => {
      const page = documentOf(
        renderBulkQuestion(context, { action, pages, back: '?q=a', error: 'Syy', parent: '/x' }, SITE_NAMES),
      );
      expect(lines(page, 'li')).toEqual(['Sivu Saaristo /a', 'Nimetön sibylla /b']);
      expect(values(page, 'main [type=hidden]', 'value')).toEqual(['merkki', action, '?q=a', '1', '3', '1']);
      expect(values(page, '#parent', 'value')).toEqual(action === 'move' ? ['/x'] : []);
      expect(lines(page, '[role=alert]')).toEqual(action === 'move' ? ['Syy'] : []);
      expect(page.querySelectorAll('.editor-button-danger')).toHaveLength(
        action === 'unpublish' || action === 'delete' ? 1 : 0,
      );
      expect(values(page, 'main a', 'href')).toEqual(['/editor?q=a']);
    },
  );

  const SOME = [
    '1 sivu onnistui, 1 sivu ei onnistunut',
    '1 sivu ei onnistunut',
    'Nimetön sibylla /b Syy',
    '1 sivu onnistui',
    'Sivu Saaristo /a',
  ];
  it.each<['publish' | 'delete', (string | undefined)[], string[], number[]]>([
    ['publish', [undefined, 'Syy'], SOME, [6, 5]],
    ['delete', [undefined, 'Syy'], SOME, [6]],
    [
      'publish',
      [undefined, undefined],
      ['2 sivua onnistui', 'Sivu Saaristo /a', 'Nimetön sibylla /b'],
      [5, 6],
    ],
    ['publish', [], ['Valitse ensin sivuja luettelosta.'], []],
  ])('results of %s with the refusals %j: they are listed', (action, refusals, texts, ids) => {
    const results = refusals.map((refusal, at) => ({ ...pages[at]!, refusal }));
    const page = documentOf(renderBulkResults(context, { action, results, back: '?q=a' }, SITE_NAMES));
    expect(lines(page, '[role=status], main h2, li')).toEqual(texts);
    expect(values(page, 'main a', 'href')).toEqual([
      ...ids.map((id) => `/editor/pages/${id}`),
      '/editor?q=a',
    ]);
  });
});
