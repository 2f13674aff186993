import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { appOn, OWN_PAGE } from '../../support/app.ts';
import { someDatabase } from '../../support/databases.ts';

const KB = 1024;

let app: FastifyInstance;
afterEach(() => app.close());

describe.each(someDatabase)('slow bodies on $name', ({ open: openDatabase }) => {
  it.each(['/editor/login', '/kirjaudu', '/editor/setup/x', '/maksu/x', '/api/like', '/nothing', '/'])(
    'timeout: a slow body to %s is answered and cut',
    async (path) => {
      const database = await openDatabase();
      app = await appOn(database, { bodyLimits: { minRate: { bytes: 64 * KB, everyMs: 200 } } });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
      const method = path === '/' ? 'GET' : 'POST';
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${OWN_PAGE.cookie}\r\nx-xsrf-token: ${OWN_PAGE['x-xsrf-token']}\r\n` +
          'content-type: application/x-www-form-urlencoded\r\ncontent-length: 4000\r\n\r\n',
      );
      const trickle = setInterval(() => socket.write('a'), 20);
      socket.on('error', () => {});
      const [first] = (await once(socket, 'data')) as [Buffer];
      await once(socket, 'close');
      clearInterval(trickle);
      expect(first.toString()).toMatch(/^HTTP\/1\.1 (?:200|4\d\d) /);
      await database.close();
    },
  );
});
