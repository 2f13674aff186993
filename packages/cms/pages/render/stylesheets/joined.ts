import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { createInlineStyle, type InlineElement } from '../../../platform/http/inline-element.ts';
import { isSameToken } from '../../../platform/http/security/tokens.ts';
import { bundledStylesheet } from './bundled.ts';

/** The path of joined stylesheets. */
export const JOINED_PATH = '/theme/joined/';

/** Maximum bytes of joined stylesheets in memory. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Milliseconds after which files are read again, because a build or an author may have changed them. */
const TTL_MS = 1000;

/** Matches the stylesheets that can be joined: those of the build and of the theme. */
const ADDRESS = /^\/(assets\/saaristo|assets\/chunks\/[\w-]+|theme\/(looks\/)?[\w-]+)\.css$/;

/** The page's stylesheet with all themes. A joined one has the site's only. */
const PAGE_STYLES = '/assets/saaristo.css';

/** A stylesheet that a page links. */
export interface LinkedStylesheet {
  href: string;
  /** Addresses of the stylesheets that it contains; empty for a single file. */
  holds: readonly string[];
}

/** A stylesheet that is linked or written into the page. */
export type PageStylesheet = LinkedStylesheet | InlineElement;

/** Maximum length of a stylesheet in a page: about 4 kB as sent. */
const MAX_INLINE = 20_000;

/** Returns the link of a single file. */
export const alone = (href: string): LinkedStylesheet => ({ href, holds: [] });

/** Several stylesheets in one, in their order. */
interface Joined {
  text: string;
  /** Hash of the text. */
  hash: string;
  holds: readonly string[];
}

/**
 * Joins stylesheets, so that a page's first paint waits for two files and not for ten, with the theme of one site
 * (docs/decisions/0030-styles-joined-by-the-server-scripts-grouped-by-hand.md). The addresses of a joined stylesheet are in its URL and
 * signed, so that every server can create it and nobody else can make a server join and compress other combinations.
 */
export class JoinedStylesheets {
  readonly #dist: string;
  readonly #theme: string;
  readonly #secret: string;
  /** Joined stylesheets by site and addresses, separated by commas. */
  readonly #joined = new LRUCache<string, Joined>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 1,
    ttl: TTL_MS,
    fetchMethod: (key) => {
      const [site = '', ...addresses] = key.split(',');
      return this.#join(site, addresses);
    },
  });

  /**
   * @param dist the folder of the build
   * @param theme the folder of the theme's stylesheets
   * @param secret signs the URLs of joined stylesheets; the same on all servers
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

  /** Returns the text of a stylesheet, or undefined if it cannot be joined or is missing. */
  async #read(address: string, site: string): Promise<string | undefined> {
    if (!ADDRESS.test(address)) return undefined;
    const built = (file: string): Promise<string> => readFile(path.join(this.#dist, file), 'utf8');
    const read = address.startsWith('/theme/')
      ? bundledStylesheet(path.join(this.#theme, address.slice('/theme/'.length)))
      : address === PAGE_STYLES
        ? built(`themes/${site}.css`).catch(() => built('themes/default.css'))
        : built(address.slice('/assets/'.length));
    // A file can be missing while a build replaces it. The script then requests it with the widget.
    return read.catch(() => undefined);
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
   * Returns the stylesheets of a page: one for each group, and one for each stylesheet that cannot be joined. Skips stylesheets of earlier
   * groups.
   * @param inlines whether a short stylesheet of the last group is written into the page
   */
  async link(
    groups: readonly (readonly string[])[],
    site: string,
    inlines = false,
  ): Promise<PageStylesheet[]> {
    const seen = new Set<string>();
    const links: PageStylesheet[] = [];
    for (const group of groups) {
      const fresh = [...new Set(group)].filter((address) => !seen.has(address));
      for (const address of fresh) seen.add(address);
      const joinable = fresh.filter((address) => ADDRESS.test(address));
      const inline = inlines && group === groups.at(-1) && (await this.#inlineOf(joinable, site));
      if (inline) links.push(inline);
      else if (joinable.length > 1) links.push(await this.#linkOf(joinable, site));
      else links.push(...joinable.map(alone));
      links.push(...fresh.filter((address) => !ADDRESS.test(address)).map(alone));
    }
    return links;
  }

  /** Returns the stylesheet of a group; undefined if it is too long, or empty. */
  async #inlineOf(addresses: readonly string[], site: string): Promise<InlineElement | undefined> {
    const { text, holds } = (await this.#joined.fetch([site, ...addresses].join(',')))!;
    const fits = text !== '' && text.length <= MAX_INLINE && !/<\/style/i.test(text);
    return fits ? createInlineStyle(text, holds) : undefined;
  }

  async #linkOf(addresses: readonly string[], site: string): Promise<LinkedStylesheet> {
    const { hash, holds } = (await this.#joined.fetch([site, ...addresses].join(',')))!;
    const of = holds.join(',');
    return { href: `${JOINED_PATH}${hash}.css?site=${site}&of=${of}&key=${this.#keyOf(site, of)}`, holds };
  }

  /**
   * Returns the stylesheet of a joined URL.
   * @param of the addresses, separated by commas
   * @param key the signature in the URL
   * @returns undefined if no page has linked this combination, or if one of its files is missing
   */
  async textOf(of: string, site: string, key: string): Promise<{ text: string; hash: string } | undefined> {
    if (!isSameToken(key, this.#keyOf(site, of))) return undefined;
    const addresses = of.split(',');
    const joined = await this.#joined.fetch([site, ...addresses].join(','));
    return joined?.holds.length === addresses.length ? joined : undefined;
  }
}
