/** Maximum characters of a suggested path. */
const MAX_LENGTH = 80;

/** Suggests the last part of a page's path from its title. */
export const suggestSlug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');
