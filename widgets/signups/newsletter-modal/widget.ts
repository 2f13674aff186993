import { emptyEmailLabel, errorLabel, openHash, successText } from '#forms/form-props.ts';
import { defineWidget } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'newsletter-modal',
  title: 'Corporate newsletter',
  description: 'A modal for subscribing to the newsletter. A link to its hash opens it.',
  category: 'signups',
  icon: 'M3 5h18v14H3V5Zm2 2v.4l7 4.7 7-4.7V7H5Zm0 2.8V17h14V9.8l-7 4.7-7-4.7Z',
  props: { openHash: openHash('newsletter'), emptyEmailLabel, errorLabel, successText },
  load: 'idle',
  reservedHeight: 0,
  placement: 'floating',
  texts: messages,
});
