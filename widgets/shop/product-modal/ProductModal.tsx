import { useState } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { isShopSite } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';
import { Button } from '#ui/Button.tsx';
import buttonStyles from '#ui/Button.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ownMessages } from './own-messages.ts';
import styles from './ProductModal.module.css';
import { useProduct } from './use-product.ts';
import type definition from './widget.ts';

/** A product in a modal above the page (PRD-15 to PRD-18). */
export default function ProductModal({ code, url, infoCards }: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const [isOpen, setOpen] = useState(false);
  const { opened, status, isRetry, open, retry, close, prefetch } = useProduct(
    code,
    isShopSite(useIsland().site),
  );
  const isLoading = status === 'loading';
  const hasFailed = status === 'failed';
  const page = safeLink(url);

  return (
    <>
      <Button
        variant="secondary"
        className={styles.trigger}
        aria-haspopup="dialog"
        data-needs-script=""
        onPointerEnter={prefetch}
        onFocus={prefetch}
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
        title={opened ? opened.product.title : t('triggerLabel')}
        size="large"
      >
        {/* Outside of the busy element: changes in it are not announced. After a retry the product has the focus. */}
        <VisuallyHidden aria-live="polite">
          {isLoading ? t('loadingProduct') : !isRetry && opened?.product.title}
        </VisuallyHidden>
        <div className={styles.content} aria-busy={isLoading}>
          {isLoading && !isRetry && <div className={styles.placeholder} />}
          {(hasFailed || (isLoading && isRetry)) && (
            <div className={styles.failed}>
              <p role="alert">{hasFailed && t('loadFailed')}</p>
              <Button variant="secondary" aria-busy={isLoading} onClick={retry}>
                {t('tryAgain')}
              </Button>
            </div>
          )}
          {opened && <opened.Details product={opened.product} infoCards={infoCards} isRetry={isRetry} />}
        </div>
      </Dialog>
    </>
  );
}
