import * as v from 'valibot';
import { captchaSiteKey, thankYouText } from '#forms/form-props.ts';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'school-material-form',
  title: 'School material order',
  description:
    'An order of school materials; without materials to choose from, a message to the school team.',
  category: 'forms',
  icon: 'M12 4 1 9l11 5 9-4.1V16h2V9L12 4Zm0 2.2L18.2 9 12 11.8 5.8 9 12 6.2ZM5 13v4c0 1.7 3.1 3.5 7 3.5s7-1.8 7-3.5v-4l-7 3.2L5 13Z',
  props: {
    materials: v.pipe(
      v.array(
        v.object({
          Material: v.pipe(v.string(), editor('Name', 'What visitors read')),
          Url: v.pipe(v.string(), editor('Address', 'Of the material', 'link')),
        }),
      ),
      editor('Materials', 'To choose from. None: the form is a message'),
    ),
    subject: v.optional(v.pipe(v.string(), editor('Subject', 'Sent with the order')), ''),
    regions: v.optional(
      v.pipe(v.array(v.string()), editor('Regions', 'To choose from. Default: the region is typed')),
    ),
    thankYouText,
    captchaSiteKey,
  },
  load: 'visible',
  reservedHeight: { narrow: 1102, medium: 839, wide: 855 },
  texts: messages,
});
