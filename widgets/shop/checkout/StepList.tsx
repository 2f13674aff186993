import { useTexts } from '#island/context.ts';
import { CheckIcon } from '#ui/status-icons.tsx';
import { messages } from './messages.ts';
import styles from './StepList.module.css';
import { getHash, type Step } from './use-step.ts';

/** The three steps of an order. Steps before the current one are links. */
export function StepList({ step }: { step: Step }) {
  const t = useTexts(messages);
  const steps = [
    { hash: '#tuotteet', name: t('cartStep') },
    { hash: getHash('delivery'), name: t('deliveryStep') },
    { hash: getHash('payment'), name: t('paymentStep') },
  ];
  const now = step === 'delivery' ? 1 : 2;
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.list}>
        {steps.map(({ hash, name }, at) => (
          <li key={hash} className={styles.step} aria-current={at === now ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {at < now ? <CheckIcon className={styles.check} /> : at + 1}
            </span>
            {at < now ? <a href={hash}>{name}</a> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
