/** Sends 100,000 requests to the server and to the sidecar. What the processes hold is the same after each batch. `REQUESTS=…` sets the number. */
import { testCells, type CellResult } from './cells.ts';
import { runServer, runSidecar } from './leaks/servers.ts';

testCells<{ name: string; run: () => Promise<CellResult> }>(
  [
    { name: 'requests: server', run: runServer },
    { name: 'requests: sidecar', run: runSidecar },
  ],
  ({ run }) => run(),
);
