/** Rules for what can be bought (PRD-06, PRD-07). */

/** 0 or less is sold out; null is unlimited (PRD-06). */
export const isSoldOut = (stock: number | null): boolean => stock !== null && stock <= 0;

/** In stock, with a price and a code (PRD-07). */
export const isBuyable = (product: { stock: number | null; price: string; code: string }): boolean =>
  !isSoldOut(product.stock) && product.price.trim() !== '' && product.code.trim() !== '';
