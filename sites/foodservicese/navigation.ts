import { groups, links, tab, teaser } from '../../cms/demo/navigation/make.ts';
import { aboutTab, book, createSwedishNavigation } from '../../cms/demo/navigation/swedish.ts';

export const navigation = createSwedishNavigation(
  'foodservicese',
  'Om Kökslotsen',
  [
    tab(
      ['Produkter', '/produkter'],
      groups('products', 'se', 'Färdiglagat', 'Kyckling', 'Nöt', 'Korv', 'Vegetariskt'),
      { teaserImage: teaser('foodservicese', 2), showMoreLabel: 'Hela sortimentet' },
    ),
    tab(
      ['Recept', '/recept'],
      groups('recipes', 'se', 'Skola och omsorg').concat(
        book,
        links(['Husman', '/sok?q=husman'], ['Vegetariskt', '/sok?q=vegetariskt']),
      ),
      { teaserImage: teaser('foodservicese', 3), showMoreLabel: 'Alla recept' },
    ),
    tab(
      ['Tjänster', '/tjanster'],
      links(
        ['Receptstöd', '/tjanster#recept'],
        ['Utbildning', '/tjanster#utbildning'],
        ['Svinnmätning', '/tjanster#svinn'],
        ['Boka besök', '/kontakta-oss'],
      ),
      { teaserImage: teaser('foodservicese', 1) },
    ),
    { label: 'Nyheter', link: '/nyheter' },
    aboutTab('Kökslotsen', ['Tjänster', '/tjanster']),
  ],
  ['Recept', '/recept'],
);
