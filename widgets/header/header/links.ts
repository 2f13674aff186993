/** Addresses of the header. */
/** Whether a link leads to the page at `here` (`page`), to a page above it (`section`), or elsewhere. */
export function placeOf(link: string | undefined, here: string): 'page' | 'section' | undefined {
  if (link === undefined || !URL.canParse(link, here)) return undefined;
  const page = new URL(here);
  const { origin, pathname, hash } = new URL(link, here);
  if (origin !== page.origin || hash !== '') return undefined;
  const path = pathname.replace(/\/$/, '');
  if (path === page.pathname.replace(/\/$/, '')) return 'page';
  return path !== '' && path !== '/en' && page.pathname.startsWith(`${path}/`) ? 'section' : undefined;
}

/** Of links to the languages of a site, the one whose address is the longest beginning of `here`. */
export function languageAt<T extends { link: string }>(menu: readonly T[], here: string): T | undefined {
  const lengthOf = ({ link }: T): number => {
    if (!URL.canParse(link, here)) return -1;
    const { origin, pathname } = new URL(link, here);
    const start = `${origin}${pathname.replace(/\/$/, '')}/`;
    return `${here.replace(/[?#].*/, '')}/`.startsWith(start) ? start.length : -1;
  };
  const [best] = [...menu].sort((a, b) => lengthOf(b) - lengthOf(a));
  return best && lengthOf(best) > 0 ? best : undefined;
}
