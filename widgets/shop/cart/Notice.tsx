import { useTexts } from '#island/context.ts';
import { AlertIcon } from '#ui/status-icons.tsx';
import { ownMessages } from './messages.ts';
import styles from './Notice.module.css';

interface Props {
  /** In the shop's words; each is said once. */
  warnings: readonly string[];
  isLocked: boolean;
}

/** What the shop has to say about the cart, and why it can't be changed where it can't (SHP-13). */
export function Notice({ warnings, isLocked }: Props) {
  const t = useTexts(ownMessages);
  const given = [...new Set(warnings)].filter((text) => text.trim());
  // A shop that says why in its own words need not be told it again.
  const shown = isLocked && given.length === 0 ? [t('locked')] : given;
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className={styles.notice}>
          <AlertIcon className={styles.icon} />
          <div>
            <p className={styles.heading}>{t('notice')}</p>
            <ul>
              {shown.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
