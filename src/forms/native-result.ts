/** What has become of a form that the browser itself has posted, on the page that it led back to. */
import { getFormResult } from '#api/form-results.ts';
import { useLoaded } from '#island/context.ts';
import type { LoadContext } from '#island/load.ts';
import { RESULT_PARAMETER } from '#lib/form-result.ts';
import type { NativeResult } from '#schemas/native.ts';

/** A form is rendered without an answer, too. */
export const isOptional = true;

/**
 * `load` of every widget with a form: the result that the address names, and no call where it names none. Of a key that is wrong or has expired there
 * is nothing to show but the form.
 */
export async function load(_: unknown, { url, signal }: LoadContext): Promise<NativeResult | undefined> {
  const key = url.searchParams.get(RESULT_PARAMETER);
  return key ? getFormResult(key, signal).catch(() => undefined) : undefined;
}

/** The result that the address names, of whichever form. */
export const useNativeResult = (): NativeResult | undefined => useLoaded<typeof load>().answer;

/** The result of the form whose element has this id. */
export function useResult(id: string): NativeResult | undefined {
  const result = useNativeResult();
  return result?.id === id ? result : undefined;
}
