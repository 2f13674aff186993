import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '#island/context.ts';
import { pushCart } from '#store/cart/events.ts';
import { useStore } from '#store/use-store.ts';
import { AlertIcon } from '#ui/status-icons.tsx';
import { BuyButton } from './BuyButton.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeliveryRecap } from './DeliveryRecap.tsx';
import { isEmpty, isFree } from './free.ts';
import { messages } from './messages.ts';
import { OrderLinks } from './OrderLinks.tsx';
import styles from './Steps.module.css';
import { usePurchase } from './use-purchase.ts';

/** Analytics names of payment methods by code (ANA-06). */
const paymentTypes: Readonly<Record<string, string>> = { FI54: 'mobile pay', FI50: 'card payment' };

/** Returns the analytics name of a payment method. All other codes belong to online banks. */
const getPaymentType = (code: string): string =>
  (Object.hasOwn(paymentTypes, code) ? paymentTypes[code] : undefined) ?? 'online bank';

export interface Method {
  code: string;
  label: string;
}

interface Props {
  methods: readonly Method[];
  formSelector: string;
  summary: ReactNode;
}

/** Payment methods and the button to pay (CHK-18, CHK-19). */
export function PaymentStep({ methods, formSelector, summary }: Props) {
  const t = useTexts(messages);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const empty = useStore(isEmpty);
  const free = useStore(isFree) && !empty;
  const { purchase, buy } = usePurchase(formSelector);
  const group = useRef<HTMLDivElement>(null);

  const choose = (code: string) => {
    setChosen(code);
    setMissing(false);
    pushCart('add_payment_info', { payment_type: getPaymentType(code) });
  };
  const pay = () => {
    setMissing(chosen === '');
    if (chosen === '') group.current?.querySelector('input')?.focus();
    else buy(chosen);
  };

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {empty && <p className={styles.notice}>{t('emptyCart')}</p>}
        <DeliveryRecap />
        <div ref={group} className={styles.panel}>
          {free ? (
            <p>{t('nothingToPay')}</p>
          ) : (
            <>
              <ChoiceGroup
                legend={t('methodLegend')}
                choices={methods.map(({ code, label }) => ({ value: code, label }))}
                chosen={chosen}
                error={isMissing ? t('methodMissing') : undefined}
                isTitle
                onChoose={({ value }) => choose(value)}
              />
              {methods.length === 0 && (
                <p className={styles.failure}>
                  <AlertIcon className={styles.icon} />
                  {t('noMethods')}
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <div className={styles.side}>
        {summary}
        {free ? (
          <ConfirmButton formSelector={formSelector} />
        ) : (
          <BuyButton label={t('pay')} purchase={purchase} disabled={empty} onPress={pay} />
        )}
        <OrderLinks />
      </div>
    </div>
  );
}
