import type { Site } from 'saaristo/sites';

/** The one site that sells, its own products and those of its sisters. */
export const SHOP: Site = 'lihakauppa';

/** The page of the shop that the other sites hold in their hidden frame. */
export const CART_FRAME_PATH = '/ostoskorikehys';
