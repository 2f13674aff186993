/** WebKitWebDriver reports neither console nor uncaught errors: this proxy adds a script to each page, which does. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordFaults, toExpression } from './in-page.ts';

const SCRIPT = '/saaristo-test-faults.js';
const REPORT = '/saaristo-test-fault';

async function readText(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Sends the request to its server, and the answer with the script. */
function forward(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { 'accept-encoding': _encoding, ...headers } = incoming.headers;
  const send = async (answer: IncomingMessage): Promise<void> => {
    const { 'content-length': length, 'transfer-encoding': _transfer, ...rest } = answer.headers;
    if (!String(answer.headers['content-type']).startsWith('text/html')) {
      outgoing.writeHead(answer.statusCode!, { ...rest, ...(length && { 'content-length': length }) });
      answer.pipe(outgoing);
      return;
    }
    const html = await readText(answer);
    outgoing
      .writeHead(answer.statusCode!, rest)
      .end(html.replace(/<head[^>]*>|<html[^>]*>|$/, `$&<script src="${SCRIPT}"></script>`));
  };
  const forwarded = request(
    {
      host: '127.0.0.1',
      port: url.port || 80,
      path: url.pathname + url.search,
      method: incoming.method,
      headers: { ...headers, host: url.host },
    },
    (answer) => void send(answer),
  );
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/**
 * Starts an HTTP proxy to servers of this machine.
 * @param report receives one fault of a page
 */
export async function startRecordingProxy(
  report: (fault: string) => void,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url!, `http://${incoming.headers.host}`);
    if (url.pathname === SCRIPT)
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(toExpression(recordFaults, REPORT));
    else if (url.pathname === REPORT)
      void readText(incoming).then((fault) => {
        report(fault);
        outgoing.writeHead(204).end();
      });
    else forward(url, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
