/** What only the shop asks its server when a page begins; the other sites load this code never. */
import { loadCartOnce } from './shop-cart.ts';
import { loadCustomerOnce } from './shop-customer.ts';

/** Asks for cart and customer, each once a page (SHP-14, CHK-20). Never rejects. */
export async function loadVisitor(): Promise<void> {
  await Promise.all([loadCartOnce(), loadCustomerOnce()]);
}
