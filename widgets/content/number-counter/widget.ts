import * as v from 'valibot';
import { defineWidget, editor } from '#island/define.ts';

export default defineWidget({
  name: 'number-counter',
  title: 'Number counter',
  description: 'A number that counts up from 0 in two seconds when it comes into view.',
  category: 'content',
  icon: 'M4 5h3v14H5V8H4V5Zm6 0h4v6h-2v6h2v2h-4v-8h2V7h-2V5Zm6 0h4v14h-4v-2h2v-4h-2v-2h2V7h-2V5Z',
  props: {
    value: v.pipe(v.number(), editor('Number', 'Which it ends with')),
    decimals: v.optional(v.pipe(v.number(), editor('Decimals', 'Shown after the comma, at most 2')), 0),
    label: v.optional(v.pipe(v.string(), editor('Label', 'Below the number', { inline: true }))),
  },
  load: 'visible',
  reservedHeight: 0,
  placement: 'figure-row',
  texts: { fi: {}, se: {}, en: {}, de: {} },
});
