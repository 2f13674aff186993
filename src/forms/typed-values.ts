import type { Values } from '#schemas/form.ts';
import type { NativeResult } from '#schemas/native.ts';
import { hasSameType } from './draft.ts';

/** Returns the values of a result that fit the form. */
export const getTypedValues = <V extends Values>(result: NativeResult | undefined, initial: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(result?.values ?? {}).filter(
      ([name, value]) => Object.hasOwn(initial, name) && hasSameType(value, initial[name]),
    ),
  ) as Partial<V>;
