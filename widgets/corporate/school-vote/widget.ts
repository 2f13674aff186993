import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'school-vote',
  title: 'School vote',
  description:
    'A question with choices. The selected choice shows its explanation. Nothing is sent or counted.',
  category: 'corporate',
  icon: 'M5 4h14v16H5V4Zm2 2v12h10V6H7Zm1.5 2H11v2.5H8.5V8Zm4 .5h3v1.5h-3V8.5ZM8.5 13H11v2.5H8.5V13Zm4 .5h3V15h-3v-1.5Z',
  props: {
    options: v.pipe(
      v.array(
        v.object({
          Title: v.pipe(v.string(), editor('Choice', undefined, { inline: true })),
          Text: v.optional(
            v.nullable(
              v.pipe(
                v.string(),
                editor('Text', 'Shown once it is chosen', { format: 'long-text', inline: true }),
              ),
            ),
          ),
        }),
      ),
      editor('Choices', 'In the order in which they are shown'),
    ),
    header: v.optional(v.pipe(v.string(), editor('Question', 'Above the choices', { inline: true }))),
  },
  load: 'visible',
  reservedHeight: 0,
  texts: messages,
});
