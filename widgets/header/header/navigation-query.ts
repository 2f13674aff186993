import type { NavigationQuery } from '#api/navigation.ts';
import type { Island } from '#island/context.ts';
import { isSwedishSite } from '#lib/site.ts';

interface Given {
  languageId?: string | undefined;
  pageId?: string | undefined;
  subDomainId?: string | undefined;
}

/** What the navigation calls ask: props before page settings; the sub-domain on Swedish brands alone (NAV-04, NAV-05). */
export const navigationQuery = (
  { languageId, pageId, subDomainId }: Given,
  { site, language, settings }: Pick<Island, 'site' | 'language' | 'settings'>,
): NavigationQuery => ({
  languageId: languageId ?? language,
  pageId: pageId ?? settings.pageId ?? '',
  subDomainId: isSwedishSite(site) ? (subDomainId ?? settings.subDomainId) : undefined,
});
