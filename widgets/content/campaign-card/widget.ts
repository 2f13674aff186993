import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'campaign-card',
  title: 'Campaign card',
  description: 'A large card that leads to a campaign.',
  category: 'content',
  icon: 'M3 10v4h3l6 5V5L6 10H3Zm12-3v2a3 3 0 0 1 0 6v2a5 5 0 0 0 0-10Z',
  props: {
    header: v.pipe(
      v.string(),
      v.nonEmpty(),
      editor('Heading', 'What the campaign is about', { inline: true }),
    ),
    link: v.pipe(v.string(), v.nonEmpty(), editor('Address', 'Where the card leads', 'link')),
    image: image('Picture', 'Address, or address and alternative text'),
    ctaButton: v.optional(
      v.pipe(v.string(), editor('Button', 'Without one the heading is the link', { inline: true })),
      '',
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: { narrow: 350, medium: 320, wide: 358 },
  placement: 'section',
  texts: messages,
});
