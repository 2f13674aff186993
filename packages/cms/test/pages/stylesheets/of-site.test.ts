import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SITES } from '../../../../../src/lib/site.ts';
import { ofSite } from '../../../pages/render/stylesheets/of-site.ts';
import { DIST } from '../../support/dist.ts';

const CSS = `
  .all{color:red}
  :where([data-site='sibylla']){--brand:blue}
  :where([data-site=delise]){--brand:green}
  :is([data-site='delise'],[data-site='sibylla']) .hero{color:pink}
  [data-site='delise'] .hero,.card{color:gold}
  [data-site='delise'] .hero>img{width:1px}
  :where([data-site]) h1{margin:0}
  [data-looks~='dark-band'] .band{color:brown}
  [data-looks~='boxed-cards'] .card{color:olive}
  @media (width>600px){[data-site='delise'] .hero{color:navy}.all{color:tan}}
`;

test('site stylesheet: it keeps rules of the own site, its looks and all sites, and no rules of other sites and looks', () => {
  const css = ofSite(CSS, 'sibylla.dark-band');
  for (const kept of ['red', '--brand:', 'pink', 'gold', 'margin:0', 'brown', 'tan'])
    expect(css).toContain(kept);
  expect(css.match(/--brand:/g)).toHaveLength(1);
  for (const gone of ['green', 'width:1px', 'olive', 'navy']) expect(css).not.toContain(gone);
});

test('site stylesheet: it has only one of the themes', () => {
  const all = readFileSync(path.join(DIST, 'saaristo.css'), 'utf8');
  const themes = (css: string): number => css.match(/--sa-color-brand:/g)!.length;
  expect(themes(all)).toBe(SITES.length);
  // The first one is the main site's, which is the base of all others.
  expect(themes(ofSite(all, 'sibylla'))).toBe(2);
  expect(themes(ofSite(all, 'atriafi'))).toBe(1);
});
