import { useIsland } from '#island/context.ts';

/** Whether the island is one of the shop's own site, which alone calls the shop. */
export const useIsShop = (): boolean => useIsland().site === 'lihakauppa';
