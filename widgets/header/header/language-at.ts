/** Returns the link whose address is the longest prefix of `here`, from the links to a site's languages. */
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
