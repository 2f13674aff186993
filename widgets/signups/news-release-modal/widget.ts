import { errorLabel, openHash, successText } from '#forms/form-props.ts';
import { defineWidget, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'news-release-modal',
  title: 'News releases',
  description: 'A modal for subscribing to kinds of news releases. A link to its hash opens it.',
  category: 'signups',
  icon: 'M3 4h15v14a1 1 0 0 0 2 0V8h2v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V4Zm2 2v12a1 1 0 0 0 1 1h10.2a3 3 0 0 1-.2-1V6H5Zm2 2h7v2H7V8Zm0 4h7v2H7v-2Zm0 4h5v1.5H7V16Z',
  props: {
    openHash: openHash('newsreleases'),
    newsletterOptionLabel: label('Newsletter option', 'The last of the choices'),
    errorLabel,
    successText,
  },
  load: 'idle',
  reservedHeight: 0,
  placement: 'floating',
  texts: messages,
});
