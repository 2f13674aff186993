import { LRUCache } from 'lru-cache';
import { type Selector, transform } from 'lightningcss';

/** Returns the sites that a selector names by `[data-site='…']`, also in `:where()` and `:is()`, or undefined if it names none. */
function sitesOf(selector: Selector): readonly string[] | undefined {
  for (const part of selector) {
    if (part.type === 'attribute' && part.name === 'data-site' && part.operation?.operator === 'equal')
      return [part.operation.value];
    if (part.type !== 'pseudo-class' || (part.kind !== 'where' && part.kind !== 'is')) continue;
    const within = part.selectors.map(sitesOf);
    if (within.every((sites) => sites !== undefined)) return within.flat();
  }
  return undefined;
}

function withoutOthers(css: string, site: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const isOfOthers = rule.value.selectors.every(
            (selector) => sitesOf(selector)?.includes(site) === false,
          );
          return isOfOthers ? [] : undefined;
        },
      },
    },
  });
  return code.toString();
}

/** Maximum bytes of stylesheets of one site in memory, with their sources. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Stylesheets of one site by site and source. */
const made = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  sizeCalculation: (css, key) => 2 * (css.length + key.length),
});

/** Returns a stylesheet without the rules that only other sites use, such as thirteen of fourteen themes. */
export function ofSite(css: string, site: string): string {
  if (!css.includes('data-site')) return css;
  const key = `${site}\n${css}`;
  const kept = made.get(key) ?? withoutOthers(css, site);
  made.set(key, kept);
  return kept;
}
