import type { Messages } from 'saaristo/define';

/** Texts of every language, by key. Editors may replace each of them. */
export const messages: Messages<'hello' | 'returnIt' | 'returned'> = {
  en: { hello: 'Hello, {name}!', returnIt: 'Hello to you', returned: 'Returned so far: {count}' },
  fi: { hello: 'Hei, {name}!', returnIt: 'Hei sinullekin', returned: 'Vastauksia: {count}' },
};
