import { describe, expect, it } from 'vitest';
import type { MediaRow } from '../../../../cms/content/media/store.ts';
import type { PageUse } from '../../../../cms/content/uses.ts';
import {
  getFocusHeight,
  type MediaView,
  renderMediaPage,
  renderMediaQuestion,
  renderMediaResults,
  renderPicturePage,
} from '../../../../cms/editor/media/pages.ts';
import { documentOf } from '../support/html.ts';
import { context, editorUser, frameOf, lines, values } from '../support/views.ts';

const picture: MediaRow = {
  id: 7,
  name: 'Saari',
  url: '/media/library/7/a.jpg',
  alt: 'Saari',
  width: 300,
  height: 200,
  focus: { x: 0.254, y: 0.5 },
  tags: ['kesä', 'meri'],
};
const empty: MediaView = { rows: [], count: 0, page: 1, tags: [{ tag: 'kesä', count: 2 }] };
const list = (view: Partial<MediaView>) => documentOf(renderMediaPage(context, { ...empty, ...view }));

describe('list of pictures', () => {
  it('pictures: each leads to its page, and one without a text says so', () => {
    const page = list({ rows: [picture, { ...picture, id: 8, alt: '' }], count: 2 });
    expect(values(page, '.editor-media a', 'href')).toEqual(['/editor/media/7', '/editor/media/8']);
    expect(lines(page, '.editor-media .editor-muted')).toEqual(['Saari', 'Kirjoita tekstivastine.']);
    expect(lines(page, 'main > p')).toEqual(['2 kuvaa']);
    expect(page.querySelector('[type=checkbox], #bulk, .editor-pager, details[open]')).toBeNull();
    expect(lines(list({}), '.editor-nothing')).toEqual(['Yhtään kuvaa ei löytynyt.']);
    expect(frameOf(page)).toEqual({
      part: '/editor/media',
      scripts: ['/assets/editor/media.js', '/assets/editor/list-selection.js'],
      heads: [],
      lost: [],
    });
    expect(page.querySelectorAll('.editor-count')).toHaveLength(1);
    expect(values(page, '#alt', 'value')).toEqual(['']);
  });

  it.each<[Partial<MediaView>, string, string[], number]>([
    [{}, '/editor/media', ['', '?unused=1', '?tag=kes%C3%A4'], 0],
    [{ tag: 'kesä' }, '/editor/media?tag=kes%C3%A4', ['', '?unused=1', '?tag=kes%C3%A4'], 1],
    [{ isUnused: true }, '/editor/media?unused=1', ['', '?unused=1', '?tag=kes%C3%A4'], 1],
    [{ text: 'a' }, '/editor/media?q=a', ['?q=a', '?q=a&unused=1', '?q=a&tag=kes%C3%A4'], 0],
  ])('filter %j: its link is marked, and the search keeps it', (view, current, links, hidden) => {
    const page = list(view);
    expect(values(page, '[aria-current=true]', 'href')).toEqual([current]);
    expect(values(page, '.editor-filter a', 'href')).toEqual(links.map((query) => `/editor/media${query}`));
    expect(lines(page, '.editor-filter a')).toEqual(['Kaikki', 'Käyttämättömät', 'kesä 2']);
    expect(page.querySelectorAll('.editor-search [type=hidden]')).toHaveLength(hidden);
    expect(values(page, '#q', 'value')).toEqual([view.text ?? '']);
    expect(values(page, '#tags', 'value')).toEqual([view.tag ?? '']);
  });

  it('unused pictures: they can be selected and deleted', () => {
    const page = list({ isUnused: true, rows: [picture], count: 1 });
    expect(values(page, '[type=checkbox]', 'name')).toEqual(['picture-7']);
    expect(values(page, '#bulk', 'action')).toEqual(['/editor/media/delete']);
    expect(list({ isUnused: true }).querySelector('#bulk')).toBeNull();
  });

  it('second page and corrected words: the links and the notice say so', () => {
    const page = list({ count: 97, page: 2, text: 'saar', corrected: 'saari' });
    expect(values(page, '.editor-pager a', 'href')).toEqual([
      '/editor/media?q=saar',
      '/editor/media?q=saar&page=3',
    ]);
    expect(lines(page, '[role=status]')).toEqual([expect.stringContaining('saari')]);
    expect(list({ count: 48, corrected: 'saari' }).querySelector('[role=status], .editor-pager')).toBeNull();
  });

  it.each(['file', 'alt'] as const)(
    'refused picture: the field %s shows the reason, and the texts stay',
    (field) => {
      const page = list({
        refused: { form: 'add', field, why: 'Syy' },
        typed: { alt: 'A', tags: 'B' },
        tag: 'kesä',
      });
      expect([lines(page, `#${field}-error`), values(page, '[aria-invalid]', 'id')]).toEqual([
        ['Syy'],
        [field],
      ]);
      expect([values(page, '#alt', 'value'), values(page, '#tags', 'value')]).toEqual([['A'], ['B']]);
      expect(page.querySelector('details.editor-add[open]')).not.toBeNull();
      const other = list({ refused: { form: 'replace', field, why: 'Syy' } });
      expect(other.querySelector('[aria-invalid]')).toBeNull();
    },
  );

  it('question and results: the pictures are listed, and kept ones have their reasons', () => {
    const pictures = [
      { id: 7, name: 'Saari' },
      { id: 8, name: 'Meri', refusal: 'Kuva on sivulla.' },
    ];
    const question = documentOf(renderMediaQuestion(context, pictures));
    expect(lines(question, 'h1, li')).toEqual(['Poistetaanko 2 kuvaa?', 'Saari', 'Meri']);
    expect(values(question, 'main [type=hidden]', 'name')).toEqual([
      'token',
      'sure',
      'picture-7',
      'picture-8',
    ]);
    expect(values(question, 'main a', 'href')).toEqual(['/editor/media?unused=1']);
    expect(frameOf(question).part).toBe('/editor/media');
    const results = (all: typeof pictures) => documentOf(renderMediaResults(context, all));
    expect(lines(results(pictures), '[role=status], li')).toEqual([
      '1 kuva poistettu, 1 kuvaa ei poistettu',
      'Meri Kuva on sivulla.',
    ]);
    expect(lines(results(pictures.slice(0, 1)), '[role=status]')).toEqual(['1 kuva poistettu']);
    expect(lines(results(pictures.slice(1)), '[role=status]')).toEqual(['1 kuvaa ei poistettu']);
    expect(lines(results([]), '[role=status]')).toEqual(['Valitse ensin kuvia luettelosta.']);
    expect(frameOf(results([])).part).toBe('/editor/media');
  });
});

