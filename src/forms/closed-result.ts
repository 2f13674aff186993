import type { LoadContext } from '#island/load.ts';
import { RESULT_PARAMETER } from '#lib/form-result.ts';
import type { NativeResult } from '#schemas/native.ts';

/** `load` of a widget whose form is closed at first (native-result.ts): where the address names no result, nothing of the form is fetched. */
export async function loadResultOfClosed(
  props: unknown,
  context: LoadContext,
): Promise<NativeResult | undefined> {
  if (!context.url.searchParams.has(RESULT_PARAMETER)) return undefined;
  const { load } = await import('./native-result.ts');
  return load(props, context);
}
