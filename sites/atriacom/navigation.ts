import type { NavigationContent } from '../../cms/model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

/** The corporate site has a language menu where the other sites have one link (NAV-14). */
const languages = links(['Suomi', '/'], ['English', '/en/']);

/** The corporate site in both languages. */
export const navigation: NavigationContent[] = [
  createNavigation('atriacom', 'fi', {
    topTabs: [
      { label: 'Uutishuone', link: '/uutiset' },
      { label: 'Usein kysyttyä', link: '/usein-kysyttya' },
      { label: 'Avoimet työpaikat', link: '/tyopaikat', icon: icon('person') },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat'), showBorder: true },
    ],
    bottomTabs: [
      tab(
        ['Yhtiö', '/tietoa-meista'],
        links(
          ['Saaristo Foods', '/tietoa-meista'],
          ['Strategia', '/tietoa-meista#strategia'],
          ['Historia', '/historia'],
          ['Toimipaikat', '/toimipaikat'],
          ['Hallinto', '/tietoa-meista#johto'],
        ),
        { teaserImage: teaser('atriacom', 1), showMoreLabel: 'Tutustu yhtiöön' },
      ),
      tab(
        ['Brändit', '/brandit'],
        links(
          ['Suomessa', '/brandit'],
          ['Ruotsissa', '/brandit'],
          ['Maailmalla', '/brandit'],
          ['Tuotteet', '/tuotteet'],
        ),
      ),
      tab(
        ['Vastuullisuus', '/vastuullisuus'],
        links(
          ['Ympäristö', '/vastuullisuus#ymparisto'],
          ['Eläimet', '/vastuullisuus#elaimet'],
          ['Ihmiset', '/vastuullisuus#ihmiset'],
          ['Aineistoa kouluille', '/kouluille'],
          ['Oppitunti', '/kouluille/tilalta-lautaselle'],
          ['Vastuullisuusuutiset', '/uutiset?contentGroup=vastuullisuus'],
        ),
        { teaserImage: teaser('atriacom', 2), showMoreLabel: 'Näin mittaamme' },
      ),
      tab(
        ['Sijoittajille', '/sijoittajille'],
        links(
          ['Avainluvut', '/sijoittajille'],
          ['Katsaukset', '/sijoittajille#katsaukset'],
          ['Kalenteri', '/sijoittajille#kalenteri'],
          ['Talousuutiset', '/uutiset?contentGroup=talous'],
        ),
        { teaserImage: teaser('atriacom', 3) },
      ),
      tab(
        ['Uutiset', '/uutiset'],
        groups('news', 'fi', 'Talous', 'Vastuullisuus', 'Yhtiö', 'Hallinto', 'Työpaikat'),
        { showMoreLabel: 'Kaikki uutiset' },
      ),
      tab(
        ['Työpaikat', '/tyopaikat'],
        links(
          ['Avoimet työpaikat', '/tyopaikat'],
          ['Kesätyöt', '/tyopaikat#kesatyot'],
          ['Oppisopimus', '/tyopaikat#oppisopimus'],
          ['Kysymyksiä työstä', '/usein-kysyttya'],
        ),
        { teaserImage: teaser('atriacom', 4) },
      ),
    ],
    barLinks: links(['Uutiset', '/uutiset'], ['Työpaikat', '/tyopaikat']),
    navLinks: [
      { label: 'Usein kysyttyä', link: '/usein-kysyttya' },
      { label: 'Tilaa uutiskirje', link: '/#newsletter' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') },
    ],
    languageMenu: languages,
  }),
  createNavigation('atriacom', 'en', {
    topTabs: [
      { label: 'Newsroom', link: '/en/news' },
      { label: 'Questions', link: '/en/faq' },
      { label: 'Contact', link: '/en/contact', icon: icon('chat'), showBorder: true },
    ],
    bottomTabs: [
      tab(
        ['Company', '/en/about'],
        links(
          ['About us', '/en/about'],
          ['History', '/en/history'],
          ['Locations', '/en/locations'],
          ['Questions', '/en/faq'],
        ),
        { teaserImage: teaser('atriacom', 1), showMoreLabel: 'About the company' },
      ),
      tab(
        ['Responsibility', '/en/responsibility'],
        links(
          ['How we measure', '/en/responsibility'],
          ['Energy', '/en/news?contentGroup=responsibility'],
          ['Farms', '/en/responsibility'],
          ['Questions', '/en/faq'],
        ),
        { teaserImage: teaser('atriacom', 2) },
      ),
      tab(
        ['News', '/en/news'],
        groups('news', 'en', 'Finance', 'Responsibility', 'Company').concat(links(['All news', '/en/news'])),
        { teaserImage: teaser('atriacom', 3), showMoreLabel: 'All news' },
      ),
      { label: 'Careers', link: '/en/careers' },
      { label: 'Contact', link: '/en/contact' },
    ],
    barLinks: links(['News', '/en/news'], ['Careers', '/en/careers']),
    navLinks: [
      { label: 'Newsletter', link: '/en/#newsletter' },
      { label: 'Contact', link: '/en/contact', icon: icon('chat') },
    ],
    languageMenu: languages,
  }),
];
