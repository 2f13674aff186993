import { defineWidget, label } from '#island/define.ts';
import { productCardMessages } from '#ui/product-card/messages.ts';
import { searchMessages } from '#ui/search/messages.ts';
import { optionalText, searchProps, sortOrder } from '#ui/search/search-props.ts';
import { mergeMessages } from '#i18n/texts.ts';
import { siteSearchMessages } from './messages.ts';

export default defineWidget({
  name: 'site-search',
  title: 'Site search',
  description: 'The search page of the site: a search box, filters by content group, and the hits.',
  category: 'search',
  icon: 'M3 4h18v2H3V4Zm0 5h9v2H3V9Zm0 5h7v2H3v-2Zm13.5-4a4.5 4.5 0 0 1 3.6 7.2l2.1 2.1-1.4 1.4-2.1-2.1a4.5 4.5 0 1 1-2.2-8.6Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  props: {
    ...searchProps,
    searchUrl: optionalText('Search page', 'Address of the search page. Default: the page settings', 'link'),
    contentGroup: optionalText('Content group', 'The group that is shown first. Default: all'),
    sortOrder,
    promptLabel: label('Text in the box', 'Also the name of the box for screen readers'),
    buttonLabel: label('Search button', 'Beside the box'),
  },
  load: 'visible',
  reservedHeight: { narrow: 731, wide: 810 },
  budgets: [{ bytes: 38_700 }],
  texts: mergeMessages(mergeMessages(productCardMessages, searchMessages), siteSearchMessages),
});
