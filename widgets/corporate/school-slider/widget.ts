import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'school-slider',
  title: 'School slider',
  description: 'Pictures and videos of the school material, one at a time.',
  category: 'corporate',
  icon: 'M5 5h14v14H5V5Zm2 2v10h10V7H7ZM1 12l3-3v6l-3-3Zm22 0-3 3V9l3 3Z',
  props: {
    slides: v.pipe(
      v.array(
        v.object({
          Url: v.pipe(
            v.string(),
            editor('Address', 'Of a picture, a video file or a page with a player', 'link'),
          ),
          IsVideo: v.optional(v.nullable(v.pipe(v.boolean(), editor('Video', 'Whether it is a video')))),
        }),
      ),
      editor('Slides', 'In the order in which they are shown'),
    ),
  },
  load: 'visible',
  reservedHeight: 0,
  texts: messages,
});
