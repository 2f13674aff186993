import type { NavigationContent } from '../../cms/model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

const help = { label: 'Usein kysyttyä', link: '/usein-kysyttya' };
const contact = { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') };

/** The craft smokehouse. */
export const navigation: NavigationContent = createNavigation('mestariforsmanfi', 'fi', {
  topTabs: [{ label: 'Meistä', link: '/tietoa-meista' }, help, contact],
  bottomTabs: [
    tab(
      ['Tuotteet', '/tuotteet'],
      groups('products', 'fi', 'Makkarat', 'Palvit').concat(
        links(['Juhlapöytään', '/haku?q=juhlat'], ['Kaikki tuotteet', '/tuotteet']),
      ),
      { teaserImage: teaser('mestariforsmanfi', 1), showMoreLabel: 'Kaikki tuotteet' },
    ),
    tab(
      ['Savustamo', '/savustamo'],
      links(
        ['Suola', '/savustamo#suola'],
        ['Savu', '/savustamo#savu'],
        ['Lepo', '/savustamo#lepo'],
        ['Savustajat', '/tietoa-meista'],
      ),
      { teaserImage: teaser('mestariforsmanfi', 2), showMoreLabel: 'Tutustu savustamoon' },
    ),
    tab(
      ['Reseptit', '/reseptit'],
      groups('recipes', 'fi', 'Keitot', 'Leivät').concat(
        links(['Savun seurana', '/reseptit'], ['Pastrami', '/haku?q=pastrami']),
      ),
    ),
    { label: 'Meistä', link: '/tietoa-meista' },
    { label: 'Kysy savustajalta', link: '/ota-yhteytta' },
  ],
  barLinks: links(['Tuotteet', '/tuotteet'], ['Savustamo', '/savustamo']),
  navLinks: [help, contact],
});
