import { describe, expect, it } from 'vitest';
import { createEntries, createPageEntries, type Entry } from '../../content/entries.ts';
import { createRecipeHit } from '../../content/hits.ts';
import { createInitialLikes } from '../../content/initial-likes.ts';
import { createVocabulary } from '../../content/vocabulary.ts';
import type { Block, NewsItem, PageContent } from '../../platform/model/content.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';
import { product, recipe } from '../support/content.ts';

const NONE: EstateContent = { sites: [], pages: [], products: [], recipes: [], news: [], navigation: [] };
const page = (path: string, rest: Partial<PageContent> = {}): PageContent => ({
  site: 'atriafi',
  language: 'fi',
  path,
  title: `Sivu ${path}`,
  description: '',
  blocks: [],
  ...rest,
});
const news = (id: string, date: string, rest: Partial<NewsItem> = {}): NewsItem => ({
  id,
  slug: id,
  site: 'atriafi',
  language: 'fi',
  title: `Uutinen ${id}`,
  teaser: 'Lyhyesti.',
  body: ['Ensin.', 'Sitten.'],
  category: 'Tiedotteet',
  author: 'Olli Åhti',
  date,
  image: '',
  ...rest,
});
const bodyOf = (...blocks: Block[]): string | undefined =>
  createPageEntries([page('/', { blocks })])[0]?.body;

