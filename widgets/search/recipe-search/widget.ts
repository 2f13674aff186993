import { mergeMessages } from '#i18n/texts.ts';
import { defineWidget } from '#island/define.ts';
import { recipeCardMessages } from '#ui/recipe-card/messages.ts';
import { searchMessages } from '#ui/search/messages.ts';
import { hideResults, optionalText, searchProps, texts } from '#ui/search/search-props.ts';

export default defineWidget({
  name: 'recipe-search',
  title: 'Recipe search',
  description: 'Searches the recipes of the site as cards, with filters by dish and theme.',
  category: 'search',
  icon: 'M5 3h9a4 4 0 0 1 4 4v14H7a4 4 0 0 1-4-4V5a2 2 0 0 1 2-2Zm0 2v9.6A4 4 0 0 1 7 14h9V7a2 2 0 0 0-2-2H5Zm11 11H7a2 2 0 1 0 0 3h9v-3ZM7 8h6v2H7V8Zm13-1h2v14h-2V7Z',
  props: {
    ...searchProps,
    contentGroup: optionalText('Content group', 'The group that is shown first. Default: all'),
    matchAnyCategoryIds: texts('Categories', 'Ids of categories; recipes of any of them are found'),
    facetTags: texts('Facets', 'Keys of the facets that are chosen at first'),
    hideResults,
    recipeSearchBlockId: optionalText(
      'Recipe search block',
      'Id of the block whose recipe tags are offered. Default: no recipe tags',
    ),
  },
  load: 'visible',
  reservedHeight: { narrow: 812, wide: 810 },
  texts: mergeMessages(recipeCardMessages, searchMessages),
});
