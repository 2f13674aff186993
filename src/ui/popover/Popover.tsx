import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useDismiss } from '../use-dismiss.ts';
import styles from './Popover.module.css';

interface Props {
  /** What it is about: it opens next to it, and focus that was inside goes back there. */
  anchor: RefObject<HTMLElement | null>;
  /** The visitor wants it closed: Escape, or a press elsewhere. */
  onClose: () => void;
  /** What it says, and its name. */
  title: ReactNode;
  /** `alert` is read at once and leaves focus where it is; `dialog` takes it, since something is to be chosen there. Default `dialog`. */
  kind?: 'dialog' | 'alert';
  children?: ReactNode;
}

/** Room between it and the window's edges, in px. */
const MARGIN = 8;

/** Something said beside what was pressed, above everything else; it is shown as long as it is rendered. */
export function Popover({ anchor, onClose, title, kind = 'dialog', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useDismiss(box, true, onClose, onClose);

  useEffect(() => {
    const element = box.current;
    const next = anchor.current;
    if (!element || !next) return;
    const before = document.activeElement;
    element.showPopover();
    place(element, next);
    const placeAgain = () => place(element, next);
    window.addEventListener('resize', placeAgain);
    // An alert leaves focus where it is, and Escape closes it from there.
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    next.addEventListener('keydown', pressed);
    if (kind === 'dialog') element.focus({ preventScroll: true });
    return () => {
      window.removeEventListener('resize', placeAgain);
      next.removeEventListener('keydown', pressed);
      // What was pressed may have been disabled meanwhile, which takes its focus away.
      const lost = document.activeElement === document.body || element.contains(document.activeElement);
      if (lost) (before instanceof HTMLElement && before !== document.body ? before : next).focus();
    };
  }, [anchor, kind]);

  return (
    <div
      ref={box}
      className={[styles.popover, kind === 'alert' && styles.alert].filter(Boolean).join(' ')}
      // `auto` would close it with the press that opens it, and with every other popover.
      popover="manual"
      role={kind}
      aria-labelledby={kind === 'dialog' ? titleId : undefined}
      tabIndex={-1}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** Below what it belongs to, above it where there is no room below; in page coordinates, so that it scrolls along. */
function place(element: HTMLElement, next: HTMLElement): void {
  const at = next.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const view = document.documentElement;
  const left = Math.max(
    MARGIN,
    Math.min(at.left + (at.width - width) / 2, view.clientWidth - width - MARGIN),
  );
  const isBelow = at.bottom + MARGIN + height <= view.clientHeight || at.top < height + MARGIN;
  const top = isBelow ? at.bottom + MARGIN : at.top - height - MARGIN;
  element.style.left = `${left + scrollX}px`;
  element.style.top = `${top + scrollY}px`;
}
