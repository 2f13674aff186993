import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

const link = {
  Name: v.pipe(v.string(), editor('Name', undefined, { inline: true })),
  FriendlyUrl: v.pipe(v.string(), editor('Address', 'Of the page', 'link')),
  Active: v.optional(v.nullable(v.pipe(v.boolean(), editor('Active', 'The page that is open')))),
};

export default defineWidget({
  name: 'page-nav-tabs',
  title: 'Page navigation',
  description: 'Tabs that lead to the pages of a section; a tab with pages below it opens their list.',
  category: 'corporate',
  icon: 'M3 5h5v5H3V5Zm7 0h5v5h-5V5Zm7 0h4v5h-4V5ZM3 13h8v2H3v-2Zm0 4h6v2H3v-2Z',
  props: {
    items: v.pipe(
      v.array(
        v.object({
          ...link,
          Children: v.optional(
            v.nullable(v.pipe(v.array(v.object(link)), editor('Pages below', 'None for a plain link'))),
          ),
        }),
      ),
      editor('Tabs', 'In the order in which they are shown'),
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  texts: messages,
});
