import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'school-question-card',
  title: 'Question card',
  description: 'A card that turns from a question to its answer and back.',
  category: 'corporate',
  icon: 'M4 4h16v16H4V4Zm7 11h2v2h-2v-2Zm1-8a3 3 0 0 0-3 3h2a1 1 0 1 1 1.6.8c-.9.6-1.6 1.3-1.6 2.7h2c0-.5.3-.8.8-1.1A3 3 0 0 0 12 7Z',
  props: {
    question: v.pipe(
      v.string(),
      v.nonEmpty(),
      editor('Question', 'On the front of the card', { inline: true }),
    ),
    answer: v.pipe(v.string(), editor('Answer', 'On its back', { format: 'rich-text', inline: true })),
    image: v.optional(image('Picture', 'Above the question')),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  placement: 'wide-card-row',
  texts: messages,
});
