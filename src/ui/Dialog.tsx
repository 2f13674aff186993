import { useId, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import styles from './Dialog.module.css';
import { dialogMessages } from './dialog-messages.ts';
import { CloseIcon } from './icons.tsx';
import { useDialog } from './use-dialog.ts';

interface Props {
  /** Its content is always rendered, and a button of this `popoverTarget` opens it before and without the island's script. */
  id?: string;
  open: boolean;
  /** The visitor wants it closed: close button, Escape, or a press outside. */
  onClose: () => void;
  /** Its name. Shown as its heading, unless `header` replaces it. */
  title: string;
  /** In place of the heading, beside the close button: a logo, say. */
  header?: ReactNode;
  /** `drawer` slides in from the left edge and is as high as the window. Default `modal`, in the middle. */
  variant?: 'modal' | 'drawer';
  /** A modal's width. Default `medium` (560 px); `large` is 840 px. */
  size?: 'medium' | 'large';
  /** False: no close button, and neither Escape nor a press outside closes it. Default true. */
  dismissible?: boolean;
  /** Whether a press outside closes it. Default true. */
  closeOnOutside?: boolean;
  children: ReactNode;
}

/** The modal dialog of all widgets: native, named, with the page behind it inert and still. */
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
  const { dialog, filled } = useDialog({ open, onClose, dismissible, closeOnOutside });

  return (
    <dialog
      ref={dialog}
      id={id}
      popover={id ? 'auto' : undefined}
      className={[styles.dialog, styles[variant], styles[size]].join(' ')}
      aria-label={header ? title : undefined}
      aria-labelledby={header ? undefined : titleId}
    >
      {(filled || id) && (
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
