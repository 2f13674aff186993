import * as v from 'valibot';
import { mergeMessages } from '#i18n/texts.ts';
import { defineWidget, editor } from '#island/define.ts';
import { cardVariant } from '#ui/product-card/card-props.ts';
import { productCardMessages } from '#ui/product-card/messages.ts';
import { searchMessages } from '#ui/search/messages.ts';
import { hideResults, optionalText, searchProps, sortOrder, texts } from '#ui/search/search-props.ts';

export default defineWidget({
  name: 'product-search',
  title: 'Product search',
  description: 'Searches the products of the site as cards, with filters by group and properties.',
  category: 'search',
  icon: 'M12 2 3 6.5v11L12 22l9-4.5v-11L12 2Zm0 2.2 6 3-2.6 1.3-6-3L12 4.2Zm-4.8 2.4 6 3L12 10.2l-6-3 1.2-.6ZM5 8.9l6 3v7.4l-6-3V8.9Zm8 10.4v-7.4l6-3v7.4l-6 3Z',
  props: {
    ...searchProps,
    sortOrder,
    contentGroup: optionalText('Content group', 'The group that is shown first. Default: all'),
    productGroup: optionalText('Product group', 'Narrows the search. Default: all'),
    facetTags: texts('Facets', 'Keys of the facets that are chosen at first'),
    matchAnyCategoryIds: texts('Categories', 'Ids of categories; products of any of them are found'),
    hideResults,
    searchEquipments: v.optional(
      v.pipe(v.boolean(), editor('Equipment', 'Searches equipment products')),
      false,
    ),
    cardVariant: cardVariant('Card', 'Variant of the product cards. Default: by site'),
    valoUrl: optionalText('Ordering service', 'Its address, with {code} where the code goes'),
  },
  load: 'visible',
  reservedHeight: { narrow: 812, wide: 900 },
  budgets: [{ bytes: 42_000 }],
  texts: mergeMessages(productCardMessages, searchMessages),
});
