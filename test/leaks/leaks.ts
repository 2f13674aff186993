/**
 * `npm run leaks`: mounts, uses and removes each widget 1,000 times, adds and removes 10,000 markers, uses a page of the shop for an hour,
 * and sends 100,000 requests to the server and to the sidecar. What is held has to be the same after each batch.
 * `-- like-button` runs only cells with this text in their names; `CYCLES=…` and `REQUESTS=…` set the numbers, and
 * `WIDTH=…` how many cells run at a time.
 */
import { buildIfNeeded } from '../../tools/setup/build.ts';
import { ensureChromium } from '../../tools/setup/chromium.ts';
import { runCells } from '../run-cells.ts';
import { runMarkers } from './markers.ts';
import { type RequestFigures, runServer, runSidecar } from './servers.ts';
import { runShopHour } from './shop-hour.ts';
import {
  buildScript,
  CYCLES,
  type LeaksServer,
  runWidget,
  serveLeaks,
  type WidgetFigures,
  widgets,
} from './widgets.ts';

ensureChromium();
await buildIfNeeded();
let script: Promise<string> | undefined;

/** Runs a cell with its own server. The cell may replace the answers. */
async function withServer<Result>(run: (server: LeaksServer) => Promise<Result>): Promise<Result> {
  const server = await serveLeaks(await (script ??= buildScript()));
  return run(server).finally(server.close);
}

type Cell = { name: string; run: () => Promise<{ wrong: string[]; seen: unknown }> };

const others: Cell[] = [
  { name: 'page: markers', run: () => withServer(runMarkers) },
  { name: 'page: shop', run: runShopHour },
  { name: 'requests: server', run: runServer },
  { name: 'requests: sidecar', run: runSidecar },
];
const all: Cell[] = [
  ...widgets.map((widget) => ({
    name: `widget: ${widget.name}`,
    run: () => withServer((server) => runWidget(widget, server)),
  })),
  ...others,
];
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const results = await runCells({
  command: 'leaks',
  cells: all.filter(({ name }) => filters.length === 0 || filters.some((text) => name.includes(text))),
  getName: ({ name }) => name,
  runCell: ({ run }) => run(),
  // Most of a cycle is waiting, for pauses in typing and for answers.
  width: Number(process.env['WIDTH'] ?? 1),
});

const ofWidgets = results.filter(({ name }) => name.startsWith('widget'));
console.log(
  `\nGrowth in each of ${CYCLES} cycles, and nodes kept after the last one and after another island`,
);
console.table(
  Object.fromEntries(
    ofWidgets.flatMap(({ name, seen }) => {
      if (!seen) return [];
      const { growth, nodesKept, nodesKeptLater, complete } = seen as WidgetFigures;
      const { heap, nodes, listeners, timers, subscriptions, state, ...objects } = growth;
      const most = Math.max(...Object.values(objects));
      return [
        [
          name.replace('widget: ', ''),
          {
            heap,
            nodes,
            listeners,
            timers,
            subscriptions,
            state,
            objects: most,
            nodesKept,
            nodesKeptLater,
            complete,
          },
        ],
      ];
    }),
  ),
);
for (const { name, seen } of results)
  if (!name.startsWith('widget') && seen) {
    console.log(`\n${name}`);
    console.table((seen as RequestFigures).rows);
  }
process.exit(results.some(({ wrong }) => wrong.length > 0) ? 1 : 0);
