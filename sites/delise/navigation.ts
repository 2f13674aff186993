import { groups, links, tab, teaser } from '../../cms/demo/navigation/make.ts';
import { aboutTab, book, createSwedishNavigation, shelf } from '../../cms/demo/navigation/swedish.ts';

export const navigation = createSwedishNavigation(
  'delise',
  'Om Smakfyren',
  [
    tab(['Produkter', '/produkter'], groups('products', 'se', 'Patéer', 'Pålägg', 'Sallader').concat(shelf), {
      teaserImage: teaser('delise', 1),
      showMoreLabel: 'Alla produkter',
    }),
    tab(
      ['Recept', '/recept'],
      groups('recipes', 'se', 'Plockmat', 'Vardag').concat(book, links(['Till fest', '/sok?q=fest'])),
      { teaserImage: teaser('delise', 2), showMoreLabel: 'Alla recept' },
    ),
    tab(
      ['Till brickan', '/sok?q=plock'],
      links(
        ['Paté', '/sok?q=paté'],
        ['Salami', '/sok?q=salami'],
        ['Kalkon', '/sok?q=kalkon'],
        ['Plockmat', '/sok?q=plock'],
      ),
      { teaserImage: teaser('delise', 3) },
    ),
    aboutTab('Smakfyren', ['Till disken', '/produkter']),
    { label: 'Kontakta oss', link: '/kontakta-oss' },
  ],
  ['Recept', '/recept'],
);
