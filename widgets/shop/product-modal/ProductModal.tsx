import { useState } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { safeLink } from '#lib/url.ts';
import { Button } from '#ui/Button.tsx';
import buttonStyles from '#ui/Button.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ownMessages } from './own-messages.ts';
import styles from './ProductModal.module.css';
import { useProduct } from './use-product.ts';
import type definition from './widget.ts';

/** A product above the page, without leaving it (PRD-15 to PRD-18). */
export default function ProductModal({ code, url, infoCards }: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const { site } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const { opened, open, tryAgain, close, expect } = useProduct(code, site === 'lihakauppa');
  const { is } = opened;
  const page = safeLink(url);

  return (
    <>
      <Button
        variant="secondary"
        className={styles.trigger}
        aria-haspopup="dialog"
        onPointerEnter={expect}
        onFocus={expect}
        onClick={() => {
          setOpen(true);
          open();
        }}
      >
        {t('triggerLabel')}
      </Button>
      {page !== undefined && (
        <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.page}`} href={page}>
          {t('triggerLabel')}
        </a>
      )}
      <Dialog
        open={isOpen}
        onClose={() => {
          setOpen(false);
          close();
        }}
        title={is === 'ready' ? opened.product.title : t('triggerLabel')}
        size="large"
      >
        <div className={styles.content} aria-busy={is === 'loading' || is === 'trying-again'}>
          {is === 'loading' && <div className={styles.placeholder} />}
          {(is === 'failed' || is === 'trying-again') && (
            <div className={styles.failed}>
              <p role="alert">{is === 'failed' && t('loadFailed')}</p>
              <Button variant="secondary" aria-busy={is === 'trying-again'} onClick={tryAgain}>
                {t('tryAgain')}
              </Button>
            </div>
          )}
          {is === 'ready' && <opened.Details product={opened.product} infoCards={infoCards} />}
          <VisuallyHidden role="status">
            {(is === 'loading' || is === 'trying-again') && t('loadingProduct')}
          </VisuallyHidden>
        </div>
      </Dialog>
    </>
  );
}
