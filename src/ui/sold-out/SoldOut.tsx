import { useTexts } from '#island/context.ts';
import { soldOutMessages } from './messages.ts';
import styles from './SoldOut.module.css';

/** Replaces the buy control of a sold-out product (PRD-08). */
export function SoldOut() {
  const t = useTexts(soldOutMessages);
  return <p className={styles.soldOut}>{t('soldOut')}</p>;
}
