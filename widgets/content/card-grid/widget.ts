import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { cardList } from '#ui/content-card/card-props.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'card-grid',
  title: 'Card grid',
  description:
    'Rows of cards of products, recipes, news or other content, with an optional filter and a button for more rows.',
  category: 'content',
  icon: 'M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7ZM6 6v3h3V6H6Z',
  props: {
    cards: cardList,
    valoUrl: v.optional(
      v.pipe(
        v.string(),
        editor(
          'Ordering service',
          'Address with {code} in it; without one the ordering codes of products are plain text',
        ),
      ),
    ),
    header: v.optional(
      v.pipe(v.string(), editor('Heading', 'Above the cards. None where it is empty', { inline: true })),
    ),
    rows: v.optional(
      v.pipe(v.number(), editor('Rows', 'Shown at first, and as many more with each press')),
      2,
    ),
    columns: v.optional(
      v.pipe(
        v.union([v.picklist(['Two', 'Three', 'Four']), v.picklist([2, 3, 4])]),
        editor('Columns', 'The same at every width but the narrowest. Default: one to four, by the width'),
      ),
    ),
    dropdownItems: v.optional(
      v.pipe(
        v.array(
          v.object({
            Id: v.pipe(v.union([v.string(), v.number()]), editor('Id', 'What the cards are asked for by')),
            Label: v.pipe(v.string(), editor('Label', 'As visitors read it')),
          }),
        ),
        editor('Filter', 'Choices of the filter. No filter where there is none'),
      ),
      [],
    ),
    cardType: v.optional(
      v.pipe(
        v.string(),
        editor('Type of filtered cards', 'As in the cards. Default: the type of the first card'),
      ),
    ),
    showMoreLabel: label('Show more', 'Text of the button that brings more rows'),
  },
  load: 'visible',
  reservedHeight: 0,
  budgets: [{ bytes: 27_600 }],
  placement: 'section',
  texts: messages,
});
