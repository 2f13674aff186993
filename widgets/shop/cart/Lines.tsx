import { formatMoney } from '#i18n/format.ts';
import { useTexts } from '#island/context.ts';
import { dismissRefusal } from '#store/cart/quantities.ts';
import type { Cart, CartLine } from '#store/cart/model.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Line } from './Line.tsx';
import styles from './Line.module.css';
import { lineMessages } from './line-messages.ts';
import { Removed } from './Removed.tsx';
import { listRows, type useLines } from './use-lines.ts';

interface Props {
  cart: Cart;
  lines: ReturnType<typeof useLines>;
  /** Whether the cart cannot be changed at present, or not on this site (SHP-13). */
  isLocked: boolean;
}

/** The lines of the cart, and removed lines in their places. Announces the last change to screen readers. */
export function Lines({ cart, lines, isLocked }: Props) {
  const t = useTexts(lineMessages);
  const { lineItems, currencySymbol, total } = cart;
  const rows = listRows(lineItems, lines.removed);
  const [savedCode, { saved = 0 }] = [...lines.wanted].findLast(
    ([, change]) => change.saved !== undefined,
  ) ?? ['', {}];
  const savedLine = [...lineItems, ...lines.removed.map(({ line }) => line)].find(
    ({ code }) => code === savedCode,
  );
  const announcementOf = ({ name, code }: CartLine) =>
    saved === 0
      ? t('removed', { name: name || code })
      : t('lineChanged', { name: name || code, quantity: saved, total: formatMoney(total, currencySymbol) });

  return (
    <>
      <ul className={styles.lines}>
        {rows.map((row, at) => {
          const isRemoved = 'line' in row;
          const line = isRemoved ? row.line : row;
          const { code } = line;
          // The server may list a code twice; the keys must still be unique.
          const key =
            lineItems.indexOf(line) > lineItems.findIndex((one) => one.code === code)
              ? `${code} ${at}`
              : code;
          const change = lines.wanted.get(code);
          const onDismissFailure = () => dismissRefusal(code);
          return isRemoved ? (
            <Removed
              key={key}
              line={line}
              change={change}
              onRestore={() => lines.restore(row)}
              onDismissFailure={onDismissFailure}
            />
          ) : (
            <Line
              key={key}
              line={line}
              change={change}
              currencySymbol={currencySymbol}
              isLocked={isLocked}
              isBack={lines.back === code}
              onChange={(quantity) => lines.change(line, quantity)}
              onDismissFailure={onDismissFailure}
            />
          );
        })}
      </ul>
      <VisuallyHidden aria-live="polite">{savedLine && announcementOf(savedLine)}</VisuallyHidden>
    </>
  );
}
