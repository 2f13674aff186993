/** The browser of an attacker or a victim, with cookies and a local address of its connections. */
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Sent {
  headers?: Record<string, string>;
  /** Sent as JSON or as a form. */
  body?: object;
}

/** Some resolvers do not know names below localhost. */
const HOSTS = { main: 'localhost', shop: 'lihakauppa.localhost' };

export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #origin: URL;
  readonly #from: () => Record<string, string>;
  readonly #localAddress: string | undefined;
  readonly host: string;

  /**
   * @param from proxy headers of each request
   * @param localAddress the address that it connects from
   */
  constructor(
    origin: string,
    site: keyof typeof HOSTS,
    from: () => Record<string, string> = () => ({}),
    localAddress?: string,
  ) {
    this.#origin = new URL(origin);
    this.host = `${HOSTS[site]}:${this.#origin.port}`;
    this.#from = from;
    this.#localAddress = localAddress;
  }

  /** The token of the last page. */
  get token(): string {
    return this.cookies.get('XSRF-TOKEN') ?? '';
  }

  /** Sends a GET request, or a POST request if there is a body. Rejects if the connection breaks. */
  send(path: string, { headers = {}, body }: Sent = {}): Promise<Answer> {
    const isForm = body instanceof URLSearchParams;
    const text = body && (isForm ? body.toString() : JSON.stringify(body));
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.#origin.port,
          path,
          method: text === undefined ? 'GET' : 'POST',
          ...(this.#localAddress && { localAddress: this.#localAddress }),
          headers: {
            host: this.host,
            ...this.#from(),
            cookie,
            ...(text !== undefined && {
              'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
              'content-length': Buffer.byteLength(text),
              'x-xsrf-token': this.token,
            }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
          answer.on('end', () => {
            for (const set of answer.headers['set-cookie'] ?? []) this.#keep(set);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts).toString(),
            });
          });
        },
      );
      asked.on('error', reject).end(text);
    });
  }

  /** Sends an ordinary form with its token. */
  form(path: string, fields: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, {
      body: new URLSearchParams({ __RequestVerificationToken: this.token, token: this.token, ...fields }),
    });
  }

  #keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(set)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Creates a browser and opens a page. */
export async function opened(...of: ConstructorParameters<typeof Browser>): Promise<Browser> {
  const browser = new Browser(...of);
  await browser.send(of[1] === 'shop' ? '/kirjaudu' : '/');
  return browser;
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
