import { useSyncExternalStore } from 'react';
import { useTexts } from '#island/context.ts';
import { readStoredCart } from '#store/cart/storage.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import contents from './Contents.module.css';
import line from './Line.module.css';
import { ownMessages } from './messages.ts';
import styles from './Skeleton.module.css';

const MOST = 30;
const subscribeToNothing = () => () => {};

/** Returns the number of lines that the cart had on the last visit (SHP-17), or two if it is unknown. */
function readLineCount(): number {
  const stored = readStoredCart();
  return stored ? Math.min(Math.max(stored.lineItems.length, 1), MOST) : 2;
}

/** A placeholder with the height of the last known cart (SHP-14). */
export function Skeleton() {
  const t = useTexts(ownMessages);
  const count = useSyncExternalStore(subscribeToNothing, readLineCount, () => 2);
  return (
    <div className={contents.cart} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={contents.main} aria-hidden="true">
        <p className={styles.heading} />
        <ul className={line.lines}>
          {Array.from({ length: count }, (_, at) => (
            <li key={at} className={line.line}>
              <div className={line.what}>
                <p className={styles.name} />
                <p className={styles.category} />
              </div>
              <p className={styles.price} />
              <p className={`${line.amount} ${styles.amount}`} />
            </li>
          ))}
        </ul>
      </div>
      <div className={`${contents.summary} ${styles.summary}`} aria-hidden="true" />
    </div>
  );
}
