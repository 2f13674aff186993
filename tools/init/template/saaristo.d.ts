import 'saaristo/define';

// The sites and languages of vite.config.ts, for the types of props and texts.
declare module 'saaristo/define' {
  interface Estate {
    site: 'main';
    language: 'en' | 'fi';
  }
}
