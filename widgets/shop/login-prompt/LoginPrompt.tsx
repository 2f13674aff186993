import { useEffect, useId } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { syncShopCustomer } from '#store/customer/actions.ts';
import { selectPostalCode } from '#store/delivery/postal-code.ts';
import { useStore } from '#store/use-store.ts';
import type { WidgetProps } from '#island/define.ts';
import { getCheckoutUrl, useFocusOnArrival, useShopStep } from '#ui/use-shop-step.ts';
import { safeLink } from '#lib/url.ts';
import buttonStyles from '#ui/Button.module.css';
import { DeliveryCheck } from '#ui/delivery-check/DeliveryCheck.tsx';
import styles from './LoginPrompt.module.css';
import { ownMessages } from './messages.ts';
import type definition from './widget.ts';

/** The step between cart and checkout: the visitor logs in, or enters a postal code (CHK-03 to CHK-08, CHK-31). */
export default function LoginPrompt({ loginLink, checkoutUrl }: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const { settings } = useIsland();
  const headingId = useId();
  const isShop = isShopSite(useIsland().site);
  const isShown = useShopStep() === '#kirjaudu';
  const heading = useFocusOnArrival<HTMLHeadingElement>(isShown);
  const isLoggedIn = useStore(({ customer }) => customer.loggedIn);
  const postalCode = useStore(selectPostalCode);
  useEffect(() => (isShop ? syncShopCustomer() : undefined), [isShop]);

  if (!isShown) return null;
  const login = loginLink ?? settings.loginLink;
  const loginUrl = safeLink(login?.link);
  const button = `${buttonStyles.button} ${buttonStyles.primary}`;

  return (
    <section className={styles.prompt} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <div className={styles.ways}>
        {!isLoggedIn && loginUrl !== undefined && (
          <div className={styles.way}>
            <p className={styles.text}>{t('logInText')}</p>
            <a className={`${button} ${styles.button}`} href={loginUrl}>
              {login?.label || t('login')}
            </a>
          </div>
        )}
        {isLoggedIn && postalCode !== '' ? (
          <div className={styles.way}>
            <p className={styles.text}>{t('known', { postalCode })}</p>
            <a className={`${button} ${styles.button}`} href={getCheckoutUrl(checkoutUrl, postalCode)}>
              {t('toCheckout')}
            </a>
          </div>
        ) : (
          <div className={styles.way}>
            <p className={styles.text}>{t('postalCodeText')}</p>
            <DeliveryCheck onAvailable={(code) => location.assign(getCheckoutUrl(checkoutUrl, code))} />
          </div>
        )}
      </div>
      <a className={styles.back} href="#tuotteet">
        {t('backToCart')}
      </a>
    </section>
  );
}
