/** The browser of an attacker: the cookies and the token of one page. */
import { request } from 'node:http';

/** Some resolvers do not know names below localhost. */
const HOSTS = { main: 'localhost', shop: 'lihakauppa.localhost' };

export interface Browser {
  host: string;
  cookie: string;
  /** The token of the page. */
  token: string;
}

/** Opens a page. Rejects if the connection breaks. */
export function openPage(origin: string, site: keyof typeof HOSTS): Promise<Browser> {
  const { port } = new URL(origin);
  const host = `${HOSTS[site]}:${port}`;
  const path = site === 'shop' ? '/kirjaudu' : '/';
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
      const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
      answer.on('end', () => resolve({ host, cookie: cookies.join('; '), token })).resume();
    });
    asked.on('error', reject).end();
  });
}

/** An attack: the number of tries, how many succeeded, and how many may succeed. */
interface Tried {
  what: string;
  tried: number;
  through: string;
  allowed: number | string;
  /** Whether too many tries succeeded, or none where one must succeed, so that nothing was tested. */
  went: boolean;
}

/** @param folder the empty folder of the server's data */
export type Attack = (folder: string) => Promise<Tried[]>;
