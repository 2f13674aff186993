import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIsShop, useTexts } from '#island/context.ts';
import { pushCart } from '#store/shop-events.ts';
import { useStore } from '#store/use-store.ts';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { messages } from './messages.ts';
import { PaymentStep, type Method } from './PaymentStep.tsx';
import { StepList } from './StepList.tsx';
import styles from './Steps.module.css';
import { useDeliveryDates } from './use-delivery-dates.ts';
import { hashOf, type Step } from './use-step.ts';
import { Warnings } from './Warnings.tsx';

interface Props {
  /** None: the address is about something else. */
  step: Step | undefined;
  methods: readonly Method[];
  formSelector: string;
}

/** The step that the address names. Focus stays where it is until the visitor goes from one place to another. */
export function Steps({ step, ...rest }: Props) {
  const [visit, setVisit] = useState({ step, hasMoved: false });
  if (visit.step !== step) setVisit({ step, hasMoved: true });
  return step ? <OpenStep step={step} hasMoved={visit.hasMoved} {...rest} /> : null;
}

interface OpenProps extends Props {
  step: Step;
  /** Whether the visitor has come here from another place of this page. */
  hasMoved: boolean;
}

/** What both steps share: where the visitor is, the shop's objections, and going from one to the other. It is mounted for one checkout. */
function OpenStep({ step, hasMoved, methods, formSelector }: OpenProps) {
  const t = useTexts(messages);
  const isShop = useIsShop();
  const id = useId();
  // Other sites ask neither for the cart nor for the customer.
  const isLoading = useStore(({ cart, customer }) => cart.loading || customer.loading) && isShop;
  const objections = useStore(({ cart }) => cart.checkoutWarnings);
  const isStopped = !isLoading && objections.length > 0;
  const delivery = useDeliveryDates(isLoading);
  const heading = useRef<HTMLHeadingElement>(null);
  const warnings = useRef<HTMLDivElement>(null);

  // CHK-02. What the visitor comes for is read first: the shop's objections, else the name of the step.
  useLayoutEffect(() => {
    if (!hasMoved) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    (warnings.current ?? heading.current)?.focus({ preventScroll: true });
  }, [step, hasMoved]);

  // Once a checkout, not at each step back (ANA-04).
  const hasBegun = useRef(false);
  useEffect(() => {
    if (step !== 'delivery' || hasBegun.current) return;
    hasBegun.current = true;
    pushCart('begin_checkout');
  }, [step]);

  // CHK-17. Going back must not lead here again, and to the same objections.
  useEffect(() => {
    if (isStopped && step === 'payment') location.replace(hashOf('delivery'));
  }, [isStopped, step]);

  const summary = (
    <div className={styles.panel}>
      <CartSummary />
    </div>
  );
  return (
    <section className={styles.checkout} aria-labelledby={id}>
      <StepList step={step} />
      <h2 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
        {t(step === 'delivery' ? 'deliveryStep' : 'paymentStep')}
      </h2>
      <VisuallyHidden aria-live="polite">{isLoading && t('loading')}</VisuallyHidden>
      {isLoading ? (
        <div className={styles.skeleton} aria-hidden="true" />
      ) : (
        <>
          {isStopped && <Warnings ref={warnings} texts={objections} />}
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
