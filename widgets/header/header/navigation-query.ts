import type { NavigationQuery } from '#api/navigation.ts';
import type { Island } from '#island/context.ts';
import { isSwedishSite } from '#lib/site.ts';

interface Given {
  languageId?: string | undefined;
  pageId?: string | undefined;
  subDomainId?: string | undefined;
}

/**
 * Returns the parameters of the navigation calls. Props take precedence over page settings. Only Swedish brands send the sub-domain
 * (NAV-04, NAV-05).
 */
export const createNavigationQuery = (
  { languageId, pageId, subDomainId }: Given,
  { site, language, settings }: Pick<Island, 'site' | 'language' | 'settings'>,
): NavigationQuery => ({
  languageId: languageId ?? language,
  pageId: pageId ?? settings.pageId ?? '',
  subDomainId: isSwedishSite(site) ? (subDomainId ?? settings.subDomainId) : undefined,
});
