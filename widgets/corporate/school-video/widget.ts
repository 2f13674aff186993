import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { videoMessages } from '#ui/video-dialog/messages.ts';

export default defineWidget({
  name: 'school-video',
  title: 'School video',
  description: 'A video of the school material behind a picture; it opens in a dialog.',
  category: 'corporate',
  icon: 'M12 3 1 8l11 5 9-4v6h2V8L12 3Zm-6 9v5l6 3 6-3v-5l-6 3-6-3Z',
  props: {
    image: image('Picture', 'Shown until the video is opened'),
    header: v.optional(
      v.pipe(v.string(), editor('Heading', 'Below the picture; names the dialog', { inline: true })),
    ),
    videoUrl: v.pipe(
      v.string(),
      editor('Video', 'A video file, or a page with a player of a host that the site allows', 'link'),
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  texts: videoMessages,
});
