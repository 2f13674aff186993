import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#island/context.ts';
import { pushCart } from '#store/cart/events.ts';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { messages } from './messages.ts';
import { PaymentStep, type Method } from './PaymentStep.tsx';
import { StepList } from './StepList.tsx';
import styles from './Steps.module.css';
import { useDeliveryDates, type DeliveryDates } from './use-delivery-dates.ts';
import { useIsLoading, useObjections } from './objections.ts';
import type { Step } from './use-step.ts';
import { Warnings } from './Warnings.tsx';

interface Props {
  /** Undefined if the hash belongs to something else. */
  step: Step | undefined;
  methods: readonly Method[];
  formSelector: string;
}

/** Renders the step of the URL's hash. The focus changes only after the visitor has moved to another step. */
export function Steps({ step, ...rest }: Props) {
  const [visit, setVisit] = useState({ step, hasMoved: false });
  if (visit.step !== step) setVisit({ step, hasMoved: true });
  return step ? <OpenCheckout step={step} hasMoved={visit.hasMoved} {...rest} /> : null;
}

interface OpenProps extends Props {
  step: Step;
  /** Whether the visitor came from another step of this page. */
  hasMoved: boolean;
}

/** A visit to the checkout, from the first step that is opened until the visitor leaves both steps. */
function OpenCheckout(props: OpenProps) {
  const { step } = props;
  const delivery = useDeliveryDates(useIsLoading());

  // ANA-04: sent once per visit, not when the visitor returns to the step.
  const [hasBegun, setHasBegun] = useState(false);
  if (step === 'delivery' && !hasBegun) setHasBegun(true);
  useEffect(() => {
    if (hasBegun) pushCart('begin_checkout');
  }, [hasBegun]);

  return <OpenStep key={step} delivery={delivery} {...props} />;
}

/** CHK-02. If there are objections, they take the focus from the heading when they are rendered. */
function focusHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  heading.focus({ preventScroll: true });
}

function OpenStep({
  step,
  hasMoved,
  methods,
  formSelector,
  delivery,
}: OpenProps & { delivery: DeliveryDates }) {
  const t = useTexts(messages);
  const id = useId();
  const isLoading = useIsLoading();
  const objections = useObjections();
  const warnings = useRef<HTMLDivElement>(null);
  const summary = (
    <div className={styles.panel}>
      <CartSummary />
    </div>
  );
  return (
    <section className={styles.checkout} aria-labelledby={id}>
      <StepList step={step} />
      <h2 ref={hasMoved ? focusHeading : null} id={id} className={styles.heading} tabIndex={-1}>
        {t(step === 'delivery' ? 'deliveryStep' : 'paymentStep')}
      </h2>
      <VisuallyHidden aria-live="polite">{isLoading && t('loading')}</VisuallyHidden>
      {isLoading ? (
        <div className={styles.skeleton} aria-hidden="true" />
      ) : (
        <>
          {objections.length > 0 && <Warnings ref={warnings} texts={objections} />}
          {step === 'delivery' ? (
            <DeliveryStep
              delivery={delivery}
              formSelector={formSelector}
              summary={summary}
              showWarnings={() => warnings.current?.focus()}
            />
          ) : (
            <PaymentStep methods={methods} formSelector={formSelector} summary={summary} />
          )}
        </>
      )}
    </section>
  );
}
