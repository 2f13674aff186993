import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'faq-list',
  title: 'Questions and answers',
  description: 'A list of questions; each opens its answer. Long lists show nine first.',
  category: 'corporate',
  icon: 'M11 17h2v2h-2zM12 5a4 4 0 0 0-4 4h2a2 2 0 1 1 3 1.7c-1.2.8-2 1.6-2 3.3v1h2v-1c0-.7.4-1.1 1.2-1.7A4 4 0 0 0 12 5Z',
  props: {
    items: v.pipe(
      v.array(
        v.object({
          question: v.pipe(v.string(), editor('Question', undefined, { inline: true })),
          answer: v.pipe(
            v.string(),
            editor('Answer', 'Shown once the question is opened', { format: 'rich-text', inline: true }),
          ),
        }),
      ),
      editor('Questions', 'In the order in which they are shown'),
    ),
    header: v.optional(
      v.pipe(v.string(), editor('Heading', 'Above the list. None where it is empty', { inline: true })),
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  budgets: [{ bytes: 29_900 }],
  texts: messages,
});
