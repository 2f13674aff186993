/** The language of a page and the headers' language toggle. */
import type { Language } from '#lib/site.ts';

/** Returns English if the first path segment is `en`, else Finnish (I18N-03). */
export const languageFromPath = (pathname: string): 'en' | 'fi' =>
  pathname.split('/').find((segment) => segment !== '') === 'en' ? 'en' : 'fi';

/** Returns the link and the text's language of the toggle on this path (NAV-16, NAV-17). */
export const languageToggle = (pathname: string): { link: string; to: Language } =>
  languageFromPath(pathname) === 'en' ? { link: '/', to: 'fi' } : { link: '/en/', to: 'en' };
