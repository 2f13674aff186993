import { useIsland } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import styles from './Steps.module.css';

/** Links to the terms and other pages of an order, from the page settings. */
export const OrderLinks = () => (
  <ul className={styles.reading}>
    {useIsland().settings.orderLinks?.map(({ label, link }) => (
      <li key={link}>
        <a href={safeLink(link)}>{label}</a>
      </li>
    ))}
  </ul>
);
