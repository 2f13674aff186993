/** Returns `page` if a link leads to the page at `here`, `section` if it leads to a page above it, and otherwise undefined. */
export function findPlace(link: string | undefined, here: string): 'page' | 'section' | undefined {
  if (link === undefined || !URL.canParse(link, here)) return undefined;
  const page = new URL(here);
  const { origin, pathname, hash } = new URL(link, here);
  if (origin !== page.origin || hash !== '') return undefined;
  const path = pathname.replace(/\/$/, '');
  if (path === page.pathname.replace(/\/$/, '')) return 'page';
  return path !== '' && path !== '/en' && page.pathname.startsWith(`${path}/`) ? 'section' : undefined;
}
