import { useIsland, useTexts } from '#island/context.ts';
import { countPieces } from '#store/cart/model.ts';
import { useCartPart } from '#store/cart/use-cart-part.ts';
import { CartIcon } from '#ui/cart-icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './CartLink.module.css';
import { useHeader } from './header-context.ts';
import { messages } from './messages.ts';

interface Props {
  /** Shows only the icon, and nothing while the cart is empty (NAV-30). */
  isCompact?: boolean;
}

/**
 * The link to the basket with the number of pieces in it (NAV-18, NAV-19). Pages from the server are the same for all visitors, except the
 * basket's, so the number is missing without JavaScript. A site that sells nothing has no number.
 */
export function CartLink({ isCompact = false }: Props) {
  const t = useTexts(messages);
  const { cartUrl, shop } = useHeader();
  const isCounted = useIsland().settings.shopFrameUrl !== false || shop;
  const count = useCartPart(countPieces);
  return (
    <a
      className={isCompact ? `${styles.cart} ${styles.compact}` : styles.cart}
      href={cartUrl}
      data-empty={count === 0}
      hidden={isCompact && count === 0}
    >
      <span className={styles.icon}>
        <CartIcon />
        <VisuallyHidden>{`${t('cart')} `}</VisuallyHidden>{' '}
        {isCounted && <span className={styles.count}>{count}</span>}
      </span>
      {!isCompact && (
        <span className={styles.label} aria-hidden="true">
          {t('cart')}
        </span>
      )}
    </a>
  );
}
