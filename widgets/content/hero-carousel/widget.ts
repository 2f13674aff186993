import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'hero-carousel',
  title: 'Hero carousel',
  description: 'Large pictures with texts, one at a time. Can move automatically.',
  category: 'content',
  icon: 'M3 5h18v14H3V5Zm2 2v10h14V7H5Zm2 7h7v2H7v-2Z',
  props: {
    slides: v.pipe(
      v.array(
        v.object({
          image: v.optional(image('Picture', 'Fills the slide')),
          text: v.optional(
            v.pipe(v.string(), editor('Text', 'On the slide', { format: 'rich-text', inline: true })),
          ),
          classes: v.optional(
            v.pipe(
              v.string(),
              editor('Classes', 'Of the page’s stylesheet: letters, digits, - and _, between spaces'),
            ),
          ),
          darken: v.optional(
            v.pipe(
              v.boolean(),
              editor('Darken', 'Light words on a darkened picture, in place of a panel on it'),
            ),
            false,
          ),
          textAlignment: v.optional(
            v.pipe(v.picklist(['Center', 'Left']), editor('Alignment', 'Of the text: Center or Left')),
            'Center',
          ),
        }),
      ),
      editor('Slides', 'In the order in which they are shown'),
    ),
    autoplay: v.optional(
      v.pipe(v.boolean(), editor('Moves by itself', 'With dots and a pause button')),
      false,
    ),
    interval: v.optional(v.pipe(v.number(), editor('Interval', 'Seconds that a slide is shown')), 5),
    dotPosition: v.optional(
      v.pipe(v.picklist(['inside', 'below']), editor('Dots', 'Inside the slide, at its bottom, or below it')),
      'inside',
    ),
  },
  load: 'visible',
  reservedHeight: 600,
  placement: 'full-width',
  texts: messages,
});
