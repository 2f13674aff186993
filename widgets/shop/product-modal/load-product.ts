import { getProductDetail, type ProductDetail } from '#api/product-detail.ts';
import { amountOf, toCents } from '#lib/money.ts';
import { loadCartOnce } from '#store/shop-cart.ts';
import { pushItems } from '#store/shop-events.ts';

/**
 * Fetches a product that is opened, and tells the tag manager that it is seen (ANA-04). Rejects with ApiError.
 * @param isShop whether the page is the shop's: only there is the cart asked for, which the event waits for (ANA-05)
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
    { code: product.code || code, name, category, price: toCents(amountOf(price) || 0), quantity: 1 },
  ]);
  return product;
}
