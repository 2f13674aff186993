import { useTexts } from '#island/context.ts';
import { useStore } from '#store/use-store.ts';
import { AddressLines } from './AddressLines.tsx';
import { messages } from './messages.ts';
import styles from './Steps.module.css';
import { getHash } from './use-step.ts';

/** Place and time of the delivery, as chosen in the previous step. */
export function DeliveryRecap() {
  const t = useTexts(messages);
  const address = useStore(({ customer }) => customer.deliveryAddress);
  const date = useStore(({ delivery }) => delivery.deliveryDateText);
  const time = useStore(({ delivery }) => delivery.deliveryTimeText);
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{t('deliveryRecap')}</h3>
      {address && <AddressLines address={address} />}
      <p>{date === '' ? t('timeMissing') : [date, time].filter(Boolean).join(', ')}</p>
      <a className={styles.link} href={getHash('delivery')}>
        {t('changeDelivery')}
      </a>
    </div>
  );
}
