import type { Messages } from 'saaristo/define';

/** Every language has every text. Editors may replace each, by its key. */
export const messages: Messages<'hello' | 'returnIt' | 'returned'> = {
  en: { hello: 'Hello, {name}!', returnIt: 'Hello to you', returned: 'Returned so far: {count}' },
  fi: { hello: 'Hei, {name}!', returnIt: 'Hei sinullekin', returned: 'Vastauksia: {count}' },
};
