import { createContext, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Messages } from '../messages.ts';
import type { BlockProblem } from '../model/health.ts';
import { type BlockProps, SYNCED } from '../model/page.ts';
import { type Address, isAnchor, isOwn } from '../model/problems.ts';
import { checkBlock, type CheckedBlock, checkSection } from '../model/section-check.ts';
import { getSectionId } from '../model/sections.ts';
import { findInParts } from '../model/slots.ts';
import type { Item } from './use-blocks.ts';
import { useSections } from './use-sections.ts';

/** Problems by the id of the block. Blocks without problems are missing. */
export type Problems = ReadonlyMap<string, readonly BlockProblem[]>;

/** A link or picture of a block. */
export interface BlockAddress extends Address {
  /** The block's id. */
  block: string;
  /** Whether it is a part of the site that does not exist. */
  isDead: boolean;
}

export const ProblemsContext = createContext<Problems>(new Map());

export const useProblemsOf = (id: string): readonly BlockProblem[] => use(ProblemsContext).get(id) ?? NONE;

const NONE: readonly BlockProblem[] = [];
/** Time without changes before the layout is checked, in milliseconds. */
const LAYOUT_DELAY_MS = 800;

/** Whether there is a picture at an address. */
const isPicture = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });

/**
 * Checks each address once.
 * @returns the keys of addresses that do not exist, and whether some are not answered yet
 */
function useDeadAddresses(
  api: Api,
  site: string,
  addresses: readonly Address[],
): { dead: ReadonlySet<string>; isPending: boolean } {
  const asked = useRef(new Set<string>());
  const pending = useRef(0);
  const [isPending, setPending] = useState(false);
  const [dead, setDead] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { kind, address } of addresses) {
      const key = `${kind} ${address}`;
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      pending.current += 1;
      setPending(true);
      const [path = '/'] = address.split('#');
      const asking = kind === 'picture' ? isPicture(address) : api.isThere(site, path || '/');
      void asking
        .then(
          (isThere) => {
            if (!isThere) setDead((before) => new Set([...before, key]));
          },
          // After a failed check, the next change repeats it.
          () => asked.current.delete(key),
        )
        .then(() => {
          pending.current -= 1;
          if (pending.current === 0) setPending(false);
        });
    }
  }, [api, site, addresses]);
  return { dead, isPending };
}

/** Returns the ids of blocks whose content is wider than the page, after a time without changes. */
function useTooWide(items: readonly Item[], canvas: Document | null): ReadonlySet<string> {
  const [wide, setWide] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!canvas) return;
    const timer = setTimeout(() => {
      const found = [...canvas.querySelectorAll<HTMLElement>('[data-block]')].flatMap((block) =>
        block.scrollWidth > block.clientWidth + 1 ? [block.dataset['block'] ?? ''] : [],
      );
      setWide((before) =>
        before.size === found.length && found.every((id) => before.has(id)) ? before : new Set(found),
      );
    }, LAYOUT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [items, canvas]);
  return wide;
}

/** Returns the problem of a synced section that visitors see nothing of. */
function findSectionProblems(
  type: string,
  value: BlockProps['value'],
  sections: ReturnType<typeof useSections>,
  t: Messages,
): BlockProblem[] {
  if (type !== SYNCED) return [];
  const id = getSectionId(value);
  const section = id > 0 ? sections.get(id) : null;
  if (section === undefined || (section && section.state !== 'draft')) return [];
  return section
    ? [{ path: [], message: t.sectionNotPublished, isDraftSection: true }]
    : [{ path: [], message: t.sectionGone }];
}

/**
 * Returns all problems of the page's blocks, its links and pictures, and whether some of these are not checked yet. The check is deferred until typed text is shown.
 * @param rendered problems that only the rendered page shows, by the id of the block
 */
export function useProblems(
  current: readonly Item[],
  canvas: Document | null,
  rendered: Problems,
): { problems: Problems; addresses: readonly BlockAddress[]; isPending: boolean } {
  const { api, catalogue, site, t } = useEditor();
  const items = useDeferredValue(current);
  // Unchanged blocks keep the same props object, so their results are cached.
  const [cache] = useState(() => new WeakMap<object, CheckedBlock & Pick<BlockProps, 'slots'>>());
  const sections = useSections();
  const checked = useMemo(
    () =>
      items.map((item) => {
        const {
          type,
          props: { id, value, slots },
        } = item;
        const section = type === SYNCED ? sections.get(getSectionId(value)) : undefined;
        const key = section ?? (typeof value === 'object' ? value : undefined);
        const kept = key && cache.get(key);
        const result =
          kept?.slots === slots && kept
            ? kept
            : section
              ? checkSection(section, catalogue, t)
              : checkBlock(item, catalogue, t);
        if (key && result !== kept) cache.set(key, { ...result, slots });
        return { id, item, ...result };
      }),
    [items, sections, catalogue, t, cache],
  );
  const own = useMemo(() => checked.flatMap((one) => one.addresses.filter(isOwn)), [checked]);
  const { dead, isPending } = useDeadAddresses(api, site, own);
  const wide = useTooWide(items, canvas);
  const addresses = useMemo(() => {
    const names = new Set(checked.flatMap((one) => one.names));
    const isDead = (one: Address): boolean =>
      isAnchor(one)
        ? !names.has(decodeHash(one.address)) && !canvas?.getElementById(decodeHash(one.address))
        : dead.has(`${one.kind} ${one.address}`);
    return checked.flatMap(({ id, addresses: its }) =>
      its.map((one): BlockAddress => ({ ...one, block: id, isDead: isDead(one) })),
    );
  }, [checked, dead, canvas]);
  const problems = useMemo(() => {
    const lost = addresses.filter(({ isDead }) => isDead);
    return new Map(
      checked.flatMap(({ id, item, own: its }): [string, BlockProblem[]][] => {
        const all: BlockProblem[] = [
          ...its,
          ...lost.filter(({ block }) => block === id).map((one) => describeLost(one, t)),
          ...findInParts(item, ({ type, props }) => findSectionProblems(type, props.value, sections, t)),
          ...(wide.has(id) ? [{ path: [], message: t.tooWide }] : []),
        ];
        const isNew = ({ message }: BlockProblem): boolean => !all.some((one) => one.message === message);
        all.push(...(rendered.get(id) ?? []).filter(isNew));
        return all.length > 0 ? [[id, all]] : [];
      }),
    );
  }, [checked, addresses, wide, sections, rendered, t]);

  useEffect(() => {
    for (const block of canvas?.querySelectorAll<HTMLElement>('[data-block]') ?? []) {
      const [first] = problems.get(block.dataset['block'] ?? '') ?? [];
      if (first) block.dataset['problem'] = first.message;
      else delete block.dataset['problem'];
    }
  }, [problems, canvas, items]);
  return { problems, addresses, isPending };
}

/** Describes a link or a picture that does not exist. */
const describeLost = (one: Address, t: Messages): BlockProblem =>
  one.kind === 'picture'
    ? { topic: 'pictures', path: one.path, message: t.missingPicture(one.address) }
    : {
        topic: 'links',
        path: one.path,
        message: isAnchor(one) ? t.health.deadAnchor(one.address) : t.deadLink(one.address),
      };

/** Returns the name that a link to a part of the page leads to. */
function decodeHash(address: string): string {
  try {
    return decodeURIComponent(address.slice(1));
  } catch {
    return address.slice(1);
  }
}
