import { useEffect } from 'react';
import { pushViewItem } from '#store/shop-events.ts';

interface Product {
  code: string;
  price: string;
  name?: string | undefined;
  category?: string | undefined;
}

/** Tells once that the page of a product is seen; only a page that names the product is one (ANA-04). */
export function useViewed({ code, name, category = '', price }: Product): void {
  useEffect(() => {
    if (name !== undefined) pushViewItem({ code, name, category, price });
  }, [code, name, category, price]);
}
