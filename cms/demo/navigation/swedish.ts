import type { Site } from 'saaristo/sites';
import type { DesktopTab, NavigationContent } from '../../model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from './make.ts';

const help = { label: 'Vanliga frågor', link: '/vanliga-fragor' };
const contact = { label: 'Kontakta oss', link: '/kontakta-oss', icon: icon('chat') };
const shelf = links(['Alla produkter', '/produkter']);
const book = links(['Alla recept', '/recept']);

const swedish = (
  site: Site,
  about: string,
  bottomTabs: DesktopTab[],
  second: [string, string],
): NavigationContent =>
  createNavigation(site, 'se', {
    topTabs: [{ label: about, link: '/om-oss' }, help, { ...contact, showBorder: true }],
    bottomTabs,
    barLinks: links(['Produkter', '/produkter'], second),
    navLinks: [help, contact],
  });

const aboutTab = (label: string, more: [string, string]): DesktopTab =>
  tab(
    [label, '/om-oss'],
    links(
      ['Vår historia', '/om-oss'],
      more,
      ['Vanliga frågor', '/vanliga-fragor'],
      ['Kontakta oss', '/kontakta-oss'],
    ),
  );

/** The Swedish sites. */
export const swedishSites: NavigationContent[] = [
  swedish(
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
  ),
  swedish(
    'delise',
    'Om Smakfyren',
    [
      tab(
        ['Produkter', '/produkter'],
        groups('products', 'se', 'Patéer', 'Pålägg', 'Sallader').concat(shelf),
        { teaserImage: teaser('delise', 1), showMoreLabel: 'Alla produkter' },
      ),
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
  ),
  swedish(
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
  ),
  swedish(
    'lithellsse',
    'Om Glödhamn',
    [
      tab(
        ['Produkter', '/produkter'],
        groups('products', 'se', 'Grillkorv', 'Råkorv', 'Falukorv', 'Grillat'),
        { teaserImage: teaser('lithellsse', 1), showMoreLabel: 'Alla produkter' },
      ),
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
  ),
  swedish(
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
  ),
  swedish(
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
  ),
];
