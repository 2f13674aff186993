import type { NavigationContent } from '../../cms/model/content.ts';
import { groups, icon, links, createNavigation, tab, teaser } from '../../cms/demo/navigation/make.ts';

/** The export site, in English only. */
export const navigation: NavigationContent = createNavigation('export', 'en', {
  topTabs: [
    { label: 'About us', link: '/en/about' },
    { label: 'Questions', link: '/en/faq' },
    { label: 'Contact the export desk', link: '/en/contact', icon: icon('chat'), showBorder: true },
  ],
  bottomTabs: [
    tab(
      ['Products', '/en/products'],
      groups('products', 'en', 'Pork', 'Beef', 'Chicken', 'Charcuterie', 'Prepared'),
      { teaserImage: teaser('export', 1), showMoreLabel: 'The whole range' },
    ),
    tab(
      ['Quality', '/en/quality'],
      links(
        ['Traceability', '/en/quality'],
        ['Certificates', '/en/faq'],
        ['Plants', '/en/about'],
        ['Farm codes', '/en/news?contentGroup=traceability'],
      ),
      { teaserImage: teaser('export', 2) },
    ),
    tab(
      ['Recipes', '/en/recipes'],
      groups('recipes', 'en', 'Roasts', 'Snacks').concat(
        links(['All recipes', '/en/recipes'], ['Chicken', '/en/search?q=chicken']),
      ),
    ),
    { label: 'News', link: '/en/news' },
    { label: 'Contact', link: '/en/contact' },
  ],
  barLinks: links(['Products', '/en/products'], ['Contact', '/en/contact']),
  navLinks: [{ label: 'Questions', link: '/en/faq' }],
});
