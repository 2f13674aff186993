import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { bundledStylesheet } from './bundled.ts';
import { ofSite } from './of-site.ts';

/** Where joined stylesheets are served. */
export const JOINED_PATH = '/theme/joined/';

/** Bytes of joined stylesheets that are kept. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The stylesheets that may be joined: the build's, and the estate's own. */
const ADDRESS = /^\/(assets\/saaristo|assets\/chunks\/[\w-]+|theme\/[\w-]+)\.css$/;

/** A stylesheet that a page asks for. */
export interface LinkedStylesheet {
  href: string;
  /** The addresses of what it is joined of; none where it is one file. */
  holds: readonly string[];
}

/** A stylesheet that is a file of its own. */
export const alone = (href: string): LinkedStylesheet => ({ href, holds: [] });

/** Several stylesheets as one, in their order. */
interface Joined {
  text: string;
  /** Of the text. */
  hash: string;
  holds: readonly string[];
}

/** Puts stylesheets together, so that a page waits for two files and not for ten, and gets its own site's theme alone. */
export class JoinedStylesheets {
  readonly #dist: string;
  readonly #theme: string;
  readonly #secret: string;
  /** Read again after a second: whoever writes styles sees them. */
  readonly #joined = new LRUCache<string, Joined>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 1,
    ttl: 1000,
    fetchMethod: (key) => {
      const [site = '', ...addresses] = key.split(',');
      return this.#join(site, addresses);
    },
  });

  /**
   * @param dist the build's folder
   * @param theme the folder of the estate's own stylesheets
   * @param secret signs the addresses of joined stylesheets; the same on every server, which then serve what another has linked
   */
  constructor(dist: string, theme: string, secret: string) {
    this.#dist = dist;
    this.#theme = theme;
    this.#secret = secret;
  }

  /** Returns the signature of a combination of stylesheets. Only the server can create one. */
  #keyOf(site: string, of: string): string {
    return createHmac('sha256', this.#secret).update(`${site},${of}`).digest('base64url').slice(0, 16);
  }

  /** The text of a stylesheet that may be joined; undefined where there is none. */
  async #read(address: string, site: string): Promise<string | undefined> {
    if (!ADDRESS.test(address)) return undefined;
    const isOwn = address.startsWith('/theme/');
    const file = isOwn
      ? path.join(this.#theme, address.slice('/theme/'.length))
      : path.join(this.#dist, address.slice('/assets/'.length));
    const read = isOwn ? bundledStylesheet(file) : readFile(file, 'utf8');
    // A build may just be writing it: it comes with the islands then.
    return read.then((css) => ofSite(css, site)).catch(() => undefined);
  }

  async #join(site: string, addresses: readonly string[]): Promise<Joined> {
    const texts = await Promise.all(addresses.map((address) => this.#read(address, site)));
    const text = texts.filter((one) => one !== undefined).join('\n');
    return {
      text,
      hash: createHash('sha256').update(text).digest('base64url').slice(0, 12),
      holds: addresses.filter((_, at) => texts[at] !== undefined),
    };
  }

  /**
   * Where a page finds its stylesheets: those of a group as one, what was in an earlier group not again, and those which can't be joined by
   * themselves.
   * @param site the page's
   */
  async link(groups: readonly (readonly string[])[], site: string): Promise<LinkedStylesheet[]> {
    const seen = new Set<string>();
    const links: LinkedStylesheet[] = [];
    for (const group of groups) {
      const fresh = [...new Set(group)].filter((address) => !seen.has(address));
      for (const address of fresh) seen.add(address);
      const joinable = fresh.filter((address) => ADDRESS.test(address));
      if (joinable.length > 1) links.push(await this.#linkOf(joinable, site));
      else links.push(...joinable.map(alone));
      links.push(...fresh.filter((address) => !ADDRESS.test(address)).map(alone));
    }
    return links;
  }

  async #linkOf(addresses: readonly string[], site: string): Promise<LinkedStylesheet> {
    const { hash, holds } = (await this.#joined.fetch([site, ...addresses].join(',')))!;
    const of = holds.join(',');
    return { href: `${JOINED_PATH}${hash}.css?site=${site}&of=${of}&key=${this.#keyOf(site, of)}`, holds };
  }

  /**
   * Returns the stylesheet of a joined address.
   * @param of the addresses, separated by commas
   * @param key the signature in the address
   * @returns undefined where no page has linked this combination, or a file of it is gone
   */
  async textOf(of: string, site: string, key: string): Promise<{ text: string; hash: string } | undefined> {
    const [given, right] = [Buffer.from(key), Buffer.from(this.#keyOf(site, of))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const addresses = of.split(',');
    const joined = await this.#joined.fetch([site, ...addresses].join(','));
    return joined?.holds.length === addresses.length ? joined : undefined;
  }
}
