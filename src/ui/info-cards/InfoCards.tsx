import { Icon } from '../icons.tsx';
import styles from './InfoCards.module.css';

export interface InfoCard {
  header: string;
  text: string;
  /** The `d` attribute of a line icon on a 24 × 24 grid; undefined for no icon. */
  icon?: string;
}

/** A row of short texts, each with a heading: reasons to buy here. */
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
