import { useEffect, useId, useLayoutEffect, useRef } from 'react';
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

/** What both steps share: where the visitor is, what stands in the way, and moving from one to the other. */
export function Steps({ step, ...rest }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const warnings = useRef<HTMLDivElement>(null);
  const before = useRef(step);

  // CHK-02. What the visitor comes for is read first: the shop's objections, else the name of the step.
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!step) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    (warnings.current ?? heading.current)?.focus({ preventScroll: true });
  }, [step]);

  const isOpen = step !== undefined;
  const begins = step === 'delivery';
  const begun = useRef(false);
  useEffect(() => {
    // Once a checkout, not at each step back (ANA-04).
    if (begins && !begun.current) pushCart('begin_checkout');
    begun.current = isOpen && (begun.current || begins);
  }, [isOpen, begins]);

  return step ? <OpenStep step={step} heading={heading} warnings={warnings} {...rest} /> : null;
}

interface OpenProps extends Props {
  step: Step;
  heading: React.RefObject<HTMLHeadingElement | null>;
  warnings: React.RefObject<HTMLDivElement | null>;
}

function OpenStep({ step, heading, warnings, methods, formSelector }: OpenProps) {
  const t = useTexts(messages);
  const isShop = useIsShop();
  const id = useId();
  // Other sites ask neither for the cart nor for the customer.
  const isLoading = useStore(({ cart, customer }) => cart.loading || customer.loading) && isShop;
  const objections = useStore(({ cart }) => cart.checkoutWarnings);
  const isStopped = !isLoading && objections.length > 0;
  const delivery = useDeliveryDates(isLoading);

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
