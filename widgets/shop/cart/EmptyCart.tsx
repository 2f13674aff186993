import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import { reloadCart } from '#store/cart/load.ts';
import { Button } from '#ui/Button.tsx';
import buttonStyles from '#ui/Button.module.css';
import { CartIcon } from '#ui/cart-icon.tsx';
import { AlertIcon } from '#ui/status-icons.tsx';
import styles from './EmptyCart.module.css';
import { ownMessages } from './messages.ts';

/** An empty cart, with a link to the shop's products (SHP-05). */
export function EmptyCart({ continueUrl }: { continueUrl: string }) {
  const t = useTexts(ownMessages);
  return (
    <section className={styles.empty}>
      <CartIcon className={styles.icon} />
      <h2 className={styles.heading}>{t('empty')}</h2>
      <p className={styles.text}>{t('emptyText')}</p>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.go}`}
        href={safeLink(continueUrl) ?? '/tuotteet'}
      >
        {t('continueShopping')}
      </a>
    </section>
  );
}

/** Shown if the shop did not answer, so that the cart is unknown. */
export function FailedCart({ onAskAgain }: { onAskAgain: () => void }) {
  const t = useTexts(ownMessages);
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = async () => {
    setIsAsking(true);
    onAskAgain();
    await reloadCart();
    setIsAsking(false);
  };
  return (
    <section className={styles.empty}>
      <AlertIcon className={styles.icon} />
      <p className={styles.text} role="alert">
        {t('loadFailed')}
      </p>
      <Button
        aria-busy={isAsking}
        aria-disabled={isAsking || undefined}
        onClick={() => !isAsking && void askAgain()}
      >
        {t(isAsking ? 'oneMoment' : 'tryAgain')}
      </Button>
    </section>
  );
}
