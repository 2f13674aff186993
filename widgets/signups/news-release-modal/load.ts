import type { ReleaseCategory } from '#api/sign-ups.ts';
import { loadResultOfClosed } from '#forms/closed-result.ts';
import type { LoadContext } from '#island/load.ts';
import type { NativeResult } from '#schemas/native.ts';
import { onServer } from '#ui/part.ts';
import { formPart } from './form-part.ts';

export const isOptional = true;
export const parts = onServer(formPart);

/** The kinds of releases, and what has become of a form that the browser itself has posted. Without the kinds the newsletter can still be subscribed to. */
export async function load(
  props: unknown,
  context: LoadContext,
): Promise<Partial<NativeResult> & { categories?: ReleaseCategory[] }> {
  const [result, categories] = await Promise.all([
    loadResultOfClosed(props, context),
    categoriesOf(context).catch(() => undefined),
  ]);
  return { ...result, ...(categories && { categories }) };
}

/** A closed modal needs nothing of what calls. */
async function categoriesOf({ language, signal }: LoadContext): Promise<ReleaseCategory[]> {
  const { getReleaseCategories } = await import('#api/sign-ups.ts');
  return getReleaseCategories(language, signal);
}
