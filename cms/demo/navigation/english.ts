import { getListingPath } from '../../model/slugs.ts';
import type { NavigationContent } from '../../model/content.ts';
import { siteFolders } from '../site-folders.ts';
import { icon, links, createNavigation } from './make.ts';

/** The short navigation of the English page of Finnish and Swedish brands. */
export const englishBriefs: NavigationContent[] = siteFolders
  .filter(({ brief }) => brief !== undefined)
  .map(({ site: { site, name, languages } }) => {
    const shelf = getListingPath('products', languages[0] ?? 'fi');
    const own = languages[0] === 'se' ? 'In Swedish' : 'In Finnish';
    return createNavigation(site, 'en', {
      topTabs: [{ label: 'Questions', link: '/en/#contact', icon: icon('chat') }],
      bottomTabs: links(
        [`${name} in brief`, '/en/'],
        ['About', '/en/#about'],
        ['Products', '/en/#products'],
        [own, shelf],
      ),
      barLinks: links(['About', '/en/#about'], ['Products', '/en/#products']),
      navLinks: [{ label: 'Questions', link: '/en/#contact', icon: icon('chat') }],
    });
  });
