import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { ChevronIcon } from './icons.tsx';
import styles from './Disclosure.module.css';

interface Props {
  /** What the button says. */
  label: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
  /** Level of its heading in the page. Default 3: below the heading of a block. */
  level?: 2 | 3;
  ref?: Ref<HTMLButtonElement>;
}

/** A heading that opens and closes what belongs to it. What is closed is found by the browser's own search, which opens it. */
export function Disclosure({ label, open, onToggle, children, level = 3, ref }: Props) {
  const Heading = `h${level}` as const;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // React writes `hidden` as a bare attribute; browsers without until-found read this one as hidden, too.
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const found = () => onToggle(true);
    const element = panel.current;
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, [onToggle]);

  return (
    <div className={styles.disclosure}>
      <Heading className={styles.heading}>
        <button
          ref={ref}
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(!open)}
        >
          {label}
          <ChevronIcon className={styles.icon} />
        </button>
      </Heading>
      <div ref={panel} id={id} className={styles.panel} hidden suppressHydrationWarning>
        {children}
      </div>
    </div>
  );
}
