import type { NavigationContent } from '../../cms/model/content.ts';
import { icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

const help = { label: 'Usein kysyttyä', link: '/usein-kysyttya' };
const contact = { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') };
const newest = { label: 'Uutiset', link: '/uutiset' };

/** The grill kiosks. */
export const navigation: NavigationContent = createNavigation('sibylla', 'fi', {
  topTabs: [
    { label: 'Kioskit', link: '/kioskit', icon: icon('pin'), showBorder: true },
    { label: 'Tarina', link: '/tietoa-meista' },
    help,
    contact,
  ],
  bottomTabs: [
    tab(
      ['Ruokalista', '/ruokalista'],
      links(
        ['Hodarit', '/ruokalista#hodarit'],
        ['Burgerit', '/ruokalista#burgerit'],
        ['Annokset', '/ruokalista#annokset'],
        ['Allergeenit', '/usein-kysyttya'],
      ),
      { teaserImage: teaser('sibylla', 1), showMoreLabel: 'Koko lista' },
    ),
    tab(
      ['Kotiin grilliltä', '/tuotteet'],
      links(
        ['Kioskimakkara', '/tuotteet/majakkagrilli-kioskimakkara'],
        ['Kioskiburgeri', '/tuotteet/majakkagrilli-kioskiburgeri-2-kpl'],
        ['Ranskalaiset', '/tuotteet/majakkagrilli-ranskalaiset-grillin-leikkaus'],
        ['Kaikki', '/tuotteet'],
      ),
    ),
    tab(
      ['Kioskit', '/kioskit'],
      links(
        ['Etelä', '/kioskit'],
        ['Länsi', '/kioskit'],
        ['Pohjoinen', '/kioskit'],
        ['Aukiolot', '/usein-kysyttya'],
      ),
      { teaserImage: teaser('sibylla', 2) },
    ),
    newest,
    { label: 'Tarina', link: '/tietoa-meista' },
  ],
  barLinks: links(['Lista', '/ruokalista'], ['Kioskit', '/kioskit']),
  navLinks: [help, contact],
});
