import { useEffect, useId, useRef } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { PAGE_TOKEN } from '#island/settings.ts';
import { safeLink } from '#lib/url.ts';
import { Button } from '#ui/Button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { AlertIcon } from '#ui/status-icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Coupons.module.css';
import { couponMessages } from './coupon-messages.ts';
import type { useCoupons } from './use-coupons.ts';

interface Props {
  codes: readonly string[];
  coupons: ReturnType<typeof useCoupons>;
  /** Whether the cart cannot be changed at present (SHP-13). */
  isLocked: boolean;
}

/**
 * The cart's benefit codes, and a field to add one (SHP-22 to SHP-28). Without JavaScript the form posts to the address in the page settings,
 * and is hidden if there is none.
 */
export function Coupons({ codes, coupons, isLocked }: Props) {
  const t = useTexts(couponMessages);
  const id = useId();
  const { settings } = useIsland();
  const formUrl = safeLink(settings.couponFormUrl);
  const field = useRef<HTMLInputElement>(null);
  const { typed, setTyped, note, isBusy, add, remove } = coupons;
  const message = note && ('words' in note ? note.words : t(note.key, { code: note.code }));

  // A removed code's button disappears, so the focus moves to the field.
  const count = useRef(codes.length);
  useEffect(() => {
    if (codes.length < count.current && document.activeElement === document.body) field.current?.focus();
    count.current = codes.length;
  }, [codes.length]);

  return (
    <section
      className={formUrl === undefined ? `${styles.coupons} ${styles.scripted}` : styles.coupons}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={styles.heading}>
        {t('coupons')}
      </h2>
      {/* Without an address, the method "dialog" prevents a page reload, which would lose the input. */}
      <form
        method={formUrl === undefined ? 'dialog' : 'post'}
        action={formUrl}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        {formUrl !== undefined && (
          <input type="hidden" name={PAGE_TOKEN} value={settings.verificationToken ?? ''} />
        )}
        {/* Without a role, because the section has the same name. */}
        <fieldset disabled={isLocked} role="none">
          <label htmlFor={`${id}-field`} className={styles.label}>
            {t('coupon')}
          </label>
          <div className={styles.row}>
            <input
              ref={field}
              id={`${id}-field`}
              name="code"
              className={styles.field}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              value={typed}
              aria-invalid={note?.isError || undefined}
              aria-describedby={`${id}-note`}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="secondary" aria-busy={isBusy} aria-disabled={isBusy || undefined}>
              {t('addCoupon')}
            </Button>
          </div>
          <div id={`${id}-note`} aria-live="polite">
            {isBusy && <VisuallyHidden>{t('couponBusy')}</VisuallyHidden>}
            {!isBusy && message !== undefined && (
              <p className={note?.isError ? styles.error : styles.note}>
                {note?.isError && <AlertIcon className={styles.icon} />}
                {message}
              </p>
            )}
          </div>
          {codes.length > 0 && (
            <ul className={styles.codes}>
              {codes.map((code) => (
                <li key={code} className={styles.code}>
                  <span>{code}</span>
                  <button
                    type={formUrl === undefined ? 'button' : 'submit'}
                    name="remove"
                    value={code}
                    className={styles.remove}
                    aria-label={t('removeCoupon', { code })}
                    onClick={(event) => {
                      event.preventDefault();
                      remove(code);
                    }}
                  >
                    <CloseIcon />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </fieldset>
      </form>
    </section>
  );
}
