import * as v from 'valibot';
import { mergeMessages } from '#i18n/texts.ts';
import { defineWidget, editor } from '#island/define.ts';
import { cardMessages } from '#ui/card/messages.ts';
import { searchMessages } from '#ui/search/messages.ts';
import { authors, searchProps, texts } from '#ui/search/search-props.ts';

export default defineWidget({
  name: 'news-search',
  title: 'News search',
  description: 'Searches the news of the site, newest first, with filters by theme and author.',
  category: 'search',
  icon: 'M3 4h15v14a1 1 0 0 0 2 0V8h2v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V4Zm2 2v12a1 1 0 0 0 1 1h10.2a3 3 0 0 1-.2-1V6H5Zm2 2h7v4H7V8Zm0 6h7v1.5H7V14Zm0 2.5h5V18H7v-1.5Z',
  props: {
    ...searchProps,
    sortOrder: v.optional(
      v.pipe(v.number(), editor('Sort order', 'Sent with the search. Default: 2, newest first')),
      2,
    ),
    matchAnyCategoryIds: texts('Categories', 'Ids of categories; news of any of them are found'),
    facetTags: texts('Facets', 'Keys of the facets that are chosen at first'),
    authors,
  },
  load: 'visible',
  reservedHeight: { narrow: 812, wide: 810 },
  texts: mergeMessages(cardMessages, searchMessages),
});
