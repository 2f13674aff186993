import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long visitors who wait for an answer are waited for when the server ends, in milliseconds. */
const TIMEOUT_MS = 12_000;

/** What every answer needs that an ending server, or one with too much to do, gives. */
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
    // Browsers open connections in advance; Node would wait for the first request of each.
    for (const socket of open) if (!asking.has(socket)) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    // A browser would keep the connection for its next call, and the server would wait for that.
    if (ending) reply.header('connection', 'close');
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  });
}

/**
 * Ends a server in order: nobody new is let in, whoever is in gets the answer, and what takes longer than `timeoutMs` is cut.
 */
export async function drain(app: FastifyInstance, timeoutMs = TIMEOUT_MS): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearTimeout(cut);
}
