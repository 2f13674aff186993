import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#island/context.ts';
import { pushCart } from '#store/cart/events.ts';
import { CartSummary } from '#ui/cart-summary/CartSummary.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { goToHash } from '#lib/page-address.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { messages } from './messages.ts';
import { PaymentStep, type Method } from './PaymentStep.tsx';
import { type FieldProblem, ShownProblems, useProblems } from './problems.ts';
import { StepList } from './StepList.tsx';
import styles from './Steps.module.css';
import { useDeliveryDates, type DeliveryDates } from './use-delivery-dates.ts';
import { useIsLoading, useObjections } from './objections.ts';
import { getHash, type Step } from './use-step.ts';
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

  const id = useId();
  const problems = useProblems();
  const isLoading = useIsLoading();
  // The number of the attempts to leave the delivery step.
  const [tries, setTries] = useState(0);
  const isIncomplete =
    step === 'payment' && !isLoading && delivery.status !== 'loading' && problems.length > 0;
  if (isIncomplete && tries === 0) setTries(1);
  useEffect(() => {
    if (isIncomplete) goToHash(getHash('delivery'), 'replace');
  }, [isIncomplete]);

  return (
    <ShownProblems value={{ id, problems: tries > 0 ? problems : NO_PROBLEMS }}>
      <OpenStep
        key={step}
        {...props}
        delivery={delivery}
        tries={tries}
        isComplete={() => {
          if (problems.length > 0) setTries(tries + 1);
          return problems.length === 0;
        }}
      />
    </ShownProblems>
  );
}

const NO_PROBLEMS: readonly FieldProblem[] = [];

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
  tries,
  isComplete,
}: OpenProps & { delivery: DeliveryDates; tries: number; isComplete: () => boolean }) {
  const t = useTexts(messages);
  const id = useId();
  const isLoading = useIsLoading();
  const objections = useObjections();
  const shown = useContext(ShownProblems);
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
          {objections.length > 0 && <Warnings ref={warnings} items={objections.map((text) => ({ text }))} />}
          {step === 'delivery' && shown.problems.length > 0 && (
            <Warnings
              key={tries}
              items={shown.problems.map(({ name, label }) => ({ id: `${shown.id}-${name}`, text: label }))}
            />
          )}
          {step === 'delivery' ? (
            <DeliveryStep
              isComplete={isComplete}
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
