import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'job-listing',
  title: 'Job listing',
  description: 'Open positions with their place and the last day to apply, page by page.',
  category: 'corporate',
  icon: 'M9 4h6v3h6v13H3V7h6V4Zm2 2v1h2V6h-2ZM5 9v3h14V9H5Zm0 5v4h14v-4h-5v2h-4v-2H5Z',
  props: {
    jobs: v.pipe(
      v.array(
        v.object({
          url: v.pipe(v.string(), editor('Address', 'Of the job', 'link')),
          title: v.pipe(v.string(), editor('Title', undefined, { inline: true })),
          city: v.optional(v.nullable(v.pipe(v.string(), editor('City', undefined, { inline: true })))),
          applicationPeriodEnd: v.optional(
            v.nullable(
              v.pipe(v.string(), editor('Last day to apply', 'An ISO date, such as 2026-12-31', 'date')),
            ),
          ),
        }),
      ),
      editor('Jobs', 'In the order in which they are shown'),
    ),
    pageSize: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), editor('Page size', 'Jobs on a page')),
      10,
    ),
  },
  load: 'visible',
  reservedHeight: 0,
  texts: messages,
});
