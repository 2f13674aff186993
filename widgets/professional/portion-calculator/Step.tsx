import type { WidgetProps } from '#island/define.ts';
import { safeLink } from '#lib/url.ts';
import { RichText } from '#ui/RichText.tsx';
import styles from './PortionCalculator.module.css';
import type definition from './widget.ts';

type StepData = WidgetProps<typeof definition>['Steps'][number];
type Ingredient = NonNullable<StepData['Ingredients']>[number];

interface Props {
  step: StepData;
  /** Formats an amount, scaled to the chosen portions. */
  show: (amount: number) => string;
}

const compareOrder = (one: Ingredient, other: Ingredient): number =>
  (one.Order ?? Infinity) === (other.Order ?? Infinity)
    ? 0
    : (one.Order ?? Infinity) - (other.Order ?? Infinity);

/** A step of the recipe: its ingredients, sorted by Order, and its instructions (POR-02). */
export function Step({ step: { Heading, Ingredients, Instructions }, show }: Props) {
  const ingredients = [...(Ingredients ?? [])].sort(compareOrder);
  return (
    <div className={styles.part}>
      {Heading && <h2 className={styles.heading}>{Heading}</h2>}
      {ingredients.length > 0 && (
        <ul>
          {ingredients.map(({ Name, Amount, Unit, Url }, index) => (
            <li key={index} className={styles.ingredient}>
              {/* The amount 0 means "to taste". */}
              <span className={styles.amount}>
                {`${Amount ? `${show(Amount)} ${Unit ?? ''}`.trimEnd() : (Unit ?? '')} `}
              </span>
              <span>{safeLink(Url) ? <a href={safeLink(Url)}>{Name}</a> : Name}</span>
            </li>
          ))}
        </ul>
      )}
      {Instructions && <RichText className={styles.instructions} html={Instructions} />}
    </div>
  );
}
