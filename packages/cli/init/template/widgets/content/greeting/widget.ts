import { defineWidget, editor } from 'saaristo/define';
import * as v from 'valibot';
import { messages } from './messages.ts';

/** The definition for editors, pages and checks. Does not import React, as visitors do not load it. */
export default defineWidget({
  name: 'greeting',
  title: 'Greeting',
  description: 'Greets somebody, and counts how often the greeting was returned.',
  category: 'content',
  icon: 'M4 4h16v12H9l-5 4V4Z',
  props: {
    name: v.pipe(v.string(), v.nonEmpty(), editor('Name', 'Who is greeted')),
    count: v.optional(v.pipe(v.number(), editor('Count', 'How often it was returned before')), 0),
  },
  load: 'visible',
  reservedHeight: 96,
  texts: messages,
});
