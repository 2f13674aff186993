/**
 * Uses builds of five versions side by side: `npm run skew`, or some cells by a part of their name, `npm run skew -- --only deploy`.
 * Builds missing versions first. Exits with 1 if a cell failed.
 */
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../chromium.ts';
import { runCells } from '../run-cells.ts';
import { createMarker, createPage, withSidecar } from './pages.ts';
import { buildReleases, type Release } from './releases.ts';
import {
  type OpenTab,
  visitCachedPage,
  visitDuringDeploy,
  type Visited,
  visitWithCachedScript,
  visitWithStoredData,
  visitWithTwoScripts,
} from './visits.ts';

interface Cell {
  name: string;
  visit: () => Promise<Visited>;
}

const { values } = parseArgs({
  options: { fresh: { type: 'boolean' }, only: { type: 'string', default: '' } },
});

const releases = await buildReleases();
const browser = await playwright.launch(chromium);

const open: OpenTab = async (work) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const tab = await context.newPage();
    const said: string[] = [];
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    tab.on('pageerror', (error) => said.push(`uncaught: ${String(error)}`));
    return await work(tab, said);
  } finally {
    await context.close();
  }
};

/** The rendered pages by the version of their props and the version of the sidecar. */
const rendered = new Map<string, string>();
const keyOf = (props: Release, sidecar: Release): string => `${props.name} ${sidecar.name}`;

/** Renders the pages of all versions by the sidecar of each. The page itself is of the sidecar's version. */
async function renderPages(): Promise<void> {
  for (const sidecar of releases)
    await withSidecar(sidecar, async (render) => {
      for (const props of releases) {
        const body = props.catalogue.widgets.map(({ name }) => createMarker(props, name)).join('\n');
        rendered.set(keyOf(props, sidecar), await render(createPage(sidecar, body)));
      }
    });
}

const pairs = releases.flatMap((one) =>
  releases.filter((other) => other !== one).map((other) => [one, other] as const),
);

const cells: Cell[] = [
  ...pairs.flatMap(([before, after]) =>
    (['kept', 'gone'] as const).map((chunks) => ({
      name: `deploy: page of ${before.name}, then ${after.name}, old chunks ${chunks}`,
      visit: () => visitDuringDeploy(open, before, after, chunks),
    })),
  ),
  ...pairs.map(([script, files]) => ({
    name: `cached script: ${script.name}, other files ${files.name}`,
    visit: () => visitWithCachedScript(open, script, files),
  })),
  ...pairs.map(([first, second]) => ({
    name: `two scripts: ${first.name} and ${second.name}`,
    visit: () => visitWithTwoScripts(open, first, second),
  })),
  ...pairs.map(([writer, reader]) => ({
    name: `stored in the browser: by ${writer.name}, read by ${reader.name}`,
    visit: () => visitWithStoredData(open, writer, reader),
  })),
  ...releases.flatMap((props) =>
    releases.flatMap((sidecar) =>
      releases.map((bundle) => ({
        name: `cached page: props ${props.name}, page and sidecar ${sidecar.name}, bundle ${bundle.name}`,
        visit: () => visitCachedPage(open, rendered.get(keyOf(props, sidecar))!, bundle),
      })),
    ),
  ),
].filter(({ name }) => name.includes(values.only));

try {
  if (cells.some(({ name }) => name.startsWith('cached page'))) await renderPages();
  const results = await runCells({
    command: values.only === '' ? 'skew' : `skew-${values.only.replaceAll(/\W+/g, '-')}`,
    cells,
    width: 2,
    getName: ({ name }) => name,
    runCell: async ({ visit }) => {
      const { wrong, rerendered } = await visit();
      return { wrong, seen: rerendered };
    },
  });
  for (const kind of new Set(cells.map(({ name }) => name.split(':')[0]!))) {
    const own = results.filter(({ name }) => name.startsWith(kind));
    const passed = own.filter(({ wrong }) => wrong.length === 0).length;
    const rerendered = own.reduce((sum, { seen }) => sum + Number(seen ?? 0), 0);
    console.log(`${kind}: ${passed} of ${own.length} cells, ${rerendered} islands rendered afresh`);
  }
  if (results.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
} finally {
  await browser.close();
}