describe('entries', () => {
  it('page: its texts are those of its blocks at any depth, without paths and markup', () => {
    const items = [
      { question: 'Mistä?', more: 'Miksi?', answer: '<p>Suomesta.</p>', link: '/sivu' },
      7,
      null,
    ];
    const blocks: Block[] = [
      { html: '<h1>Hei</h1>' },
      { widget: 'faq-list', props: { header: 'Kysymyksiä', items } },
    ];
    expect(createPageEntries([page('/kysy/', { description: 'Kuvaus', blocks })])).toEqual([
      {
        site: 'atriafi',
        path: '/kysy',
        language: 'fi',
        kind: 'page',
        contentId: 'atriafi/kysy/',
        title: 'Sivu /kysy/',
        category: '',
        categoryKey: '',
        teaser: 'Kuvaus',
        image: '',
        equipment: false,
        categoryIds: ['page'],
        tags: [],
        tagNames: [],
        author: '',
        authorKey: '',
        titleKey: 'sivu kysy',
        hit: {},
        publishedOn: null,
        position: 0,
        details: expect.objectContaining({ blocks }) as object,
        body: 'Hei Kysymyksiä Mistä? Miksi? Suomesta.',
        searchable: true,
      },
    ]);
  });

  it('long page: its first 100,000 characters are indexed, up to the end of a word', () => {
    const words = 'sana '.repeat(19_999);
    expect(bodyOf({ html: words }, { html: 'loppu' })).toBe(`${words}loppu`);
    expect(bodyOf({ html: words }, { html: 'liiankin pitkä' })).toBe(words);
    expect(bodyOf({ html: words }, { html: 'liiankin' }, { html: 'x' })).toBe(words);
    expect(bodyOf({ html: 'x'.repeat(200_000) })).toBe('');
  });

  it('product: each language of its name is an entry, with its group and its texts', () => {
    const sausage = product('7', 'Lenkki', 'Hyvät makkarat', {
      name: { fi: 'Lenkki', en: 'Ring' },
      teaser: { fi: 'Grilliin' },
      description: { fi: 'Kuvaus' },
      ingredients: { fi: 'Suola' },
      categoryName: { en: 'Sausages' },
      tags: ['Kesä', 'grilli', 'muu'],
    });
    const entries = createEntries({
      ...NONE,
      sites: [{ site: 'atriafi', name: 'S', tagline: {}, languages: ['fi', 'en', 'se'] }],
      products: [sausage, product('8', 'Paistinpannu', 'Astiat', { equipment: true })],
      facets: [
        { key: 'summer', list: 'groups', label: { fi: 'Kesä', en: 'Summer' }, tags: ['kesä', 'Grilli'] },
        { key: 'barbecue', list: 'groups', label: { fi: 'Grillaus' }, tags: ['GRILLI'] },
      ],
      productGroups: [
        { key: 'sausages', label: {}, categories: ['Nakit', 'Hyvät Makkarat'] },
        { key: 'all', label: {}, categories: ['hyvät makkarat'] },
      ],
    });
    expect(entries.map(({ language, path }) => `${language} ${path}`)).toEqual([
      'fi /tuotteet/tuote-7',
      'fi /tuotteet/tuote-8',
      'en /en/products/tuote-7',
    ]);
    const [finnish, pan, english] = entries;
    expect(finnish).toMatchObject({
      kind: 'product',
      contentId: '7',
      title: 'Lenkki',
      category: 'Hyvät makkarat',
      categoryKey: 'hyvat-makkarat',
      categoryIds: ['product', 'hyvat-makkarat', 'sausages', 'all'],
      tags: ['summer', 'barbecue'],
      tagNames: ['Kesä', 'Grillaus'],
      teaser: 'Grilliin',
      equipment: false,
      body: 'Kuvaus Suola 7 Kesä grilli muu',
      position: 0,
      searchable: true,
    });
    expect(pan).toMatchObject({ equipment: true, categoryIds: ['product', 'astiat'], tags: [], position: 1 });
    expect(english).toMatchObject({
      title: 'Ring',
      category: 'Sausages',
      categoryKey: 'hyvat-makkarat',
      tagNames: ['Summer'],
      teaser: '',
    });
  });

  it('site with few products: it has no product of another site', () => {
    const sites = (['lihakauppa', 'atriafi'] as const).map((site) => ({
      site,
      name: 'S',
      tagline: {},
      languages: ['fi' as const],
    }));
    const products = [
      product('1', 'Yhteinen', 'Muut'),
      product('2', 'Muu', 'Muut', { site: 'lithellsse' }),
      product('10', 'Oma', 'Muut', { site: 'lihakauppa' }),
    ];
    const shown = createEntries({ ...NONE, sites, products });
    expect(shown.map(({ site, contentId }) => [site, contentId])).toEqual([
      ['lihakauppa', '10'],
      ['atriafi', '1'],
    ]);
  });

  it('recipe and news: each has its texts, and news are newest first', () => {
    const [soup, first, second] = createEntries({
      ...NONE,
      recipes: [recipe('keitto', 'Keitto', { tags: ['arki'], steps: ['Keitä.', 'Syö.'] })],
      news: [news('vanha', '2026-01-01', { tags: ['kesä'] }), news('uusi', '2026-02-01')],
      facets: [{ key: 'summer', list: 'groups', label: {}, tags: ['kesä'] }],
      productGroups: [{ key: 'group', label: {}, categories: ['Tiedotteet', 'Arkiruoka'] }],
    });
    expect(soup).toMatchObject({
      kind: 'recipe',
      path: '/reseptit/keitto',
      contentId: 'keitto',
      categoryIds: ['recipe', 'arkiruoka'],
      teaser: 'Helppo arkiruoka.',
      hit: { totalTime: 30, portions: 4, isNovelty: false },
      publishedOn: null,
      body: 'perunaa Keitä. Syö. arki',
    });
    expect(first).toMatchObject({
      kind: 'news',
      path: '/uutiset/uusi',
      contentId: 'uusi',
      categoryIds: ['news', 'tiedotteet'],
      author: 'Olli Åhti',
      authorKey: 'olli-ahti',
      hit: { publishDate: '2026-02-01', author: 'Olli Åhti' },
      publishedOn: '2026-02-01',
      tags: [],
      body: 'Ensin. Sitten. Olli Åhti',
    });
    expect(second).toMatchObject({ tags: ['summer'], tagNames: [], body: 'Ensin. Sitten. Olli Åhti kesä' });
  });

  it('two entries of one path: the first one wins, but a page gives way at its place', () => {
    const titles = createEntries({
      ...NONE,
      pages: [page('/uutiset/a'), page('/uutiset/a/', { title: 'Toinen' }), page('/b'), page('/b/')],
      news: [news('a', '2026-02-01'), news('a', '2026-01-01', { title: 'Vanha' })],
    }).map(({ title, position }) => [title, position]);
    expect(titles).toEqual([
      ['Uutinen a', 0],
      ['Sivu /b', 1],
    ]);
  });

  it.each<[string, PageContent[], boolean[]]>([
    [
      'the second home page of an English site',
      [page('/', { language: 'en' }), page('/en/', { language: 'en' })],
      [false, true],
    ],
    ['a Finnish home page', [page('/'), page('/en/', { language: 'en' })], [true, true]],
    ['a hidden page', [page('/a', { unlisted: true }), page('/b')], [false, true]],
  ])('search: %s is found by it: %j', (_, pages, searchable) => {
    expect(createPageEntries(pages).map((entry) => entry.searchable)).toEqual(searchable);
  });
});

