/** Writes the page's stylesheet once for each site, without the themes of the others. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Returns a stylesheet without the rules that only other sites use, such as thirteen of fourteen themes.
 * @param site undefined for a site without rules of its own
 */
function createTheme(css: string, site?: string): string {
  const { code } = transform({
    filename: 'saaristo.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) =>
          rule.value.selectors.every((selector) => sitesOf(selector)?.some((one) => one === site) === false)
            ? []
            : undefined,
      },
    },
  });
  return code.toString();
}

/** The theme of sites that the stylesheet does not name. */
const DEFAULT = 'default';

/** Writes `themes/<site>.css` for each site that `saaristo.css` names, and `themes/default.css` for all others. */
export async function writeThemes(dist: string): Promise<void> {
  const css = await readFile(join(dist, 'saaristo.css'), 'utf8');
  const sites = new Set([...css.matchAll(/\[data-site=["']?([\w-]+)/g)].map(([, site]) => site!));
  await mkdir(join(dist, 'themes'), { recursive: true });
  const write = (name: string, theme: string) => writeFile(join(dist, 'themes', `${name}.css`), theme);
  await Promise.all([
    write(DEFAULT, createTheme(css)),
    ...[...sites].map((site) => write(site, createTheme(css, site))),
  ]);
}
