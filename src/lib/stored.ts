/**
 * Everything that the widgets store in a visitor's browser, each after a press or a typed text. No other file names the browser's storage
 * (test/unit/src/lib/stored.test.ts). The reference CMS lists it for visitors (packages/cms/pages/render/stored-list.ts).
 */

export interface Stored {
  /** The key, or the name of the cookie. Names of several keys begin with it. */
  name: string;
  /** `session` ends with the browser tab, `local` when the visitor clears it. */
  where: 'local' | 'session' | 'cookie';
  /** Days that a cookie lasts; 0: it is removed at once. */
  days?: readonly number[];
}

export const STORED = {
  /** SHP-17 */
  cart: { name: 'cart', where: 'local' },
  /** LIK-03 */
  likes: { name: 'likedcontent', where: 'local' },
  /** CHK-22 */
  customer: { name: 'customer', where: 'session' },
  /** CHK-12 */
  deliveryDate: { name: 'deliveryDate', where: 'session' },
  deliveryTime: { name: 'deliveryTime', where: 'session' },
  /** DLV-09 */
  deliveryBar: { name: 'showSticky', where: 'session' },
  /** FSO-02 */
  foodServiceButtons: { name: 'foodServiceOverlayHidden', where: 'session' },
  draft: { name: 'saaristo-draft', where: 'session' },
  /** FSO-16 */
  recipeBanner: { name: 'recipe-banner-closed', where: 'cookie', days: [30] },
  /** NWS-02, NWS-03: closed, subscribed */
  newsletter: { name: 'hideLkNewsletterModal', where: 'cookie', days: [7, 400] },
  probe: { name: 'saaristo-probe', where: 'cookie', days: [0] },
} as const satisfies Record<string, Stored>;

type Entry = { [Key in keyof typeof STORED]: (typeof STORED)[Key] }[keyof typeof STORED];
export type StoredItem = Exclude<Entry, { where: 'cookie' }>;
export type StoredCookie = Extract<Entry, { where: 'cookie' }>;
