import type { Settings } from '#island/settings.ts';

/** The page of the shop that another site holds in its hidden frame (SYN-01); undefined where nobody says where the shop is. */
export const shopFrameUrl = ({ shopFrameUrl: given, shopOrigin }: Settings): string | undefined =>
  given ?? (shopOrigin === undefined ? undefined : `${shopOrigin.replace(/\/$/, '')}/`);
