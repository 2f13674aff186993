import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useDismiss } from '../use-dismiss.ts';
import styles from './Popover.module.css';

interface Props {
  /** The element that it opens next to. Focus inside the popover returns here. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the visitor closes it: Escape, or a press elsewhere. */
  onClose: () => void;
  /** Its text and accessible name. */
  title: ReactNode;
  /**
   * `alert` is announced at once and leaves the focus unchanged. `dialog` (default) takes the focus, because
   * it has choices.
   */
  kind?: 'dialog' | 'alert';
  children?: ReactNode;
}

/** Distance to the window's edges in px. */
const MARGIN = 8;

/** A message next to the pressed element, above everything else. It is open while it is rendered. */
export function Popover({ anchor, onClose, title, kind = 'dialog', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useDismiss(box, true, onClose, onClose);

  useEffect(() => {
    const element = box.current;
    const anchorElement = anchor.current;
    if (!element || !anchorElement) return;
    const before = document.activeElement;
    // Older browsers show it as an ordinary element.
    element.showPopover?.();
    placeBeside(element, anchorElement);
    const handleResize = () => placeBeside(element, anchorElement);
    window.addEventListener('resize', handleResize);
    // An alert leaves the focus on the anchor, so Escape is handled there.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    anchorElement.addEventListener('keydown', handleKeyDown);
    if (kind === 'dialog') element.focus({ preventScroll: true });
    return () => {
      window.removeEventListener('resize', handleResize);
      anchorElement.removeEventListener('keydown', handleKeyDown);
      // The pressed element may have been disabled meanwhile, which removes its focus.
      const hasLostFocus =
        document.activeElement === document.body || element.contains(document.activeElement);
      if (hasLostFocus)
        (before instanceof HTMLElement && before !== document.body ? before : anchorElement).focus();
    };
  }, [anchor, kind]);

  return (
    <div
      ref={box}
      className={[styles.popover, kind === 'alert' && styles.alert].filter(Boolean).join(' ')}
      // `auto` would close it by the same press that opens it, and by any other popover.
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

/**
 * Places the element below its anchor, or above if there is no room below. Uses page coordinates, so that it
 * scrolls with the page.
 */
function placeBeside(element: HTMLElement, anchorElement: HTMLElement): void {
  const at = anchorElement.getBoundingClientRect();
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
