import { useIsland } from '#island/context.ts';

/** Returns whether the island is on the shop's own site. Only that site calls the shop's API. */
export const useIsShop = (): boolean => useIsland().site === 'lihakauppa';
