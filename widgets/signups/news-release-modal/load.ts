import type { ReleaseCategory } from '#api/sign-ups.ts';
import { loadResultOfClosed } from '#forms/closed-result.ts';
import type { LoadContext } from '#island/load.ts';
import { lazyChunk, loadOnServer } from '#ui/part.ts';

import type { NewsReleaseData } from './NewsReleaseForm.tsx';

export const isOptional = true;
/** The form, loaded when the modal opens. */
export const formPart = lazyChunk(() => import('./NewsReleaseForm.tsx'));

export const parts = loadOnServer(formPart);

/**
 * Loads the kinds of releases and the result of a form that was sent without a script. Without the kinds, the visitor can still subscribe
 * to the newsletter.
 */
export async function load(props: unknown, context: LoadContext): Promise<NewsReleaseData> {
  const [result, categories] = await Promise.all([
    loadResultOfClosed(props, context),
    loadCategories(context).catch(() => undefined),
  ]);
  return { ...result, ...(categories && { categories }) };
}

/** Imports the API call on demand, since a closed modal does not need it. */
async function loadCategories({ language, signal }: LoadContext): Promise<ReleaseCategory[]> {
  const { getReleaseCategories } = await import('#api/sign-ups.ts');
  return getReleaseCategories(language, signal);
}
