import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Statistics } from './statistics.ts';

/** Longer than any limit of the server or the proxy. */
const TIMEOUT_MS = 90_000;
/** Maximum number of repeated requests after a 503. */
const MAX_ATTEMPTS = 20;
/** Seconds before the next attempt if a connection was cut. */
const AFTER_CUT_SECONDS = 2;

/** Where all browsers send their requests. */
export interface Target {
  /** Port of the proxy on this machine. */
  port: number;
  statistics: Statistics;
  /** Mean pause of a person between two actions, in ms. */
  thinkMs: number;
  /** Aborted at the end of the run, so that no request is repeated. */
  signal: AbortSignal;
}

/** A request of a page or of its script. */
export interface Request {
  /** Line of the table. */
  kind: string;
  host: string;
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Statuses that are right. Default: 200 and 303. */
  expects?: readonly number[];
}

/** A complete answer. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Number of earlier attempts whose fate is unknown: the write may be stored. */
  uncertain: number;
}

/** The run has ended before there was an answer. */
export class Ended extends Error {}

/** A browser with an address, connections and cookies of its own. */
export class Browser {
  readonly #target: Target;
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #cookies = new Map<string, Map<string, string>>();

  /** @param number decides the address in 127.0.0.0/8, which the proxy sees */
  constructor(target: Target, number: number) {
    this.#target = target;
    this.#address = `127.9.${Math.floor(number / 250)}.${1 + (number % 250)}`;
  }

  /** Closes all connections. */
  close(): void {
    this.#agent.destroy();
  }

  /** Returns the value of a cookie; '' if there is none. */
  getCookie(host: string, name: string): string {
    return this.#cookies.get(host)?.get(name) ?? '';
  }

  #storeCookies(host: string, lines: readonly string[]): void {
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  }

  #request({ host, path, method = 'GET', headers, body }: Request): Promise<Omit<Answer, 'uncertain'>> {
    const cookie = [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#target.port,
          localAddress: this.#address,
          agent: this.#agent,
          method,
          path,
          timeout: TIMEOUT_MS,
          headers: {
            host,
            'accept-encoding': 'identity',
            ...(cookie && { cookie }),
            ...headers,
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () => {
            if (!answer.complete) return reject(new Error('The body is incomplete.'));
            this.#storeCookies(host, answer.headers['set-cookie'] ?? []);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString(),
            });
          });
        },
      );
      sent.once('timeout', () => sent.destroy(new Error('There was no answer.')));
      sent.once('error', reject);
      sent.end(body);
    });
  }

  /**
   * Sends a request. After a 503 waits as long as `Retry-After` says and sends it again, as a person does.
   * @throws Ended if the run ends first
   */
  async send(wanted: Request): Promise<Answer> {
    const { kind, method = 'GET', host, path, expects = [200, 303] } = wanted;
    const { statistics, signal } = this.#target;
    const place = `${method} ${host.split('.')[0]}${path.replace(/[?].*/, '').replaceAll(/[\w-]{20,}|\d+/g, '…')}`;
    let uncertain = 0;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (signal.aborted) throw new Ended();
      const started = performance.now();
      const answer = await this.#request(wanted).catch((error: Error) => error);
      const ms = performance.now() - started;
      let seconds: number;
      if (answer instanceof Error) {
        statistics.add(kind, { ms, status: 'cut' });
        statistics.addUnexpected(`${kind}: ${answer.message} (${place})`);
        uncertain += 1;
        seconds = AFTER_CUT_SECONDS;
      } else {
        statistics.add(kind, { ms, status: answer.status });
        if (answer.status !== 503) {
          if (!expects.includes(answer.status))
            statistics.addUnexpected(
              `${kind}: ${answer.status} (${place}) ${answer.text.slice(0, 80).replaceAll(/\s+/g, ' ')}`,
            );
          return { ...answer, uncertain };
        }
        const retryAfter = Number(answer.headers['retry-after']);
        if (!(retryAfter > 0)) statistics.addUnexpected(`${kind}: 503 without Retry-After (${place})`);
        uncertain += 1;
        seconds = retryAfter || AFTER_CUT_SECONDS;
      }
      await delay(seconds * 1000 * (0.9 + Math.random() * 0.2), undefined, { signal }).catch(() => {
        throw new Ended();
      });
    }
    statistics.addUnexpected(`${kind}: no answer but 503 in ${MAX_ATTEMPTS} attempts (${place})`);
    throw new Ended();
  }
}
