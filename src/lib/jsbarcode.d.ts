/** The EAN patterns of jsbarcode. The package declares only its renderer. */
declare module 'jsbarcode/bin/barcodes/EAN_UPC/constants.js' {
  /** The guards at both sides and in the middle: `1` is a bar, one module wide. */
  export const SIDE_BIN: string;
  export const MIDDLE_BIN: string;
  /** Seven modules for each digit, by set. */
  export const BINARIES: Readonly<Record<string, readonly string[]>>;
  /** The sets of the six left digits by the first digit, which has no bars of its own. */
  export const EAN13_STRUCTURE: readonly string[];
}
