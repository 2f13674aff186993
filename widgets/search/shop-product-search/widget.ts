import * as v from 'valibot';
import { mergeMessages } from '#i18n/texts.ts';
import { defineWidget, editor } from '#island/define.ts';
import { productCardMessages } from '#ui/product-card/messages.ts';
import { searchMessages } from '#ui/search/messages.ts';
import { optionalText, searchProps, sortOrder, texts } from '#ui/search/search-props.ts';

export default defineWidget({
  name: 'shop-product-search',
  title: 'Shop product search',
  description: "The shop's products with their prices, to be searched and narrowed by group.",
  category: 'search',
  icon: 'M7 7a5 5 0 0 1 10 0h3l1 14H3L4 7h3Zm2 0h6a3 3 0 0 0-6 0Zm-3.1 2-.7 10h13.6l-.7-10H17v2h-2V9H9v2H7V9H5.9Z',
  props: {
    ...searchProps,
    contentGroup: optionalText('Content group', 'The group that is shown first. Default: all'),
    sortOrder,
    matchAnyCategoryIds: texts('Categories', 'Ids of categories; products of any of them are found'),
    skipPagination: v.optional(
      v.pipe(v.boolean(), editor('All at once', 'Shows every product, without pages')),
      false,
    ),
  },
  load: 'visible',
  reservedHeight: { narrow: 812, wide: 900 },
  texts: mergeMessages(productCardMessages, searchMessages),
});
