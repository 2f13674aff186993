import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { quickSearchMessages } from '#ui/quick-search/messages.ts';

export default defineWidget({
  name: 'quick-search',
  title: 'Quick search',
  description: 'A search box that suggests products, recipes and pages while the visitor types.',
  category: 'search',
  icon: 'M10.5 4a6.5 6.5 0 0 1 5.2 10.4l4.5 4.4-1.4 1.4-4.4-4.5A6.5 6.5 0 1 1 10.5 4Zm0 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  props: {
    layout: v.optional(
      v.pipe(
        v.picklist(['normal', 'mobile', 'sticky']),
        editor('Layout', 'Normal, with a heading for narrow places (mobile), or compact (sticky)'),
      ),
      'normal',
    ),
    searchUrl: v.optional(
      v.pipe(
        v.string(),
        editor('Search page', 'Address that Enter and the button go to. Default: the page settings', 'link'),
      ),
    ),
    sortOrder: v.optional(v.pipe(v.number(), editor('Sort order', 'Sent with the search. Default: none'))),
    placeholder: label('Text in the box', 'Also the name of the box for screen readers'),
    showAllLabel: label('Link to all results', 'Below the suggestions'),
    loadingLabel: label('While searching', 'Shown until the suggestions are there'),
    promptLabel: label('Heading', 'Shown in the mobile layout'),
    buttonLabel: label('Search button', 'Its text, or its name where it shows an icon'),
  },
  load: 'visible',
  reservedHeight: 48,
  budgets: [{ bytes: 20_500 }],
  printed: false,
  texts: quickSearchMessages,
});
