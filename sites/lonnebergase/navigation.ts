import { groups, links, tab, teaser } from '../../cms/demo/navigation/make.ts';
import { book, createSwedishNavigation, shelf } from '../../cms/demo/navigation/swedish.ts';

export const navigation = createSwedishNavigation(
  'lonnebergase',
  'Om Ängsgrinden',
  [
    tab(
      ['Pålägg', '/produkter'],
      groups('products', 'se', 'Pålägg', 'Pastej').concat(shelf, links(['Frukost', '/sok?q=frukost'])),
      { teaserImage: teaser('lonnebergase', 1), showMoreLabel: 'Alla produkter' },
    ),
    tab(
      ['Recept', '/recept'],
      groups('recipes', 'se', 'Mackor', 'Vardag').concat(book, links(['Skinka', '/sok?q=skinka'])),
      { showMoreLabel: 'Alla recept' },
    ),
    tab(
      ['Gårdarna', '/om-oss'],
      links(
        ['Svenska gårdar', '/om-oss'],
        ['För skolor', '/skolor'],
        ['Vanliga frågor', '/vanliga-fragor'],
        ['Skinka', '/sok?q=skinka'],
        ['Skriv till oss', '/kontakta-oss'],
      ),
      { teaserImage: teaser('lonnebergase', 2) },
    ),
    { label: 'Vanliga frågor', link: '/vanliga-fragor' },
    { label: 'Kontakta oss', link: '/kontakta-oss' },
  ],
  ['Recept', '/recept'],
);
