/**
 * The result of a form that the browser has posted without JavaScript, on the page that it was redirected to.
 */
import { getFormResult } from '#api/form-results.ts';
import { useLoaded } from '#island/context.ts';
import type { LoadContext } from '#island/load.ts';
import { RESULT_PARAMETER } from '#lib/url.ts';
import type { NativeResult } from '#schemas/native.ts';

/** The form is rendered even if the call fails. */
export const isOptional = true;

/**
 * The `load` of every widget with a form. Loads the result that the URL names; makes no call if it names
 * none. Returns undefined for a wrong or expired key.
 */
export async function load(_: unknown, { url, signal }: LoadContext): Promise<NativeResult | undefined> {
  const key = url.searchParams.get(RESULT_PARAMETER);
  return key ? getFormResult(key, signal).catch(() => undefined) : undefined;
}

/** Returns the result that the URL names, of any form. */
export const useNativeResult = (): NativeResult | undefined => useLoaded<typeof load>().answer;

/** Returns the result of the form whose element has this id. */
export function useResult(id: string): NativeResult | undefined {
  const result = useNativeResult();
  return result?.id === id ? result : undefined;
}
