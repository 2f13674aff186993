import * as v from 'valibot';
import { defineWidget, editor, link } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'address-modal',
  title: 'Address modal',
  description:
    'Asks a logged-in customer for a missing delivery address. It closes only with an address, and other visitors do not see it.',
  category: 'shop',
  icon: 'M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7Zm0 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  props: {
    excludedPaths: v.pipe(
      v.array(v.pipe(v.string(), editor('Page', 'Its path', 'link'))),
      editor('Pages without it', 'Paths of the pages on which it never opens: help, privacy policy'),
    ),
    phoneCountryCodes: v.optional(
      v.pipe(v.array(v.string()), editor('Country codes', 'To choose from, the first one chosen at first')),
      ['+358', '+46', '+47', '+45', '+372', '+49'],
    ),
    helpLinks: v.optional(
      v.pipe(v.array(link()), editor('Help links', 'Below the form: pages on which the modal does not open')),
      [],
    ),
    logOutUrl: v.optional(
      v.pipe(
        v.string(),
        editor(
          'Log-out address',
          'Address to which the button that logs out posts. Default: no such button',
          'link',
        ),
      ),
    ),
  },
  load: 'eager',
  reservedHeight: 0,
  personal: true,
  texts: messages,
});
