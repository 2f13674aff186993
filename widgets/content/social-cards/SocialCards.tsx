import type { WidgetProps } from '#island/define.ts';
import { SocialCard } from './SocialCard.tsx';
import styles from './SocialCards.module.css';
import type definition from './widget.ts';

/** Posts of social media, side by side (WID-01..WID-03). */
export default function SocialCards({ cards }: WidgetProps<typeof definition>) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} data-count={cards.length}>
      {cards.map((post, index) => (
        <li key={index}>
          <SocialCard post={post} />
        </li>
      ))}
    </ul>
  );
}
