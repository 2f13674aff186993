import { groups, links, tab, teaser } from '../../cms/demo/navigation/make.ts';
import { createSwedishNavigation, shelf } from '../../cms/demo/navigation/swedish.ts';

export const navigation = createSwedishNavigation(
  'goohse',
  'Om Middagsro',
  [
    tab(
      ['Middagar', '/produkter'],
      groups('products', 'se', 'Pasta', 'Husman', 'Vegetariskt').concat(shelf),
      { teaserImage: teaser('goohse', 1), showMoreLabel: 'Alla middagar' },
    ),
    tab(
      ['Så lagar vi', '/om-oss'],
      links(
        ['Tre kastruller', '/om-oss'],
        ['Formen', '/vanliga-fragor'],
        ['Värmning', '/vanliga-fragor'],
        ['Skriv till köket', '/kontakta-oss'],
      ),
      { teaserImage: teaser('goohse', 2) },
    ),
    tab(
      ['Hitta din', '/sok?q=lunch'],
      links(
        ['Lunch', '/sok?q=lunch'],
        ['Middag', '/sok?q=middag'],
        ['Vegan', '/sok?q=vegan'],
        ['Kyckling', '/sok?q=kyckling'],
      ),
    ),
    { label: 'Vanliga frågor', link: '/vanliga-fragor' },
    { label: 'Kontakta oss', link: '/kontakta-oss' },
  ],
  ['Om oss', '/om-oss'],
);
