import { useTexts } from '#island/context.ts';
import { ErrorText } from '#forms/Field.tsx';
import { chooseDate, chooseTime, type DeliveryDate } from '#store/delivery/times.ts';
import { useStore } from '#store/use-store.ts';
import { Button } from '#ui/Button.tsx';
import { AlertIcon } from '#ui/status-icons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { messages } from './messages.ts';
import { useField } from './problems.ts';
import styles from './DeliveryTimes.module.css';
import stepStyles from './Steps.module.css';
import type { DeliveryDates } from './use-delivery-dates.ts';

/** Delivery time: first a day, then a time of that day (CHK-10, CHK-11, CHK-14). */
export function DeliveryTimes({ status, dates, postalCode, otherCode, retry, askFor }: DeliveryDates) {
  const t = useTexts(messages);
  const { id, error } = useField('DeliveryDate');
  const hasChoices = dates !== undefined && dates.length > 0;
  return (
    <div className={stepStyles.panel}>
      <div {...(!hasChoices && { id, tabIndex: -1 })}>
        <h3 className={stepStyles.title}>{t('timesHeading')}</h3>
        <div aria-live="polite">
          {otherCode !== '' && (
            <div className={`${styles.other} ${styles.below}`}>
              <p>{t('otherPostalCode', { shown: postalCode, written: otherCode })}</p>
              <Button variant="secondary" onClick={() => askFor(otherCode)}>
                {t('usePostalCode', { written: otherCode })}
              </Button>
            </div>
          )}
        </div>
      </div>
      {!hasChoices && <ErrorText field={{ id, error }} />}
      <VisuallyHidden aria-live="polite">
        {status === 'loading'
          ? t('timesLoading')
          : dates && dates.length > 0 && t('daysFound', { count: dates.length })}
      </VisuallyHidden>
      {status === 'idle' && <p>{t('noPostalCode')}</p>}
      {status === 'loading' && <Skeleton />}
      {status === 'failed' && (
        <div className={styles.other}>
          <p role="alert" className={stepStyles.failure}>
            <AlertIcon className={stepStyles.icon} />
            {t('timesFailed')}
          </p>
          <Button variant="secondary" onClick={retry}>
            {t('timesAgain')}
          </Button>
        </div>
      )}
      {dates && (dates.length === 0 ? <p role="status">{t('noTimes')}</p> : <Choices dates={dates} />)}
    </div>
  );
}

function Choices({ dates }: { dates: readonly DeliveryDate[] }) {
  const t = useTexts(messages);
  const date = useStore(({ delivery }) => delivery.deliveryDate);
  const time = useStore(({ delivery }) => delivery.deliveryTime);
  const [dateField, timeField] = [useField('DeliveryDate'), useField('DeliveryTime')];
  const times = dates.find(({ value }) => value === date)?.times;
  return (
    <>
      <ChoiceGroup
        legend={t('dateLegend')}
        choices={dates}
        chosen={date}
        firstId={dateField.id}
        error={dateField.error}
        onChoose={chooseDate}
        inColumns
      />
      {times ? (
        <ChoiceGroup
          legend={t('timeLegend')}
          choices={times}
          chosen={time}
          firstId={timeField.id}
          error={timeField.error}
          onChoose={chooseTime}
          inColumns
        />
      ) : (
        dateField.error === undefined && <p className={styles.hint}>{t('dateFirst')}</p>
      )}
    </>
  );
}

/** The largest number of days that the shop offers, so that nothing moves when they are loaded. */
const DAYS = 10;

const Skeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <span className={styles.word} />
    <div className={styles.tiles}>
      {Array.from({ length: DAYS }, (_, at) => (
        <span key={at} className={styles.tile} />
      ))}
    </div>
    <span className={styles.word} />
  </div>
);
