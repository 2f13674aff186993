/**
 * Returns `page` if a link leads to the page at `here`, `section` if it leads to a page above it, and otherwise undefined. A link with a query
 * leads to pages that have all its parameters.
 */
export function findPlace(link: string | undefined, here: string): 'page' | 'section' | undefined {
  if (link === undefined || !URL.canParse(link, here)) return undefined;
  const page = new URL(here);
  const { origin, pathname, hash, searchParams } = new URL(link, here);
  if (origin !== page.origin || hash !== '') return undefined;
  const path = pathname.replace(/\/$/, '');
  if (path === page.pathname.replace(/\/$/, '')) {
    const isHere = [...searchParams].every(([name, value]) => page.searchParams.getAll(name).includes(value));
    return isHere ? 'page' : undefined;
  }
  if (searchParams.size > 0 || path === '' || path === '/en') return undefined;
  return page.pathname.startsWith(`${path}/`) ? 'section' : undefined;
}

/** Returns the places of links side by side. If a link with a query leads to the page, one without is the section of it. */
export function findPlaces(
  links: readonly (string | undefined)[],
  here: string,
): ReturnType<typeof findPlace>[] {
  const places = links.map((link) => findPlace(link, here));
  const isFiltered = links.some((link, at) => places[at] === 'page' && link?.includes('?'));
  return places.map((place, at) =>
    place === 'page' && isFiltered && !links[at]?.includes('?') ? 'section' : place,
  );
}
