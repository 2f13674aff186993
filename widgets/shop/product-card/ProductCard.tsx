import { readProductFacts } from '#api/product.ts';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { ProductCard as Card } from '#ui/product-card/ProductCard.tsx';
import { getVariant } from '#ui/product-card/variants.ts';
import styles from './ProductCard.module.css';
import type definition from './widget.ts';

/** A product card in the site's variant or the one chosen by the editor (PRD-01 to PRD-08). */
export default function ProductCard({ variant, valoUrl, ...given }: WidgetProps<typeof definition>) {
  const { site } = useIsland();
  const product = readProductFacts(given);
  return (
    product && (
      <div className={styles.place}>
        {/* The block is directly below the page's heading, or next to blocks of the same level. */}
        <Card product={product} variant={variant ?? getVariant(site)} valoUrl={valoUrl} headingLevel={2} />
      </div>
    )
  );
}
