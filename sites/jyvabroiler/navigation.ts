import type { NavigationContent } from '../../cms/model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

const help = { label: 'Usein kysyttyä', link: '/usein-kysyttya' };
const contact = { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') };
const newest = { label: 'Uutiset', link: '/uutiset' };

/** The chicken brand. */
export const navigation: NavigationContent = createNavigation('jyvabroiler', 'fi', {
  topTabs: [{ label: 'Meistä', link: '/tietoa-meista' }, help, { ...contact, showBorder: true }],
  bottomTabs: [
    tab(
      ['Tuotteet', '/tuotteet'],
      groups('products', 'fi', 'Broileri', 'Marinoidut', 'Grilli', 'Leikkeleet'),
      { teaserImage: teaser('jyvabroiler', 1), showMoreLabel: 'Kaikki tuotteet' },
    ),
    tab(
      ['Reseptit', '/reseptit'],
      groups('recipes', 'fi', 'Arkiruoka', 'Uuniruoat', 'Grilli').concat(
        links(['Kaikki broilerireseptit', '/reseptit']),
      ),
      { teaserImage: teaser('jyvabroiler', 2), showMoreLabel: 'Kaikki reseptit' },
    ),
    tab(
      ['Kasvatus', '/kasvatus'],
      links(
        ['Rehu', '/kasvatus#rehu'],
        ['Tila ja valo', '/kasvatus#tila'],
        ['Terveys', '/kasvatus#terveys'],
        ['Meistä', '/tietoa-meista'],
      ),
      { teaserImage: teaser('jyvabroiler', 3), showMoreLabel: 'Näin broilerimme kasvavat' },
    ),
    newest,
    { label: 'Kysyttävää?', link: '/usein-kysyttya' },
  ],
  barLinks: links(['Tuotteet', '/tuotteet'], ['Reseptit', '/reseptit']),
  navLinks: [help, contact],
});
