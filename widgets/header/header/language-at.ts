/** Returns the link whose address is the longest prefix of `here`, from the links to a site's languages. */
export function findLanguage<T extends { link: string }>(menu: readonly T[], here: string): T | undefined {
  const getLength = ({ link }: T): number => {
    if (!URL.canParse(link, here)) return -1;
    const { origin, pathname } = new URL(link, here);
    const start = `${origin}${pathname.replace(/\/$/, '')}/`;
    return `${here.replace(/[?#].*/, '')}/`.startsWith(start) ? start.length : -1;
  };
  const [best] = [...menu].sort((a, b) => getLength(b) - getLength(a));
  return best && getLength(best) > 0 ? best : undefined;
}
