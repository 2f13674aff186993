import type { Values } from '#schemas/form.ts';
import type { NativeResult } from '#schemas/native.ts';
import { isAlike } from './draft.ts';

/** Returns the values of a result that fit the form. */
export const typedIn = <V extends Values>(result: NativeResult | undefined, initial: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(result?.values ?? {}).filter(
      ([name, value]) => Object.hasOwn(initial, name) && isAlike(value, initial[name]),
    ),
  ) as Partial<V>;
