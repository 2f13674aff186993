import { useTexts } from '#island/context.ts';
import { AlertIcon } from '#ui/status-icons.tsx';
import { ownMessages } from './messages.ts';
import styles from './Notice.module.css';

interface Props {
  /** Warnings in the shop's own words. Duplicates are shown once. */
  warnings: readonly string[];
  isLocked: boolean;
}

/** The shop's warnings about the cart, or the reason why it cannot be changed (SHP-13). */
export function Notice({ warnings, isLocked }: Props) {
  const t = useTexts(ownMessages);
  const given = [...new Set(warnings)].filter((text) => text.trim());
  // The shop's own warnings already explain why the cart is locked.
  const shown = isLocked && given.length === 0 ? [t('locked')] : given;
  return (
    <div aria-live="polite">
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
