import { LRUCache } from 'lru-cache';
import { type Selector, transform } from 'lightningcss';
import type { SiteContent } from '../../../platform/model/content.ts';

const OPERATORS: Partial<Record<string, string>> = { 'data-site': 'equal', 'data-looks': 'includes' };

/**
 * Returns the sites and looks that a selector names by `[data-site='…']` and `[data-looks~='…']`, also in `:where()` and
 * `:is()`, or undefined if it names none.
 */
function sitesOf(selector: Selector): readonly string[] | undefined {
  for (const part of selector) {
    if (
      part.type === 'attribute' &&
      part.operation !== undefined &&
      part.operation !== null &&
      part.operation.operator === OPERATORS[part.name]
    )
      return [part.operation.value];
    if (part.type !== 'pseudo-class' || (part.kind !== 'where' && part.kind !== 'is')) continue;
    const within = part.selectors.map(sitesOf);
    if (within.every((sites) => sites !== undefined)) return within.flat();
  }
  return undefined;
}

function withoutOthers(css: string, site: string): string {
  const own = new Set(site.split('.'));
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const isOfOthers = rule.value.selectors.every(
            (selector) => sitesOf(selector)?.some((one) => own.has(one)) === false,
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

/** Returns the name of a site's stylesheets: the site and its looks. */
export const styleName = ({ site, looks = [] }: SiteContent): string => [site, ...looks].join('.');

/**
 * Returns a stylesheet without the rules that only other sites use, such as thirteen of fourteen themes.
 * @param site the name by `styleName`
 */
export function ofSite(css: string, site: string): string {
  if (!/data-(site|looks)/.test(css)) return css;
  const key = `${site}\n${css}`;
  const kept = made.get(key) ?? withoutOthers(css, site);
  made.set(key, kept);
  return kept;
}
