export { SHOP_SITE as SHOP } from 'saaristo/sites';

/** The page that other sites load in a hidden frame. */
export const CART_FRAME_PATH = '/ostoskorikehys';
