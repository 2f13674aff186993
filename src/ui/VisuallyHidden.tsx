import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. Takes the props of a span, so that it can be a live region. */
export const VisuallyHidden = (props: ComponentPropsWithRef<'span'>) => (
  <span {...props} className={styles.hidden} />
);

/**
 * Announces a text after 500 ms, unless it changes before. So a quick answer is announced alone, and a text beside a
 * dialog after the dialog has closed.
 */
export function LateAnnouncement({ text }: { text: string | false }) {
  const [announced, setAnnounced] = useState<typeof text>(false);
  useEffect(() => {
    const timer = setTimeout(setAnnounced, 500, text);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}
