import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ofSite } from '../../../../../cms/pages/stylesheets/of-site.ts';
import { DIST } from '../../support/dist.ts';

const CSS = `
  .all{color:red}
  :where([data-site='sibylla']){--brand:blue}
  :where([data-site=delise]){--brand:green}
  :is([data-site='delise'],[data-site='sibylla']) .hero{color:pink}
  [data-site='delise'] .hero,.card{color:gold}
  [data-site='delise'] .hero>img{width:1px}
  :where([data-site]) h1{margin:0}
  @media (width>600px){[data-site='delise'] .hero{color:navy}.all{color:tan}}
`;

test('a page has the rules of its own site and of all, and none that other sites alone have', () => {
  const css = ofSite(CSS, 'sibylla');
  for (const kept of ['red', '--brand:', 'pink', 'gold', 'margin:0', 'tan']) expect(css).toContain(kept);
  expect(css.match(/--brand:/g)).toHaveLength(1);
  for (const gone of ['green', 'width:1px', 'navy']) expect(css).not.toContain(gone);
});

test('of fourteen themes in the page’s stylesheet the site’s own is left', () => {
  const all = readFileSync(path.join(DIST, 'saaristo.css'), 'utf8');
  const themes = (css: string): number => css.match(/--sa-color-brand:/g)!.length;
  expect(themes(all)).toBe(14);
  // The first one is that of the main site, which all others begin with.
  expect(themes(ofSite(all, 'sibylla'))).toBe(2);
  expect(themes(ofSite(all, 'atriafi'))).toBe(1);
});
