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

/** The languages' own names, and their tags (BCP 47). */
const OWN_NAMES = new Map([
  ['suomi', 'fi'],
  ['svenska', 'sv'],
  ['english', 'en'],
  ['deutsch', 'de'],
]);

/** Returns the attributes of a link whose label is a language's own name, such as 'Svenska (Sverige)'. Screen readers pronounce it right. */
export function getLanguageAttributes(label: string): { lang?: string; hrefLang?: string } {
  const tag = OWN_NAMES.get(label.toLowerCase().split(' (')[0]!);
  return tag === undefined ? {} : { lang: tag, hrefLang: tag };
}
