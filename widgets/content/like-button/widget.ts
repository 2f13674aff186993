import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'like-button',
  title: 'Like button',
  description: 'A heart with the number of likes. Each visitor can like a piece of content once.',
  category: 'content',
  icon: 'M12 21s-8-5.2-8-11a4.6 4.6 0 0 1 8-3 4.6 4.6 0 0 1 8 3c0 5.8-8 11-8 11Z',
  props: {
    contentId: v.pipe(
      v.string(),
      v.nonEmpty(),
      editor('Content id', 'Id of the content that is liked', 'page-id'),
    ),
    likeCount: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        editor('Likes', 'Number of likes when the page was made', 'count'),
      ),
      0,
    ),
  },
  load: 'visible',
  reservedHeight: 44,
  budgets: [{ bytes: 24_000 }],
  printed: false,
  texts: messages,
});
