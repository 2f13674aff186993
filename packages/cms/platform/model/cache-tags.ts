/** Tags of shared pages in caches, by which they are purged (docs/deployment.md#cached-pages). */
import type { Language, Site } from 'saaristo/sites';
import { normalisePath } from './paths.ts';
import type { TemplateKind } from './content.ts';

export const getSiteTag = (site: Site): string => `site-${site}`;
export const getPageTag = (site: Site, path: string): string =>
  `page-${site}${encodeURI(normalisePath(path)).replaceAll(',', '%2C')}`;
export const getTemplateTag = (site: Site, language: Language, template: TemplateKind): string =>
  `template-${site}-${language}-${template}`;
export const getWidgetTag = (widget: string): string => `widget-${widget}`;
/** The tag of a product, a recipe, a news item or a page by its content id, on its own page and where a block shows it. */
export const getContentTag = (contentId: string): string => `content-${encodeURIComponent(contentId)}`;
