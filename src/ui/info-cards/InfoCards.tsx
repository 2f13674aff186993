import { Icon } from '../icons.tsx';
import styles from './InfoCards.module.css';

export interface InfoCard {
  header: string;
  text: string;
  /** The `d` of a line icon on a 24 × 24 grid; none where it is missing. */
  icon?: string;
}

/** Short reasons beside each other, each with a heading: what speaks for buying here. */
export const InfoCards = ({ cards }: { cards: readonly InfoCard[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ header, text, icon }, at) => (
      <li key={at} className={styles.card}>
        {icon !== undefined && (
          <Icon className={styles.icon} strokeWidth="1.5">
            <path d={icon} />
          </Icon>
        )}
        <div className={styles.words}>
          <h3 className={styles.header}>{header}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
