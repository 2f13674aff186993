import type { SiteContent } from './content.ts';

/** Returns the product card's prop that links to the site's ordering service; empty if it has none. */
export const getOrderingProps = ({ orderingUrl }: SiteContent): { valoUrl?: string } =>
  orderingUrl === undefined ? {} : { valoUrl: orderingUrl };
