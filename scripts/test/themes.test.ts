import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeThemes } from '../../packages/build/themes.ts';

const CSS = `
  .all{color:red}
  :where(:root,[data-site]){--brand:teal}
  :where([data-site='sibylla']){--brand:blue}
  :where([data-site=delise]){--brand:green}
  :is([data-site='delise'],[data-site='sibylla']) .hero{color:pink}
  [data-site='delise'] .hero,.card{color:gold}
  [data-site='delise'] .hero>img{width:1px}
  @media (width>600px){[data-site='delise'] .hero{color:navy}.all{color:tan}}
`;

test('themes: a site has a stylesheet with its own rules and those of all sites, any other site one without themes [BUILD]', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'saaristo-themes-'));
  writeFileSync(join(dist, 'saaristo.css'), CSS);
  await writeThemes(dist);
  expect(readdirSync(join(dist, 'themes'))).toEqual(['default.css', 'delise.css', 'sibylla.css']);
  const read = (site: string) => readFileSync(join(dist, 'themes', `${site}.css`), 'utf8');
  const values = ['red', 'teal', 'gold', 'tan', 'blue', 'green', 'pink', 'width:1px', 'navy'];
  const listed = (site: string) => values.filter((value) => read(site).includes(value));
  expect(listed('sibylla')).toEqual(['red', 'teal', 'gold', 'tan', 'blue', 'pink']);
  expect(listed('delise')).toEqual(['red', 'teal', 'gold', 'tan', 'green', 'pink', 'width:1px', 'navy']);
  expect(listed('default')).toEqual(['red', 'teal', 'gold', 'tan']);
});
