import { getProductDetail, type ProductDetail } from '#api/product-detail.ts';
import { parseAmount, roundToCents } from '#lib/money.ts';
import { pushItems } from '#store/cart/events.ts';
import { loadCartOnce } from '#store/cart/load.ts';

/**
 * Loads a product that is opened, and sends a view event to the tag manager (ANA-04).
 * @param isShop whether the page belongs to the shop; only there is the cart loaded, which the event needs (ANA-05)
 * @throws (rejects with) ApiError
 */
export async function loadProduct(
  code: string,
  isShop: boolean,
  signal: AbortSignal,
): Promise<ProductDetail> {
  if (isShop) void loadCartOnce();
  const product = await getProductDetail(code, signal);
  const { title: name, category, price } = product;
  pushItems('view_item', [
    { code: product.code || code, name, category, price: roundToCents(parseAmount(price) || 0), quantity: 1 },
  ]);
  return product;
}
