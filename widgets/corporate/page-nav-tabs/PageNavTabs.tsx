import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { messages } from './messages.ts';
import { PageLink } from './PageLink.tsx';
import styles from './PageNavTabs.module.css';
import { Tab } from './Tab.tsx';
import type definition from './widget.ts';

/** Links to the pages of a section. A tab with subpages opens a list (CORP-01 to CORP-03). */
export default function PageNavTabs({ items }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('navigation')}>
      <ul className={styles.tabs}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item.Children?.length ? (
              <Tab item={item} pages={item.Children} />
            ) : (
              <PageLink className={styles.tab} page={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
