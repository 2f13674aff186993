import type { WidgetProps } from '#island/define.ts';
import styles from './PortionCalculator.module.css';
import { formatAmount, type Variant } from './portions.ts';
import type definition from './widget.ts';

interface Props {
  title: string;
  nutrients: NonNullable<WidgetProps<typeof definition>['nutrients']>;
  variant: Variant;
}

/** A table of the recipe's nutrients, unchanged (POR-10). Renders nothing without nutrients. */
export const Nutrients = ({ title, nutrients, variant }: Props) =>
  nutrients.length === 0 ? null : (
    <table className={styles.nutrients}>
      <caption className={styles.heading}>{title}</caption>
      <tbody>
        {nutrients.map(({ Name, Amount, Unit }, index) => (
          <tr key={index}>
            <th scope="row">{Name}</th>
            <td>
              {`${typeof Amount === 'number' ? formatAmount(Amount, variant) : ''} ${Unit ?? ''}`.trim()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
