import type { NavigationContent } from '../../cms/model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

const help = { label: 'Usein kysyttyä', link: '/usein-kysyttya' };
const contact = { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') };

/** The meat shop. */
export const navigation: NavigationContent = createNavigation('lihakauppa', 'fi', {
  topTabs: [
    { label: 'Toimitus', link: '/toimitus', icon: icon('van') },
    { label: 'Lahjakortti', link: '/lahjakortti' },
    { label: 'Ohje', link: '/ohje' },
    help,
    { ...contact, showBorder: true },
  ],
  bottomTabs: [
    tab(
      ['Lihatiski', '/tuotteet'],
      groups('products', 'fi', 'Nauta', 'Possu', 'Karitsa', 'Riista', 'Jauhelihat', 'Makkarat'),
      { teaserImage: teaser('lihakauppa', 1), showMoreLabel: 'Koko tiski' },
    ),
    tab(['Reseptit', '/reseptit'], groups('recipes', 'fi', 'Pihvit', 'Padat', 'Grilli', 'Paistit'), {
      teaserImage: teaser('lihakauppa', 2),
      showMoreLabel: 'Kaikki reseptit',
    }),
    tab(
      ['Näin tilaat', '/toimitus'],
      links(
        ['Tilaaminen', '/toimitus#tilaaminen'],
        ['Leikkaaminen', '/toimitus#leikkaaminen'],
        ['Kuljetus', '/toimitus#kuljetus'],
        ['Reklamaatio', '/reklamaatio'],
        ['Lahjakortti', '/lahjakortti'],
      ),
      { teaserImage: teaser('lihakauppa', 3) },
    ),
    tab(
      ['Lihaluoto', '/tietoa-meista'],
      links(
        ['Keitä olemme', '/tietoa-meista'],
        ['Uutiset', '/uutiset'],
        ['Usein kysyttyä', '/usein-kysyttya'],
        ['Kysy leikkurilta', '/ota-yhteytta'],
      ),
    ),
    { label: 'Riista', link: '/tuotteet?contentGroup=riista' },
  ],
  barLinks: links(['Tiski', '/tuotteet'], ['Reseptit', '/reseptit']),
  navLinks: [help, contact, ...links(['Tietosuoja', '/tietosuoja'])],
});
