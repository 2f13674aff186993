import { useRef } from 'react';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { languageTag } from '#lib/site.ts';
import { readDecimals } from './counting.ts';
import styles from './NumberCounter.module.css';
import { useCount } from './use-count.ts';
import type definition from './widget.ts';

/** A number that counts up when it becomes visible. Screen readers and pages without scripts get the final number at once (WID-06). */
export default function NumberCounter({ value, decimals, label }: WidgetProps<typeof definition>) {
  const { language } = useIsland();
  const root = useRef<HTMLDivElement>(null);
  const shown = useCount(root, value);
  const digits = readDecimals(decimals);
  const format = new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

  return (
    <div ref={root} className={styles.counter}>
      <p className={styles.number}>
        <span className={styles.final}>{format.format(value)}</span>
        <span className={styles.shown} aria-hidden="true">
          {format.format(shown)}
        </span>
      </p>
      {label && <p className={styles.label}>{label}</p>}
    </div>
  );
}