describe('page of a picture', () => {
  const use: PageUse = {
    id: 3,
    title: '',
    path: '/a',
    site: 'atriafi',
    isPublic: true,
    isShared: false,
    blocks: [{ index: 0, block: { widget: 'card', props: {} }, words: [] }],
  };
  const show = (uses: PageUse[], who = context, more = {}) =>
    documentOf(renderPicturePage(who, picture, uses, new Map([['card', 'Kortti']]), more));

  it('picture: it has its details, focus and uses', () => {
    const page = show([use, { ...use, id: 4, title: 'Sivu', isPublic: false, blocks: [] }]);
    expect(values(page, 'main form', 'action')).toEqual(
      ['', '/focus', '/replace', '/delete'].map((action) => `/editor/media/7${action}`),
    );
    expect(values(page, '#focus-x, #focus-y, #name, #alt, #tags, #address', 'value')).toEqual([
      'Saari',
      'Saari',
      'kesä, meri',
      '/media/library/7/a.jpg',
      '25',
      '50',
    ]);
    expect(values(page, '.editor-focus', 'height')).toEqual(['160']);
    expect(lines(page, 'h2 + ul > li')).toEqual([
      '/a atriafi /a · näkyy kävijöille Kortti (lohko 1)',
      expect.stringMatching(/^Sivu atriafi \/a (?!·)/) as string,
    ]);
    expect(lines(page, '.editor-delete button, [role=alert]')).toEqual(['Poista kuva']);
    expect(page.querySelector('[name=sure]')).toBeNull();
    expect(values(page, '.editor-cut', 'height')).toEqual(['160']);
    expect(frameOf(page)).toEqual({
      part: '/editor/media',
      scripts: ['/assets/editor/media.js'],
      heads: [],
      lost: [],
    });
  });

  it('picture that visitors see: an editor can change its texts only', () => {
    const as = { ...context, user: editorUser };
    expect(values(show([use, { ...use, isPublic: false }], as), 'main form', 'action')).toEqual([
      '/editor/media/7',
    ]);
    expect(lines(show([use], as), '.editor-notice')).toHaveLength(1);
    expect(values(show([{ ...use, isPublic: false }], as), 'main form', 'action')).toHaveLength(4);
    expect(lines(show([], as), 'h2 + p')).toContain('Kuva ei ole millään sivulla.');
  });

  it.each([
    ['replace', 'file', 'replacement'],
    ['details', 'alt', 'alt'],
  ] as const)('refused form %s: the field %s shows the reason', (form, field, id) => {
    const page = show([], context, { refused: { form, field, why: 'Syy' } });
    expect([lines(page, `#${id}-error`), values(page, '[aria-invalid]', 'id')]).toEqual([['Syy'], [id]]);
  });

  it('deletion of a used picture: it asks again', () => {
    const page = show([use], context, { isDeleting: true });
    expect(lines(page, '[role=alert], .editor-delete button')).toEqual([
      'Kuva on yhdellä sivulla, ja siltä se katoaa. Kuvaa ei saa takaisin.',
      'Poista silti',
    ]);
    expect(values(page, '[name=sure]', 'value')).toEqual(['1']);
  });

  it.each([
    [300, 200, 160],
    [1000, 1, 1],
    [240, 241, 241],
  ])('picture of %i to %i px: it is %i px high where its focus is chosen', (width, height, shown) => {
    expect(getFocusHeight({ width, height })).toBe(shown);
  });
});
