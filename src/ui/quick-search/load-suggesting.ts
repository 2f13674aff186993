export type Suggesting = typeof import('./suggesting.ts');

/** The code of the suggestions, once it has come. */
export let suggesting: Suggesting | undefined;

/** Fetches it, once. Rejects where it can't be had; the next call tries again. */
export async function loadSuggesting(): Promise<Suggesting> {
  suggesting ??= await import('./suggesting.ts');
  return suggesting;
}
