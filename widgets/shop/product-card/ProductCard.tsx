import { readProductFacts } from '#api/product.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { ProductCard as Card } from '#ui/product-card/ProductCard.tsx';
import { variantOf } from '#ui/product-card/variants.ts';
import styles from './ProductCard.module.css';
import type definition from './widget.ts';

/** One product, in the variant of the site or the one that the editor chose (PRD-01..PRD-08). */
export default function ProductCard({ variant, valoUrl, ...given }: WidgetProps<typeof definition>) {
  const { site } = useIsland();
  const product = readProductFacts(given);
  return (
    product && (
      <div className={styles.place}>
        {/* A block is right below the page's own heading, or beside others of its level. */}
        <Card product={product} variant={variant ?? variantOf(site)} valoUrl={valoUrl} headingLevel={2} />
      </div>
    )
  );
}
