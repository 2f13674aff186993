import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTexts } from '#island/context.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { Part } from './part.ts';
import { partDialogMessages } from './part-dialog-messages.ts';
import styles from './PartDialog.module.css';
import { useRequest } from './use-request.ts';

interface Props<T> extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  part: Part<T>;
  /** Renders the content with the part's code. */
  children: (code: T) => ReactNode;
}

/**
 * A dialog whose content is a part that is loaded when the dialog opens, since most visitors never open it.
 * If loading fails, it shows an error and a button to try again.
 */
export function PartDialog<T>({ part, open, children, ...dialog }: Props<T>) {
  const t = useTexts(partDialogMessages);
  const { status, run } = useRequest<T>();
  const [isRetry, setRetry] = useState(false);
  const fetchIt = useCallback(() => run(() => part.load()), [part, run]);
  const isMissing = part.loaded === undefined;

  useEffect(() => {
    if (open && isMissing) fetchIt();
  }, [open, isMissing, fetchIt]);

  const hasFailed = status === 'failed';
  return (
    <Dialog open={open} {...dialog}>
      {part.loaded === undefined ? (
        <div className={styles.place} aria-busy={status === 'loading'}>
          {(hasFailed || isRetry) && (
            <>
              <p role="alert">{hasFailed && t('partFailed')}</p>
              <Button
                variant="secondary"
                aria-busy={status === 'loading'}
                onClick={() => {
                  setRetry(true);
                  fetchIt();
                }}
              >
                {t('partAgain')}
              </Button>
            </>
          )}
          <p aria-live="polite">{status === 'loading' && t('partLoading')}</p>
        </div>
      ) : (
        children(part.loaded)
      )}
    </Dialog>
  );
}
