import * as v from 'valibot';
import { defineWidget, editor, label } from '#island/define.ts';
import { cardList } from '#ui/content-card/card-props.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'card-carousel',
  title: 'Card carousel',
  description: 'A looping row of cards, moved by buttons, keys and swiping.',
  category: 'content',
  icon: 'M8 5h8v14H8V5Zm2 2v10h4V7h-4ZM3 8h3v8H3V8Zm15 0h3v8h-3V8Z',
  props: {
    cards: cardList,
    visibleCards: v.optional(
      v.pipe(
        v.number(),
        editor(
          'Cards in view',
          'In a wide window; three at most in a medium one, one in a narrow one. Zero or less gives five, and eight are the most',
        ),
      ),
      4,
    ),
    skipLabel: label('Skip link', 'Text of the link that leads past the carousel'),
    header: v.optional(
      v.pipe(v.string(), editor('Heading', 'Above the cards. None where it is empty', { inline: true })),
    ),
  },
  load: 'visible',
  reservedHeight: { narrow: 400, medium: 360, wide: 375 },
  // Includes the code of every kind of card.
  budgets: [{ bytes: 46_600 }],
  placement: 'section',
  texts: messages,
});