it('hit of a recipe: it says whether the recipe is new', () => {
  const hitOf = (novelty?: boolean) => createRecipeHit(recipe('a', 'A', { ...(novelty && { novelty }) }));
  expect([hitOf(true), hitOf()]).toMatchObject([{ isNovelty: true }, { isNovelty: false }]);
});

describe('hits of products', () => {
  const hitOf = (rest: Parameters<typeof product>[3]) =>
    createEntries({
      ...NONE,
      sites: [{ site: 'atriafi', name: 'S', tagline: {}, languages: ['fi'] }],
      products: [product('1', 'Tuote', 'Muut', rest)],
    })[0]?.hit;

  it.each([
    [{}, { price: '4,95', svhPrice: null, discountPercentage: null, pricePerKilo: '12,38', stock: null }],
    [
      { comparedPrice: 990, stock: 3 },
      { svhPrice: '9,90', discountPercentage: 50, stock: 3 },
    ],
    [{ comparedPrice: 495 }, { svhPrice: null, discountPercentage: null }],
    [{ weight: 0 }, { price: '4,95', pricePerKilo: null }],
    [{ price: null }, { price: null, pricePerKilo: null, stock: null }],
    [
      { novelty: true, valoCode: 'V' },
      { isNovelty: true, valoCode: 'V' },
    ],
    [{ pictures: ['b.svg', ''] }, { images: ['products/1.svg', 'b.svg'], isNovelty: false }],
    [{ image: '' }, { images: [], code: '1', productCode: '1', gtinCode: '6400000000000' }],
  ])('product with %j: its hit has %j', (rest, hit) => {
    expect(hitOf(rest)).toMatchObject(hit);
    expect(Object.hasOwn(hitOf(rest) ?? {}, 'valoCode')).toBe('valoCode' in rest);
  });
});

describe('vocabulary', () => {
  const entry: Pick<Entry, 'title' | 'category' | 'teaser' | 'body'> = {
    title: 'Sinihomejuusto 123456 piirakka',
    category: 'Piirakka',
    teaser: 'Hyvä juusto',
    body: `juusto Ravintola ${'x'.repeat(41)}`,
  };
  const [base] = createPageEntries([page('/')]) as [Entry];

  it('words: those of titles and categories weigh ten times as much; short ones and numbers are left out', () => {
    const of = { site: 'atriafi', language: 'fi', kind: 'page' };
    expect(createVocabulary([{ ...base, ...entry }])).toEqual([
      { ...of, word: 'sinihomejuusto', weight: 10 },
      { ...of, word: 'piirakka', weight: 20 },
      { ...of, word: 'hyvä', weight: 1 },
      { ...of, word: 'juusto', weight: 2 },
      { ...of, word: 'ravintola', weight: 1 },
    ]);
  });

  it('words: each site, language and kind has its own, and hidden entries have none', () => {
    const short = { ...base, title: 'Sana', category: '', teaser: '', body: '' };
    const words = createVocabulary([
      short,
      { ...short, site: 'sibylla' },
      { ...short, language: 'en' },
      { ...short, kind: 'news' },
      { ...short, title: 'Salaisuus', searchable: false },
    ]);
    expect(words.map(({ word, weight }) => [word, weight])).toEqual(
      Array.from({ length: 4 }, () => ['sana', 10]),
    );
  });
});

describe('initial likes', () => {
  it('counts: like buttons have theirs, recipes one from 8 to 247 that stays, and other content 0', () => {
    const content: EstateContent = {
      ...NONE,
      recipes: [recipe('keitto', 'Keitto'), recipe('pulla', 'Pulla')],
      pages: [
        page('/', {
          blocks: [
            { html: 'x' },
            { widget: 'like-button', props: { contentId: 'a', likeCount: 12 } },
            { widget: 'like-button', props: { contentId: 'b', likeCount: 'many' } },
            { widget: 'like-button', props: { contentId: 5, likeCount: 5 } },
            {
              widget: 'card-list',
              props: { cards: [null, { contentId: 'c', deep: { contentId: 'keitto' } }] },
            },
          ],
        }),
      ],
    };
    const likes = createInitialLikes(content);
    expect(likes).toEqual([
      { id: 'a', count: 12 },
      { id: 'b', count: 0 },
      { id: 'c', count: 0 },
      { id: 'keitto', count: 206 },
      { id: 'pulla', count: 212 },
    ]);
  });
});
