import type { LoadContext } from '#island/load.ts';
import { RESULT_PARAMETER } from '#lib/url.ts';
import type { NativeResult } from '#schemas/native.ts';

/**
 * The `load` of a widget whose form is closed at first (native-result.ts). Loads none of the form's code if
 * the URL names no result.
 */
export async function loadResultOfClosed(
  props: unknown,
  context: LoadContext,
): Promise<NativeResult | undefined> {
  if (!context.url.searchParams.has(RESULT_PARAMETER)) return undefined;
  const { load } = await import('./native-result.ts');
  return load(props, context);
}
