import { groups, links, tab, teaser } from '../../cms/demo/navigation/make.ts';
import { aboutTab, book, createSwedishNavigation, shelf } from '../../cms/demo/navigation/swedish.ts';

export const navigation = createSwedishNavigation(
  'ridderheimsse',
  'Om Rosenskär',
  [
    tab(
      ['Charkuterier', '/produkter'],
      groups('products', 'se', 'Lufttorkat', 'Patéer', 'Rökt').concat(shelf),
      { teaserImage: teaser('ridderheimsse', 1), showMoreLabel: 'Alla charkuterier' },
    ),
    tab(
      ['Lagringen', '/lagring'],
      links(
        ['Salt', '/lagring#salt'],
        ['Vind', '/lagring#vind'],
        ['Tid', '/lagring#tid'],
        ['Rökhuset', '/om-oss'],
      ),
      { teaserImage: teaser('ridderheimsse', 2), showMoreLabel: 'Om lagringen' },
    ),
    tab(
      ['Recept', '/recept'],
      groups('recipes', 'se', 'Förrätter', 'Varmrätter').concat(book, links(['Till fest', '/sok?q=fest'])),
    ),
    aboutTab('Rosenskär', ['Lagringen', '/lagring']),
    { label: 'Kontakta oss', link: '/kontakta-oss' },
  ],
  ['Recept', '/recept'],
);
