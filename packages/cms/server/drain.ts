import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Maximum time for open requests when the server ends, in milliseconds. */
const TIMEOUT_MS = 12_000;

/** Registers hooks that close connections when the server ends, and that set `Retry-After` on a 503. */
export function registerConnectionHooks(app: FastifyInstance): void {
  let ending = false;
  const open = new Set<Socket>();
  const asking = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    asking.add(socket);
    response.once('close', () => asking.delete(socket));
  });
  app.addHook('preClose', async () => {
    ending = true;
    // Closes connections without a request, for which Node would wait. Browsers open some in advance.
    for (const socket of open) if (!asking.has(socket)) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    // Prevents the browser from keeping the connection open, which would delay the end.
    if (ending) reply.header('connection', 'close');
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  });
}

/**
 * Shuts the server down: accepts no new connections, answers open requests, and closes all connections after
 * `timeoutMs`.
 */
export async function drain(app: FastifyInstance, timeoutMs = TIMEOUT_MS): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearTimeout(cut);
}
