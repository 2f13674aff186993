import type { NavigationContent } from '../../model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from './make.ts';

const help = { label: 'Usein kysyttyä', link: '/usein-kysyttya' };
const contact = { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') };
const newest = { label: 'Uutiset', link: '/uutiset' };

/** The meat shop. */
export const lihakauppa: NavigationContent = createNavigation('lihakauppa', 'fi', {
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

/** The chicken brand. */
export const jyvabroiler: NavigationContent = createNavigation('jyvabroiler', 'fi', {
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

/** Professional kitchens. */
export const ammattilaiset: NavigationContent = createNavigation('ammattilaiset', 'fi', {
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

/** The craft smokehouse. */
export const mestariforsmanfi: NavigationContent = createNavigation('mestariforsmanfi', 'fi', {
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

/** The grill kiosks. */
export const sibylla: NavigationContent = createNavigation('sibylla', 'fi', {
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
