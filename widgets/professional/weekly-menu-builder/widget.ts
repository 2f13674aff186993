import { defineWidget } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'weekly-menu-builder',
  title: 'Weekly menu builder',
  description:
    'A lunch menu by weeks. Visitors compose it from the site’s recipes, save it under its own address, and print it.',
  category: 'professional',
  icon: 'M7 3v2H4v16h16V5h-3V3h-2v2H9V3Zm-1 7h12v9H6Zm2 2v2h3v-2Zm5 0v2h3v-2Zm-5 3v2h3v-2Z',
  props: {},
  load: 'visible',
  reservedHeight: { narrow: 906, medium: 856, wide: 611 },
  budgets: [{ bytes: 31_000 }],
  texts: messages,
});
