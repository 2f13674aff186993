import 'saaristo/define';

// Types of the sites and languages of vite.config.ts, for props and texts.
declare module 'saaristo/define' {
  interface Estate {
    site: 'main';
    language: 'en' | 'fi';
  }
}
