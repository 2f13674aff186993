/** Finds links and pictures with nothing at their address, on pages and in items of collections. */
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Leaf, listLeaves, readPicture, toText } from 'saaristo/form';
import { walkBlocks } from 'saaristo/page-details';
import { DEFAULT_SITE, type Site } from 'saaristo/sites';
import { requireUser } from '../../admin/requests.ts';
import type { AnyCollection } from '../../collections/define.ts';
import { listLanguages } from '../../collections/form.ts';
import { getSeenSites, listItems, maySee } from '../../collections/store.ts';
import type { Rights } from '../../platform/model/rights.ts';
import {
  filterUnknown,
  getAddressWord,
  listUnknownAddresses,
  listUses,
  MAX_USES,
  type PageUse,
  type PlacedBlock,
  type UnknownAddress,
} from '../store/uses.ts';
import type { Queries } from '../../platform/database/database.ts';
import { shareReads } from '../../platform/database/shared-reads.ts';
import type { Block } from '../../platform/model/content.ts';
import type { Catalogue } from '../render/catalogue.ts';
import type { CheckAddress } from './check-address.ts';

/** An address with nothing at it, and the pages and items that have it. */
export interface BrokenLink {
  site: Site;
  address: string;
  uses: PageUse[];
}

/** The first broken links, and whether there are more. */
export interface BrokenLinks {
  links: BrokenLink[];
  hasMore: boolean;
}

/** Maximum broken addresses of pages in a list. Those of items follow, up to twice as many in all. */
const MAX_BROKEN = 100;

/** Bounds of the cache of addresses that exist. Without it, each opening of the list would draw all pictures. */
const CACHED = { max: 5000, ttl: 5 * 60_000 };

const HTML_ADDRESS = /\s(?:href|src)\s*=\s*"([^"]*)"/gi;

function listAddresses({ kind, value }: Leaf): string[] {
  if (kind === 'rich-text')
    return [...toText(value).matchAll(HTML_ADDRESS)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
  if (kind === 'picture') return [readPicture(value).url];
  return kind === 'link' ? [toText(value)] : [];
}

/** Tells whether a block, or one in its slots, has an address as a link or a picture, and not as another text. */
const hasLink = (catalogue: Catalogue, outer: Block, address: string): boolean => {
  for (const block of walkBlocks([outer])) {
    const leaves: Iterable<Leaf> =
      'html' in block
        ? [{ kind: 'rich-text', value: block.html, path: [] }]
        : listLeaves(catalogue.getProps(block.widget), block.props);
    for (const leaf of leaves)
      if (listAddresses(leaf).some((one) => one === address || getAddressWord(one) === address)) return true;
  }
  return false;
};

/** A path of a site, which `listUnknownAddresses` takes from pages. */
const PATH = /^\/(?:$|[^/])/;

/**
 * Lists the links and pictures of the items that an account sees, whose paths the database does not know. An item of all sites is one
 * of the main site.
 */
async function listItemLinks(
  queries: Queries,
  collections: readonly AnyCollection[],
  rights: Rights,
  only: Site | undefined,
): Promise<BrokenLink[]> {
  const found = new Map<string, BrokenLink>();
  for (const collection of collections.filter((one) => maySee(one, rights))) {
    const { rows } = await listItems(queries, collection.name, {
      site: only === DEFAULT_SITE ? undefined : only,
      sites: getSeenSites(collection, rights),
    });
    for (const item of rows) {
      const site = item.site ?? DEFAULT_SITE;
      if (only !== undefined && site !== only) continue;
      const schema = collection.createSchema(await listLanguages(queries, item));
      const read = (values: readonly (object | null)[]): Set<string> =>
        new Set(
          values
            .flatMap((value) => [...listLeaves(schema, value)].flatMap(listAddresses))
            .map(getAddressWord)
            .filter((address) => PATH.test(address)),
        );
      const shown = read([item.published, item.scheduled]);
      const use = { id: item.id, collection: collection.name, title: item.title, path: '', site: item.site };
      for (const address of read([item.draft, item.published, item.scheduled])) {
        const key = `${site} ${address}`;
        const link = found.get(key) ?? { site, address, uses: [] };
        const isPublic = shown.has(address);
        if (link.uses.length < MAX_USES)
          link.uses.push({ ...use, isPublic, blocks: [], isShared: false, editions: [] });
        found.set(key, link);
      }
    }
  }
  return filterUnknown(queries, [...found.values()]);
}

/** Creates the search for broken links of a server. */
export function createBrokenLinkSearch(
  queries: Queries,
  catalogue: Catalogue,
  collections: readonly AnyCollection[],
  hasAddress: CheckAddress,
): (request: FastifyRequest, site?: Site) => Promise<BrokenLinks> {
  const known = new LRUCache<string, true>(CACHED);

  const exists = async (
    request: FastifyRequest,
    { site, address }: Pick<UnknownAddress, 'site' | 'address'>,
  ): Promise<boolean> => {
    const key = `${site} ${address}`;
    if (known.has(key)) return true;
    if (address.startsWith('/editor') || !(await hasAddress(request, site, address))) return false;
    known.set(key, true);
    return true;
  };

  return async (request, only) => {
    const broken: BrokenLink[] = [];
    let hasMore = false;
    for (const one of await listUnknownAddresses(queries, only)) {
      if (await exists(request, one)) continue;
      const { site, address } = one;
      const isUsing = ({ block }: PlacedBlock): boolean => hasLink(catalogue, block, address);
      const uses = await listUses(queries, [address], { site, isUsing });
      if (uses.length === 0) continue;
      hasMore = broken.length >= MAX_BROKEN;
      if (hasMore) break;
      broken.push({ site, address, uses });
    }
    const links = await shareReads(() => listItemLinks(queries, collections, requireUser(request), only));
    for (const link of links) {
      if (await exists(request, link)) continue;
      const { site, address, uses } = link;
      const same = broken.find((one) => one.site === site && one.address === address);
      if (same) same.uses.push(...uses);
      else if (broken.length < 2 * MAX_BROKEN) broken.push(link);
      else {
        hasMore = true;
        break;
      }
    }
    return { links: broken, hasMore };
  };
}
