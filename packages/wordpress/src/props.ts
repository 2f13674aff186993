/** The attribute of a block that stores the props. */
import { isRecord, readJson } from '#lib/read.ts';

/** Converts props to JSON in which the filters of WordPress find no markup. */
export const encodeProps = (props: Record<string, unknown>): string =>
  JSON.stringify(props).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the stored props, or undefined if they are no JSON object. A pattern may contain them as an object. */
export function decodeProps(stored: unknown): Record<string, unknown> | undefined {
  const props = typeof stored === 'string' ? readJson(stored) : stored;
  return isRecord(props) ? props : undefined;
}
