import { groups, links, tab, teaser } from '../../cms/demo/navigation/make.ts';
import { aboutTab, book, createSwedishNavigation } from '../../cms/demo/navigation/swedish.ts';

export const navigation = createSwedishNavigation(
  'lithellsse',
  'Om Glödhamn',
  [
    tab(['Produkter', '/produkter'], groups('products', 'se', 'Grillkorv', 'Råkorv', 'Falukorv', 'Grillat'), {
      teaserImage: teaser('lithellsse', 1),
      showMoreLabel: 'Alla produkter',
    }),
    tab(
      ['Grillskolan', '/grillskola'],
      links(
        ['Glöd, inte låga', '/grillskola#glod'],
        ['Två zoner', '/grillskola#zoner'],
        ['Låt vila', '/grillskola#vila'],
        ['Grillrecept', '/recept?contentGroup=grill'],
      ),
      { teaserImage: teaser('lithellsse', 2), showMoreLabel: 'Till grillskolan' },
    ),
    tab(
      ['Recept', '/recept'],
      groups('recipes', 'se', 'Grill', 'Vardag').concat(book, links(['Korv', '/sok?q=korv'])),
    ),
    aboutTab('Glödhamn', ['Grillskolan', '/grillskola']),
    { label: 'Kontakta oss', link: '/kontakta-oss' },
  ],
  ['Grill', '/grillskola'],
);
