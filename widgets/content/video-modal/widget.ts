import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { videoMessages } from '#ui/video-dialog/messages.ts';

export default defineWidget({
  name: 'video-modal',
  title: 'Video',
  description: 'A picture with a play button and a heading that opens a video in a dialog.',
  category: 'content',
  icon: 'M3 5h18v14H3V5Zm7 4v6l5-3-5-3Z',
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
  placement: 'section',
  texts: videoMessages,
});
