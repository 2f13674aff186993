import type { WidgetProps } from '#island/define.ts';
import { SocialCard } from './SocialCard.tsx';
import styles from './SocialCards.module.css';
import type definition from './widget.ts';

/** Social media posts side by side (WID-01 to WID-03). */
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
