import { useId, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import styles from './Dialog.module.css';
import { dialogMessages } from './dialog-messages.ts';
import { CloseIcon } from './icons.tsx';
import { useDialog } from './use-dialog.ts';

interface Props {
  /**
   * Id for `popoverTarget`: a button with it opens the dialog before the island is mounted and without
   * JavaScript. The content is then always rendered.
   */
  id?: string;
  open: boolean;
  /** Called when the visitor closes it: close button, Escape, or a press outside. */
  onClose: () => void;
  /** Accessible name, shown as the heading unless `header` is given. */
  title: string;
  /** Replaces the heading beside the close button, for example with a logo. */
  header?: ReactNode;
  /** `modal` (default) is centred; `drawer` slides in from the left edge at the full height of the window. */
  variant?: 'modal' | 'drawer';
  /** Width of a modal: `medium` (default) is 560 px, `large` is 840 px. */
  size?: 'medium' | 'large';
  /** If false, there is no close button, and neither Escape nor a press outside closes it. Default true. */
  dismissible?: boolean;
  /** Whether a press outside closes it. Default true. */
  closeOnOutside?: boolean;
  children: ReactNode;
}

/**
 * The modal dialog of all widgets: a native `<dialog>` with an accessible name. The page behind it is inert
 * and does not scroll.
 */
export function Dialog({
  id,
  open,
  onClose,
  title,
  header,
  variant = 'modal',
  size = 'medium',
  dismissible = true,
  closeOnOutside = true,
  children,
}: Props) {
  const t = useTexts(dialogMessages);
  const titleId = useId();
  const { dialog, isFilled } = useDialog({ open, onClose, dismissible, closeOnOutside });
  const hasContent = isFilled || id !== undefined;

  return (
    <dialog
      ref={dialog}
      id={id}
      popover={id ? 'auto' : undefined}
      className={[styles.dialog, styles[variant], styles[size]].join(' ')}
      aria-label={header ? title : undefined}
      aria-labelledby={!header && hasContent ? titleId : undefined}
    >
      {hasContent && (
        <div className={styles.frame}>
          <div className={styles.head}>
            {header ?? (
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            )}
            {dismissible && (
              <button
                type="button"
                className={styles.close}
                aria-label={t('close')}
                popoverTarget={id}
                popoverTargetAction={id ? 'hide' : undefined}
                onClick={onClose}
              >
                <CloseIcon />
              </button>
            )}
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
