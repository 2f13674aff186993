import type { NavigationContent } from '../../cms/model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

const help = { label: 'Usein kysyttyä', link: '/usein-kysyttya' };
const contact = { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') };
const newest = { label: 'Uutiset', link: '/uutiset' };

/** Professional kitchens. */
export const navigation: NavigationContent = createNavigation('ammattilaiset', 'fi', {
  topTabs: [
    { label: 'Keittiöluotsi', link: '/tietoa-meista' },
    newest,
    help,
    { ...contact, showBorder: true },
  ],
  bottomTabs: [
    tab(
      ['Tuotteet', '/tuotteet'],
      groups(
        'products',
        'fi',
        'Kypsät tuotteet',
        'Raaka liha',
        'Broileri',
        'Kasvis',
        'Valmiit vuoat',
        'Leikkeleet',
      ),
      { teaserImage: teaser('ammattilaiset', 1), showMoreLabel: 'Koko valikoima' },
    ),
    tab(
      ['Reseptit', '/reseptit'],
      groups('recipes', 'fi', 'Koulu ja päiväkoti', 'Henkilöstöruokailu').concat(
        links(['Kasvisreseptit', '/haku?q=kasvis'], ['Yökypsennys', '/haku?q=yökypsennys']),
      ),
      { teaserImage: teaser('ammattilaiset', 3), showMoreLabel: 'Kaikki reseptit' },
    ),
    tab(
      ['Palvelut', '/palvelut'],
      links(
        ['Reseptiikka', '/palvelut#reseptiikka'],
        ['Koulutus', '/palvelut#koulutus'],
        ['Hävikkilaskelma', '/palvelut#havikki'],
        ['Viikon lounaslista', '/lounaslista'],
        ['Lounaslistapohja', '/lounaslistapohja'],
        ['Varaa asiantuntija', '/yhteydenottopyynto'],
      ),
      { teaserImage: teaser('ammattilaiset', 2), showMoreLabel: 'Palvelut keittiöille' },
    ),
    tab(
      ['Keittiöille', '/tietoa-meista'],
      links(
        ['Koulut', '/haku?q=koulut'],
        ['Hotellit', '/haku?q=hotellit'],
        ['Ravintolat', '/haku?q=ravintolat'],
        ['Gluteeniton', '/haku?q=gluteeniton'],
      ),
    ),
    newest,
  ],
  barLinks: links(['Tuotteet', '/tuotteet'], ['Reseptit', '/reseptit'], ['Palvelut', '/palvelut']),
  navLinks: [help, contact],
});
