import * as v from 'valibot';
import { defineWidget, editor, image, type Editing } from '#island/define.ts';
import { messages } from './messages.ts';

/** CMSs send null for empty fields, and counts as numbers or texts. */
const text = (title: string, description?: string, editing?: Editing) =>
  v.optional(v.nullable(v.pipe(v.string(), editor(title, description, editing))));
const number = (title: string, editing?: Editing) =>
  v.optional(v.nullable(v.pipe(v.union([v.number(), v.string()]), editor(title, undefined, editing))));

export default defineWidget({
  name: 'social-cards',
  title: 'Social media cards',
  description: 'Posts of social media: picture or video, author, date, text, and numbers of reactions.',
  category: 'content',
  icon: 'M4 4h16v16H4V4Zm2 2v7h12V6H6Zm0 9v3h12v-3H6Zm6-7a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  props: {
    cards: v.pipe(
      v.array(
        v.object({
          socialMediaMediaType: text('Media type', 'IMAGE or VIDEO'),
          image: v.optional(v.nullable(image('Picture'))),
          video: text('Video', 'Its address', 'link'),
          link: text('Address', 'Of the post', 'link'),
          header: text('Heading', undefined, { inline: true }),
          body: text('Text', 'What the post says', { format: 'long-text', inline: true }),
          socialMedia: text('Service', 'Such as Instagram'),
          socialMediaProfileUrl: text('Profile', 'Its address', 'link'),
          socialMediaProfilePictureUrl: text('Picture of the profile', 'Its address', 'picture'),
          socialMediaDaysSincePosted: number('Days since it was posted'),
          likeCount: number('Likes', 'count'),
          commentCount: number('Comments', 'count'),
        }),
      ),
      editor('Posts', 'In the order in which they are shown; VIDEO as the media type shows the video'),
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  placement: 'section',
  texts: messages,
});
