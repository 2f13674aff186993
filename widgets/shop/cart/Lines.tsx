import { formatMoney } from '#i18n/format.ts';
import { useTexts } from '#island/context.ts';
import type { Cart } from '#store/cart.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Line } from './Line.tsx';
import styles from './Line.module.css';
import { lineMessages } from './line-messages.ts';
import { Removed } from './Removed.tsx';
import { rowsOf, type useLines } from './use-lines.ts';

interface Props {
  cart: Cart;
  lines: ReturnType<typeof useLines>;
  /** The cart can't be changed now, or here (SHP-13). */
  isLocked: boolean;
}

/** The lines of the cart, with those that were taken out in their places, and what was done last said to who can't see it. */
export function Lines({ cart, lines, isLocked }: Props) {
  const t = useTexts(lineMessages);
  const { lineItems, currencySymbol, total } = cart;
  const rows = rowsOf(lineItems, lines.removed);
  const announcementOf = ({ line: { name, code }, quantity }: NonNullable<typeof lines.done>) =>
    quantity === 0
      ? t('removed', { name: name || code })
      : t('lineChanged', { name: name || code, quantity, total: formatMoney(total, currencySymbol) });

  return (
    <>
      <ul className={styles.lines}>
        {rows.map((row, at) => {
          const isRemoved = 'line' in row;
          const line = isRemoved ? row.line : row;
          const { code } = line;
          // A server that lists a code twice gets two lines all the same.
          const key =
            lineItems.indexOf(line) > lineItems.findIndex((one) => one.code === code)
              ? `${code} ${at}`
              : code;
          const state = lines.stateOf(code);
          const onForgiven = () => lines.forgive(code);
          return isRemoved ? (
            <Removed
              key={key}
              line={line}
              state={state}
              onBringBack={() => lines.bringBack(row)}
              onForgiven={onForgiven}
            />
          ) : (
            <Line
              key={key}
              line={line}
              state={state}
              currencySymbol={currencySymbol}
              isLocked={isLocked}
              isBack={lines.back === code}
              onChange={(quantity) => lines.change(line, quantity)}
              onForgiven={onForgiven}
            />
          );
        })}
      </ul>
      <VisuallyHidden role="status">{lines.done && announcementOf(lines.done)}</VisuallyHidden>
    </>
  );
}
