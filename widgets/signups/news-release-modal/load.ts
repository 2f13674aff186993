import { getReleaseCategories, type ReleaseCategory } from '#api/sign-ups.ts';
import { load as loadResult } from '#forms/native-result.ts';
import type { LoadContext } from '#island/load.ts';
import type { NativeResult } from '#schemas/native.ts';

export { isOptional } from '#forms/native-result.ts';

/** The kinds of releases, and what has become of a form that the browser itself has posted. Without the kinds the newsletter can still be subscribed to. */
export async function load(
  props: unknown,
  context: LoadContext,
): Promise<Partial<NativeResult> & { categories?: ReleaseCategory[] }> {
  const [result, categories] = await Promise.all([
    loadResult(props, context),
    getReleaseCategories(context.language, context.signal).catch(() => undefined),
  ]);
  return { ...result, ...(categories && { categories }) };
}
