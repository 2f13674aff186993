import type { Settings } from '#island/settings.ts';

/**
 * Returns the URL of the shop's page for the hidden frame of another site (SYN-01); undefined if the settings
 * do not name the shop.
 */
export const getShopFrameUrl = ({ shopFrameUrl: given, shopOrigin }: Settings): string | undefined =>
  given ?? (shopOrigin === undefined ? undefined : `${shopOrigin.replace(/\/$/, '')}/`);
