import { useTexts } from '#island/context.ts';
import { lazyChunk, usePart } from '../part.ts';
import styles from './Barcode.module.css';
import { barcodeMessages } from './messages.ts';

interface Props {
  /** A code that `readEan` has returned. */
  ean: string;
}

/**
 * Sizes in modules. Scanners need the white margins (`before`, `after`). Digits are below the bars; of 13
 * digits, one is before them.
 */
const FRAME = { before: { 8: 7, 13: 11 }, after: 7, height: 44, bars: 33, guards: 38, baseline: 43 };

const barsPart = lazyChunk(() => import('#lib/ean-bars.ts'));

/** An EAN code as bars that a scanner can read (GRD-04). */
export function Barcode({ ean }: Props) {
  const t = useTexts(barcodeMessages);
  const bars = usePart(barsPart, true);
  const name = t('barcode', { code: ean });
  const size = ean.length === 8 ? 8 : 13;
  // Keeps the space while the code that draws the bars is loading.
  if (!bars) return <span className={`${styles.barcode} ${styles.waiting}`}>{name}</span>;

  const { before, after, height, bars: short, guards, baseline } = FRAME;
  const modules = bars.createModules(ean);
  const left = before[size];
  const width = left + modules.length + after;
  const half = (modules.length - 5) / 2 - 3;
  const digits = size === 8 ? [ean.slice(0, 4), ean.slice(4)] : [ean.slice(1, 7), ean.slice(7)];
  const text = { y: baseline, textLength: half - 4, lengthAdjust: 'spacing' } as const;
  return (
    <span className={styles.barcode}>
      <svg
        role="img"
        aria-label={name}
        className={size === 8 ? styles.short : styles.long}
        viewBox={`${-left} 0 ${width} ${height}`}
      >
        {/* Firefox reads the texts of an image. */}
        <g aria-hidden="true">
          <path d={bars.createPath(modules, short, guards)} shapeRendering="crispEdges" />
          {size === 13 && (
            <text x={-9} y={baseline}>
              {ean[0]}
            </text>
          )}
          <text x={5} {...text}>
            {digits[0]}
          </text>
          <text x={half + 10} {...text}>
            {digits[1]}
          </text>
        </g>
      </svg>
    </span>
  );
}
