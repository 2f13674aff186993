import type { NavigationContent } from '../../cms/model/content.ts';
import { getGroupPath } from '../../cms/model/slugs.ts';
import { icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

const products = (group: string) => getGroupPath('products', 'fi', group);
const recipes = (group: string) => getGroupPath('recipes', 'fi', group);

/** The consumer site: a mega menu in Finnish, a short one in English. */
export const navigation: NavigationContent[] = [
  createNavigation('atriafi', 'fi', {
    topTabs: [
      { label: 'Saaristo', link: '/tietoa-meista' },
      { label: 'Uutiset', link: '/uutiset' },
      { label: 'Usein kysyttyä', link: '/usein-kysyttya' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat'), showBorder: true },
    ],
    bottomTabs: [
      tab(
        ['Tuotteet', '/tuotteet'],
        links(
          ['Makkarat', products('Makkarat')],
          ['Jauheliha', products('Jauheliha')],
          ['Leikkeleet', products('Leikkeleet')],
          ['Valmisruoka', products('Valmisruoka')],
          ['Palat ja suikaleet', products('Palat ja suikaleet')],
          ['Kasvis', products('Kasvis')],
        ),
        { teaserImage: teaser('atriafi', 1), showMoreLabel: 'Kaikki tuotteet' },
      ),
      tab(
        ['Reseptit', '/reseptit'],
        links(
          ['Arkiruoka', recipes('Arkiruoka')],
          ['Keitot', recipes('Keitot')],
          ['Grilli', recipes('Grilli')],
          ['Juhlat', recipes('Juhlat')],
          ['Leivät ja salaatit', recipes('Leivät ja salaatit')],
        ),
        { teaserImage: teaser('atriafi', 2), showMoreLabel: 'Kaikki reseptit' },
      ),
      tab(
        ['Alkuperä', '/alkupera'],
        links(
          ['Tiloilta pöytään', '/alkupera'],
          ['Eläinten hyvinvointi', '/elainten-hyvinvointi'],
          ['Pakkaukset ja kierrätys', '/pakkaukset'],
          ['Meidän lupauksemme', '/tietoa-meista'],
        ),
        { teaserImage: teaser('atriafi', 3) },
      ),
      tab(
        ['Keittiökoulu', '/keittiokoulu'],
        links(
          ['Lihan paistaminen', '/keittiokoulu#paistaminen'],
          ['Grillaaminen hiilillä', '/keittiokoulu#grillaaminen'],
          ['Säilytys ja pakastus', '/keittiokoulu#sailytys'],
          ['Annosten mitoitus', '/keittiokoulu#annokset'],
        ),
        { showMoreLabel: 'Koko keittiökoulu' },
      ),
      { label: 'Uutiset', link: '/uutiset' },
    ],
    barLinks: links(['Tuotteet', '/tuotteet'], ['Reseptit', '/reseptit']),
    navLinks: [
      { label: 'Usein kysyttyä', link: '/usein-kysyttya' },
      { label: 'Palaute ja reklamaatiot', link: '/palaute' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: icon('chat') },
    ],
  }),
  createNavigation('atriafi', 'en', {
    topTabs: [
      { label: 'About Saaristo', link: '/en/about' },
      { label: 'Questions', link: '/en/faq' },
      { label: 'Contact us', link: '/en/contact', icon: icon('chat'), showBorder: true },
    ],
    bottomTabs: [
      tab(
        ['Products', '/en/products'],
        links(
          ['Sausages', getGroupPath('products', 'en', 'Makkarat')],
          ['Mince', getGroupPath('products', 'en', 'Jauheliha')],
          ['Cold cuts', getGroupPath('products', 'en', 'Leikkeleet')],
          ['Ready to eat', getGroupPath('products', 'en', 'Valmisruoka')],
        ),
        { teaserImage: teaser('atriafi', 1), showMoreLabel: 'All products' },
      ),
      { label: 'Recipes', link: '/en/recipes' },
      { label: 'Our farms', link: '/en/about#farms' },
    ],
    barLinks: links(['Products', '/en/products'], ['Recipes', '/en/recipes']),
    navLinks: [{ label: 'Contact us', link: '/en/contact', icon: icon('chat') }],
  }),
];
