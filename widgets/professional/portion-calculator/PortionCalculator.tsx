import { useId, useRef, useState } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import { NumberInput } from './NumberInput.tsx';
import { Nutrients } from './Nutrients.tsx';
import styles from './PortionCalculator.module.css';
import { scaleAmount, formatAmount, isAllowed, getNetGrams, type Basis, type Portions } from './portions.ts';
import { Step } from './Step.tsx';
import type definition from './widget.ts';

/** A recipe scaled to the number and size of portions that a kitchen needs (POR-01 to POR-10). */
export default function PortionCalculator({
  Yield,
  PortionSize,
  PortionUnit,
  TotalYieldKg,
  Steps,
  nutrients = [],
  portionStep,
  sizeStep,
  variant: given,
}: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const { language } = useIsland();
  const variant = given ?? (language === 'se' ? 'se' : 'fi');
  const basis: Basis = { count: Yield, size: PortionSize, totalKg: TotalYieldKg };
  // Only the visitor's changes are stored. Other values follow the recipe's props.
  const [chosen, setChosen] = useState<Partial<Portions>>({});
  const portions: Portions = { count: chosen.count ?? Yield, size: chosen.size ?? PortionSize };
  const controls = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  const isChanged = portions.count !== Yield || portions.size !== PortionSize;
  const [isUsed, setUsed] = useState(false);
  const net = `${formatAmount(getNetGrams(portions, basis), variant)}\u00a0g`;
  const choose = (more: Partial<Portions>) => setChosen((before) => ({ ...before, ...more }));
  const reset = () => {
    setChosen({});
    // The button disappears, so the focus moves to the numbers.
    controls.current?.focus();
  };

  return (
    <div className={styles.calculator}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its fields */}
      <fieldset
        ref={controls}
        className={styles.controls}
        tabIndex={-1}
        aria-labelledby={`${id}net`}
        onFocus={() => setUsed(true)}
      >
        <NumberInput
          label={t('portions')}
          fewer={t('fewerPortions')}
          more={t('morePortions')}
          unit=""
          value={portions.count}
          step={portionStep}
          allows={(value) => isAllowed(value, 'count', variant)}
          onChange={(count) => choose({ count })}
        />
        <NumberInput
          label={t('portionSizeLabel')}
          fewer={t('smallerPortions')}
          more={t('largerPortions')}
          unit={PortionUnit}
          value={portions.size}
          step={sizeStep}
          allows={(value) => isAllowed(value, 'size', variant)}
          onChange={(size) => choose({ size })}
        />
        <div className={styles.total}>
          <p aria-hidden="true">
            <span className={styles.label}>{t('netTotal')}</span>{' '}
            <strong className={styles.net}>{net}</strong>
          </p>
          {/* Announces changes, not the amount of a new page. One text, so that it is announced with its label. */}
          <VisuallyHidden id={`${id}net`} aria-live={isUsed ? 'polite' : undefined}>
            {`${t('netTotal')} ${net}`}
          </VisuallyHidden>
          {isChanged && (
            <Button variant="quiet" className={styles.reset} onClick={reset}>
              {t('reset')}
            </Button>
          )}
        </div>
      </fieldset>
      {Steps.map((step, index) => (
        <Step
          key={index}
          step={step}
          show={(amount) => formatAmount(scaleAmount(amount, portions, basis), variant)}
        />
      ))}
      <Nutrients title={t('nutrition')} nutrients={nutrients} variant={variant} />
    </div>
  );
}
