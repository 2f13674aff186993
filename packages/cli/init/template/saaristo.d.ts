import 'saaristo/define';
import type { languages, sites } from './estate.ts';

// Types of the sites and languages, for props and texts.
declare module 'saaristo/define' {
  interface Estate {
    site: (typeof sites)[number];
    language: keyof typeof languages;
  }
}
