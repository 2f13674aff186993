/** Paths of the estate's pages, by its demo content. */
import { createEntries } from '../../packages/cms/content/entries.ts';
import { getListingPath, getSearchPath } from '../../packages/cms/platform/model/paths.ts';
import { shippedContent } from '../../packages/cms/demo/shipped-content.ts';
import type { Site } from './estate.ts';

const WORDS = { fi: 'makkara', se: 'korv', en: 'sausage', de: 'sausage' };

const ENTRIES = createEntries(shippedContent);

/** Returns all pages of a site that an editor has written, one of each generated kind, listings and searches. */
export function pathsOf(site: Site): string[] {
  const entries = ENTRIES.filter((entry) => entry.site === site);
  const written = entries.filter((entry) => entry.kind === 'page').map(({ path }) => path);
  const languages = shippedContent.sites.find((one) => one.site === site)!.languages;
  const sampled = (['product', 'recipe', 'news'] as const).flatMap(
    (kind) => entries.find((entry) => entry.kind === kind)?.path ?? [],
  );
  const listed = languages.flatMap((language) => [
    ...(['product', 'recipe', 'news'] as const).map((kind) => getListingPath(language, kind)),
    getSearchPath(language),
    `${getSearchPath(language)}?q=${WORDS[language]}`,
  ]);
  return [...written, ...sampled, ...listed, `${listed[0]}?q=asdfqwer`];
}
