import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'region-map',
  title: 'Region map',
  description: 'A map with a numbered button for each region. The button shows a text and marks the region.',
  category: 'corporate',
  icon: 'm3 6 6-3 6 3 6-3v15l-6 3-6-3-6 3V6Zm7-.5v11l4 2v-11l-4-2Z',
  props: {
    image: image('Map', 'A picture of the map; an SVG image of the same site can have its regions marked'),
    buttons: v.pipe(
      v.array(
        v.object({
          buttonLabel: v.pipe(v.string(), editor('Region', undefined, { inline: true })),
          buttonRegion: v.optional(
            v.nullable(
              v.pipe(
                v.string(),
                editor('Place', 'The id of the region in the SVG image, or x,y in per cent'),
              ),
            ),
          ),
          buttonInfo: v.optional(
            v.nullable(
              v.pipe(v.string(), editor('Text', 'About the region', { format: 'rich-text', inline: true })),
            ),
          ),
        }),
      ),
      editor('Regions', 'Numbered in this order'),
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  texts: messages,
});
