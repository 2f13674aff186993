import { useContext, useEffect, useRef, useState } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import { chooseAccountAddress } from '#store/customer/actions.ts';
import { useStore } from '#store/use-store.ts';
import { Button } from '#ui/Button.tsx';
import { AddressFields, Information } from './AddressFields.tsx';
import { AddressLines } from './AddressLines.tsx';
import { messages } from './messages.ts';
import { ShownProblems } from './problems.ts';
import styles from './Steps.module.css';

/**
 * The delivery address: a logged-in customer's address with a link to the account, or a form for everybody else and for another address
 * (CHK-09, CHK-22).
 */
export function Address() {
  const t = useTexts(messages);
  const isLoggedIn = useStore(({ customer }) => customer.loggedIn);
  const address = useStore(({ customer }) => customer.deliveryAddress);
  const { problems } = useContext(ShownProblems);
  // The fields stay while the visitor corrects them.
  const [isWrong, setWrong] = useState(!address?.streetAddress);
  if (!isWrong && problems.some(({ name }) => !name.startsWith('Delivery'))) setWrong(true);
  const isTyped = useStore(({ customer }) => customer.typed?.deliveryAddress !== undefined);
  const [isOpen, setOpen] = useState(false);
  const isOther = isLoggedIn && (isOpen || isTyped);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const { accountLink } = useIsland().settings;
  const account = accountLink && safeLink(accountLink.link);
  return (
    <div ref={panel} className={styles.panel}>
      <h3 className={styles.title}>{t('addressHeading')}</h3>
      {!isLoggedIn || isWrong || isOther ? (
        <>
          <AddressFields />
          {isOther && !isWrong && (
            <Button
              variant="secondary"
              className={styles.own}
              onClick={() => {
                setOpen(false);
                chooseAccountAddress();
              }}
            >
              {t('accountAddress')}
            </Button>
          )}
        </>
      ) : (
        <>
          {address && <AddressLines address={address} />}
          {accountLink && account && (
            <a className={styles.link} href={account}>
              {accountLink.label}
            </a>
          )}
          <Button variant="secondary" className={styles.own} onClick={() => setOpen(true)}>
            {t('otherAddress')}
          </Button>
          <Information />
        </>
      )}
    </div>
  );
}
