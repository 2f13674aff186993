/** Uses builds of five versions side by side. Builds missing versions first. */
import { test } from '@playwright/test';
import { testCells } from './cells.ts';
import { createMarker, createPage, withSidecar } from './skew/pages.ts';
import { buildReleases, type Release, RELEASES } from './skew/releases.ts';
import {
  type OpenTab,
  visitCachedPage,
  visitDuringDeploy,
  type Visited,
  visitWithCachedScript,
  visitWithStoredData,
} from './skew/visits.ts';

let releases: ReadonlyMap<string, Release>;
let open: OpenTab;

// Builds and pages stay in the worker, which lives longer than a failed test.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(20 * 60_000);
  releases ??= await buildReleases();
  open = async (work) => {
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
});

/** Pages of each version by the version of their props, rendered by the sidecar of a version. */
const rendered = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** Renders the pages of all versions by a sidecar. The page itself is of the sidecar's version. */
function renderPages(sidecar: string): Promise<ReadonlyMap<string, string>> {
  const found = rendered.get(sidecar);
  if (found) return found;
  const release = releases.get(sidecar)!;
  const pages = withSidecar(release, async (render) => {
    const all = new Map<string, string>();
    for (const [name, props] of releases) {
      const body = props.catalogue.widgets.map((widget) => createMarker(props, widget.name)).join('\n');
      all.set(name, await render(createPage(release, body)));
    }
    return all;
  });
  rendered.set(sidecar, pages);
  return pages;
}

interface Cell {
  name: string;
  visit: () => Promise<Visited>;
}

const get = (name: string): Release => releases.get(name)!;
const pairs = RELEASES.flatMap((one) =>
  RELEASES.filter((other) => other !== one).map((other) => [one, other] as const),
);

testCells<Cell>(
  [
    ...pairs.flatMap(([before, after]) =>
      (['kept', 'gone'] as const).map((chunks) => ({
        name: `deploy: page of ${before}, then ${after}, old chunks ${chunks}`,
        visit: () => visitDuringDeploy(open, get(before), get(after), chunks),
      })),
    ),
    ...pairs.map(([script, files]) => ({
      name: `cached script: ${script}, other files ${files}`,
      visit: () => visitWithCachedScript(open, get(script), get(files)),
    })),
    ...pairs.map(([writer, reader]) => ({
      name: `stored in the browser: by ${writer}, read by ${reader}`,
      visit: () => visitWithStoredData(open, get(writer), get(reader)),
    })),
    ...RELEASES.flatMap((sidecar) =>
      RELEASES.flatMap((props) =>
        RELEASES.map((bundle) => ({
          name: `cached page: props ${props}, page and sidecar ${sidecar}, bundle ${bundle}`,
          visit: async () => visitCachedPage(open, (await renderPages(sidecar)).get(props)!, get(bundle)),
        })),
      ),
    ),
  ],
  async ({ visit }) => {
    const { wrong, rerendered } = await visit();
    return { wrong, seen: `${rerendered} islands rendered afresh` };
  },
);
