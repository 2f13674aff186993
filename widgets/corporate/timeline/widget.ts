import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'timeline',
  title: 'Timeline',
  description: 'A history by years. Each year has its own address, and a list shows the current year.',
  category: 'corporate',
  icon: 'M11 3h2v3h6v5h-6v2h6v5h-6v3h-2v-9H5V7h6V3Z',
  props: {
    years: v.pipe(
      v.array(
        v.object({
          year: v.pipe(v.union([v.number(), v.string()]), editor('Year', 'Also its address, such as #1903')),
          header: v.optional(v.nullable(v.pipe(v.string(), editor('Heading', undefined, { inline: true })))),
          text: v.optional(
            v.nullable(
              v.pipe(v.string(), editor('Text', 'What happened', { format: 'rich-text', inline: true })),
            ),
          ),
          image: v.optional(v.nullable(image('Picture'))),
        }),
      ),
      editor('Years', 'In the order in which they are told'),
    ),
  },
  // Mounts when the browser is idle, wherever it is on the page, so that a link to a year finds its section.
  load: 'idle',
  reservedHeight: 0,
  texts: messages,
});
