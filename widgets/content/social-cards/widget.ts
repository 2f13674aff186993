import * as v from 'valibot';
import { defineWidget, editor, image } from '#island/define.ts';
import { messages } from './messages.ts';

/** CMSs write out the fields that an editor left empty, and counts as numbers or as texts. */
const text = v.optional(v.nullable(v.string()));
const count = v.optional(v.nullable(v.union([v.number(), v.string()])));

export default defineWidget({
  name: 'social-cards',
  title: 'Social media cards',
  description:
    'What was posted on social media: picture or video, who posted it and when, the text and its echo.',
  category: 'content',
  icon: 'M4 4h16v16H4V4Zm2 2v7h12V6H6Zm0 9v3h12v-3H6Zm6-7a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  props: {
    cards: v.pipe(
      v.array(
        v.object({
          socialMediaMediaType: text,
          image: v.optional(v.nullable(image('Picture'))),
          video: text,
          link: text,
          header: text,
          body: text,
          socialMedia: text,
          socialMediaProfileUrl: text,
          socialMediaProfilePictureUrl: text,
          socialMediaDaysSincePosted: count,
          likeCount: count,
          commentCount: count,
        }),
      ),
      editor('Posts', 'In the order in which they are shown; VIDEO as the media type shows the video'),
    ),
  },
  load: 'visible',
  reservedHeight: 0,
  texts: messages,
});
