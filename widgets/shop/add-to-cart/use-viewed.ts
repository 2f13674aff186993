import { useEffect } from 'react';
import { pushViewItem } from '#store/cart/events.ts';

interface Product {
  code: string;
  price: string;
  name?: string | undefined;
  category?: string | undefined;
}

/** Sends one view event for a product page. Only a page with the product's name is one (ANA-04). */
export function useViewed({ code, name, category = '', price }: Product): void {
  useEffect(() => {
    if (name !== undefined) pushViewItem({ code, name, category, price });
  }, [code, name, category, price]);
}
