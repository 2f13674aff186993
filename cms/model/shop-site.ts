import type { Site } from 'saaristo/sites';

/** The one site that sells, its own products and those of its sisters. */
export const SHOP: Site = 'lihakauppa';

/** The page that other sites load in a hidden frame. */
export const CART_FRAME_PATH = '/ostoskorikehys';
