/** The bars of an EAN code. Loaded when the first one is shown. */
import { BINARIES, EAN13_STRUCTURE, MIDDLE_BIN, SIDE_BIN } from 'jsbarcode/bin/barcodes/EAN_UPC/constants.js';

const encode = (digits: string, sets: string): string =>
  Array.from(digits, (digit, index) => BINARIES[sets[index]!]![Number(digit)]).join('');

/**
 * Returns the modules from the first guard to the last, `1` for a bar: 67 for 8 digits, 95 for 13. `ean` is a
 * result of `readEan`.
 */
export function createModules(ean: string): string {
  const [left, right, sets] =
    ean.length === 8
      ? [ean.slice(0, 4), ean.slice(4), 'LLLL']
      : [ean.slice(1, 7), ean.slice(7), EAN13_STRUCTURE[Number(ean[0])]!];
  return SIDE_BIN + encode(left, sets) + MIDDLE_BIN + encode(right, 'RRRRRR') + SIDE_BIN;
}

/**
 * Returns one SVG path of all bars with one unit per module. Guards have the height `guard`, other bars
 * `height`.
 */
export function createPath(modules: string, height: number, guard: number): string {
  const middle = (modules.length - MIDDLE_BIN.length) / 2;
  const isGuard = (at: number) =>
    at < 3 || at >= modules.length - 3 || (at >= middle && at < middle + MIDDLE_BIN.length);
  return Array.from(modules.matchAll(/1+/g), ({ 0: bar, index }) => {
    const long = isGuard(index) ? guard : height;
    return `M${index} 0h${bar.length}v${long}h-${bar.length}z`;
  }).join('');
}
