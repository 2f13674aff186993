/** A small estate, so that tests do not depend on the demo content. */
import { shippedContent } from '../../demo/shipped-content.ts';
import type { NewsItem, Product, Recipe } from '../../platform/model/content.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';

export const product = (
  code: string,
  fi: string,
  category: string,
  rest: Partial<Product> = {},
): Product => ({
  code,
  slug: `tuote-${code}`,
  site: 'atriafi',
  name: { fi },
  category,
  teaser: { fi: `Teaser ${code}` },
  description: { fi: 'Kuvaus.' },
  ingredients: { fi: 'Suomalainen sianliha, suola.' },
  gtin: '6400000000002',
  price: 495,
  weight: 400,
  stock: null,
  tags: [],
  image: `products/${code}.svg`,
  ...rest,
});

export const recipe = (id: string, title: string, rest: Partial<Recipe> = {}): Recipe => ({
  id,
  slug: id,
  site: 'atriafi',
  language: 'fi',
  title,
  teaser: 'Helppo arkiruoka.',
  minutes: 30,
  portions: 4,
  ingredients: [{ name: 'perunaa', amount: 0.5, unit: 'kg' }],
  steps: ['Keitä perunat.'],
  tags: [],
  category: 'Arkiruoka',
  image: `recipes/${id}.svg`,
  ...rest,
});

const newsItem = (id: string, date: string, title: string): NewsItem => ({
  id,
  slug: id,
  site: 'atriafi',
  language: 'fi',
  title,
  teaser: 'Lyhyesti.',
  body: ['Ensimmäinen kappale.'],
  category: 'Tiedotteet',
  author: 'Toimitus',
  date,
  image: '',
});

/** Thirty entries, so that a listing has a second page. */
const spreads = Array.from({ length: 30 }, (_, index) =>
  product(`9${index + 100}`, `Levite ${index + 1}`, 'Levitteet'),
);

export const HOSTILE = `</script><script>alert(1)</script> "x' onclick=alert(2) <img src=x onerror=alert(3)>`;

const tabs = [
  {
    label: 'Tuotteet',
    link: '/tuotteet',
    children: [{ label: 'Makkarat', link: '/tuotteet?contentGroup=makkarat' }],
  },
];

export const content: EstateContent = {
  sites: [
    {
      site: 'atriafi',
      name: 'Saaristo',
      tagline: { fi: 'Ruokaa' },
      languages: ['fi', 'en'],
      isSoldInShop: true,
    },
    { site: 'lihakauppa', name: 'Lihaluoto', tagline: { fi: 'Lihaa' }, languages: ['fi'] },
    { site: 'lithellsse', name: 'Skärgårdskorv', tagline: { se: 'Korv' }, languages: ['se'] },
  ],
  pages: [
    {
      site: 'atriafi',
      language: 'fi',
      path: '/',
      title: 'Etusivu',
      description: 'Hyvää ruokaa.',
      blocks: [
        { widget: 'hero', props: {}, slots: { text: [{ html: '<h1>Tervetuloa</h1>' }] } },
        { widget: 'quick-search', props: { searchUrl: '/haku' } },
        { widget: 'like-button', props: { contentId: 'sivu-1', likeCount: 12 } },
        {
          widget: 'faq-list',
          props: { items: [{ question: 'Mistä?', answer: '<p>Suomesta.</p>' }] },
          load: 'eager',
        },
      ],
    },
    { site: 'atriafi', language: 'en', path: '/en/', title: 'Home', description: 'Good food.', blocks: [] },
    {
      site: 'atriafi',
      language: 'fi',
      path: '/vihamielinen',
      title: HOSTILE,
      description: HOSTILE,
      blocks: [
        { widget: 'faq-list', props: { header: HOSTILE, items: [{ question: HOSTILE, answer: 7 }] } },
        { widget: 'faq-list', props: { header: HOSTILE.repeat(40) } },
        { widget: 'no-such-widget', props: { anything: [null, { deep: HOSTILE }] } },
        { widget: 'like-button', props: { contentId: 5, likeCount: 'many' } },
      ],
    },
    {
      site: 'atriafi',
      language: 'fi',
      path: '/ota-yhteytta',
      title: 'Ota yhteyttä',
      description: 'Kysy meiltä.',
      blocks: [{ widget: 'question-form', props: { header: 'Kysy', successText: 'Kiitos!' } }],
    },
    { site: 'lithellsse', language: 'se', path: '/', title: 'Hem', description: 'God mat.', blocks: [] },
  ],
  products: [
    product('100', 'Rantalenkki', 'Makkarat', {
      name: { fi: 'Rantalenkki', en: 'Ring sausage' },
      teaser: { en: 'For the grill' },
    }),
    product('101', 'Kesän grillimakkara', 'Grillituotteet', {
      description: { fi: 'Hiilille.' },
      novelty: true,
    }),
    product('102', 'Nakki', 'Nakit'),
    product('103', 'Lihapulla', 'Valmisruoat', {
      description: { fi: 'Makkarat tai pihvit eivät kuulu tähän.' },
    }),
    product('104', 'Åländsk äppelkorv', 'Korv', {
      site: 'lithellsse',
      name: { se: 'Äppelkorv' },
      teaser: { se: 'Söt korv' },
    }),
    product('105', 'Köttbullar', 'Köttbullar', {
      site: 'lithellsse',
      name: { se: 'Köttbullar' },
      teaser: { se: 'Som mormors' },
    }),
    ...spreads,
  ],
  recipes: [
    recipe('makkarakeitto', 'Makkarakeitto', { steps: ['Lisää makkarat.'] }),
    recipe('uuniperuna', 'Uuniperuna'),
    recipe('korv-stroganoff', 'Korv Stroganoff', {
      site: 'lithellsse',
      language: 'se',
      teaser: 'Snabb vardagsmat',
    }),
  ],
  news: [
    newsItem('vanha', '2026-03-01', 'Makkarakesä alkaa'),
    newsItem('uusi', '2026-11-01', 'Makkaratehdas laajenee'),
  ],
  facets: shippedContent.facets!,
  productGroups: shippedContent.productGroups!,
  navigation: [
    {
      site: 'atriafi',
      language: 'fi',
      desktop: { topTabs: [{ label: 'Uutiset', link: '/uutiset' }], bottomTabs: tabs, languageMenu: [] },
      mobile: { barLinks: [], navLinks: [{ label: 'Reseptit', link: '/reseptit' }] },
    },
  ],
};
