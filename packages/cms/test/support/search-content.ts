/** A small estate with known numbers of results. */
import { shippedContent } from '../../demo/shipped-content.ts';
import type { NewsItem } from '../../platform/model/content.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';
import { product, recipe } from './content.ts';

const news = (id: string, date: string, title: string, rest: Partial<NewsItem>): NewsItem => ({
  id,
  slug: id,
  site: 'atriafi',
  language: 'fi',
  title,
  teaser: '',
  body: [],
  category: 'Tiedotteet',
  author: 'Olli Åhti',
  date,
  image: '',
  ...rest,
});

export const searchContent: EstateContent = {
  sites: [
    { site: 'atriafi', name: 'Saaristo', tagline: { fi: 'Ruokaa' }, languages: ['fi', 'en'] },
    { site: 'lihakauppa', name: 'Lihaluoto', tagline: { fi: 'Lihaa' }, languages: ['fi'] },
  ],
  pages: [
    {
      site: 'atriafi',
      language: 'fi',
      path: '/keitot',
      title: 'Keittokirja',
      description: '',
      blocks: [
        {
          widget: 'recipe-search',
          props: { recipeSearchBlockId: 'keitot', matchAnyCategoryIds: ['Keitot'] },
        },
      ],
    },
  ],
  products: [
    product('201', 'Zorro', 'Muut', {
      price: null,
      tags: ['vegaani'],
      valoCode: 'VL-201',
      novelty: true,
      pictures: ['products/201-served.svg'],
    }),
    product('202', 'Ölkorv', 'Makkarat', { tags: ['grilli', 'gluteeniton'] }),
    product('203', 'Äppelkorv', 'Makkarat', { tags: ['grilli'] }),
    product('204', 'Ålandskorv', 'Makkarat'),
    product('205', 'apina', 'Muut', { tags: ['ei mikään'] }),
    product('206', 'Grillimakkara', 'Makkarat', { tags: ['Grilli', 'kesä', 'gluteeniton'] }),
    product('901', 'Rullagrilli', 'Grillit', { equipment: true, tags: ['grilli'] }),
    ...['301', '302', '303', '304', '305', '306'].map((code, index) =>
      product(code, `Liha ${code}`, index === 0 ? 'Nauta' : 'Possu', {
        site: 'lihakauppa',
        weight: 500,
        price: 1290,
        ...(index === 0 && { comparedPrice: 1490, stock: 0 }),
      }),
    ),
  ],
  recipes: [
    recipe('joulukinkku', 'Joulukinkku', { tags: ['joulu', 'uuni'], category: 'Juhlat' }),
    recipe('kesakeitto', 'Kesäkeitto', { tags: ['kesä', 'keitto'], category: 'Keitot' }),
  ],
  news: [
    news('vanha', '2026-01-01', 'Vanha', { tags: ['kesä'] }),
    news('uusi', '2026-11-01', 'Uusi', {}),
    news('keski', '2026-06-01', 'Keski', { author: 'Maija Meri', teaser: 'Korvaamaton' }),
  ],
  navigation: [],
  facets: shippedContent.facets!,
  productGroups: shippedContent.productGroups!,
};
