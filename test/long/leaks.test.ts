/**
 * Mounts, uses and removes each widget 1,000 times, adds and removes 10,000 markers, uses a page of the shop for an hour, and sends 100,000
 * requests to the server and to the sidecar. What is held is the same after each batch. `CYCLES=…` and `REQUESTS=…` set the numbers.
 */
import { testCells, type CellResult } from './cells.ts';
import { runMarkers } from './leaks/markers.ts';
import { runServer, runSidecar } from './leaks/servers.ts';
import { runShopHour } from './leaks/shop-hour.ts';
import { buildScript, type LeaksServer, runWidget, serveLeaks, widgets } from './leaks/widgets.ts';

let script: Promise<string> | undefined;

/** Runs a cell with its own server. The cell may replace the answers. */
async function withServer(run: (server: LeaksServer) => Promise<CellResult>): Promise<CellResult> {
  const server = await serveLeaks(await (script ??= buildScript()));
  return run(server).finally(server.close);
}

testCells<{ name: string; run: () => Promise<CellResult> }>(
  [
    ...widgets.map((widget) => ({
      name: `widget: ${widget.name}`,
      run: () => withServer((server) => runWidget(widget, server)),
    })),
    { name: 'page: markers', run: () => withServer(runMarkers) },
    { name: 'page: shop', run: runShopHour },
    { name: 'requests: server', run: runServer },
    { name: 'requests: sidecar', run: runSidecar },
  ],
  ({ run }) => run(),
);
