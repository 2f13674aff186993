import { useIsland, useTexts } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import { useStore } from '#store/use-store.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressLines } from './AddressLines.tsx';
import { messages } from './messages.ts';
import styles from './Steps.module.css';

/** The delivery address: a logged-in customer's address with a link to the account, or a form for everybody else (CHK-09, CHK-22). */
export function Address() {
  const t = useTexts(messages);
  const isLoggedIn = useStore(({ customer }) => customer.loggedIn);
  const address = useStore(({ customer }) => customer.deliveryAddress);
  const { accountLink } = useIsland().settings;
  const account = accountLink && safeLink(accountLink.link);
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{t('addressHeading')}</h3>
      {!isLoggedIn ? (
        <AddressFields />
      ) : (
        <>
          {address?.streetAddress ? <AddressLines address={address} /> : <p>{t('addressMissing')}</p>}
          {accountLink && account && (
            <a className={styles.link} href={account}>
              {accountLink.label}
            </a>
          )}
        </>
      )}
    </div>
  );
}
