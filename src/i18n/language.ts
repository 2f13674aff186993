/** The language of a page, and the language toggle of the headers. */
import type { Language } from '#lib/site.ts';

/** `en` as the first path segment means English, anything else Finnish (I18N-03). */
export const languageFromPath = (pathname: string): 'en' | 'fi' =>
  pathname.split('/').find((segment) => segment !== '') === 'en' ? 'en' : 'fi';

/** Where the toggle leads from this path, and in which language its text is (NAV-16, NAV-17). */
export const languageToggle = (pathname: string): { link: string; to: Language } =>
  languageFromPath(pathname) === 'en' ? { link: '/', to: 'fi' } : { link: '/en/', to: 'en' };
