import { createContext, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '../api.ts';
import { useEditor } from '../context.ts';
import type { Problem } from 'saaristo/form';
import { type Address, findOwnAddresses, findProblems } from '../model/problems.ts';
import type { Messages } from '../messages.ts';
import { type BlockProps, SYNCED } from '../model/page.ts';
import { getSectionId } from '../model/sections.ts';
import type { Item } from './use-blocks.ts';
import { useSections } from './use-sections.ts';

/** Problems by the id of the block. Blocks without problems are missing. */
export type Problems = ReadonlyMap<string, readonly Problem[]>;

export const ProblemsContext = createContext<Problems>(new Map());

export const useProblemsOf = (id: string): readonly Problem[] => use(ProblemsContext).get(id) ?? NONE;

const NONE: readonly Problem[] = [];
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
 * @returns the keys of addresses that do not exist
 */
function useDeadAddresses(api: Api, site: string, addresses: readonly Address[]): ReadonlySet<string> {
  const asked = useRef(new Set<string>());
  const [dead, setDead] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { kind, address } of addresses) {
      const key = `${kind} ${address}`;
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      const [path = '/'] = address.split('#');
      const asking = kind === 'picture' ? isPicture(address) : api.isThere(site, path || '/');
      asking.then(
        (isThere) => {
          if (!isThere) setDead((before) => new Set([...before, key]));
        },
        // After a failed check, the next change repeats it.
        () => asked.current.delete(key),
      );
    }
  }, [api, site, addresses]);
  return dead;
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
): Problem[] {
  if (type !== SYNCED) return [];
  const id = getSectionId(value);
  const section = id > 0 ? sections.get(id) : null;
  if (section === undefined || (section && section.state !== 'draft')) return [];
  return [{ path: [], message: section ? t.sectionNotPublished : t.sectionGone }];
}

/** Returns all problems of the page's blocks. The check is deferred until typed text is shown. */
export function useProblems(current: readonly Item[], canvas: Document | null): Problems {
  const { api, catalogue, site, t } = useEditor();
  const items = useDeferredValue(current);
  // Unchanged blocks keep the same props object, so their results are cached.
  const [cache] = useState(() => new WeakMap<object, { own: Problem[]; addresses: Address[] }>());
  const checked = useMemo(
    () =>
      items.map(({ type, props: { id, value } }) => {
        const key = typeof value === 'object' ? value : undefined;
        const kept = key && cache.get(key);
        const result = kept ?? {
          own: findProblems(type, value, catalogue, t),
          addresses: findOwnAddresses(type, value, catalogue),
        };
        if (key && !kept) cache.set(key, result);
        return { id, type, value, ...result };
      }),
    [items, catalogue, t, cache],
  );
  const addresses = useMemo(() => checked.flatMap((one) => one.addresses), [checked]);
  const dead = useDeadAddresses(api, site, addresses);
  const wide = useTooWide(items, canvas);
  const sections = useSections();
  const problems = useMemo(
    () =>
      new Map(
        checked.flatMap(({ id, type, value, own, addresses: its }): [string, Problem[]][] => {
          const all = [
            ...own,
            ...its
              .filter(({ kind, address }) => dead.has(`${kind} ${address}`))
              .map(({ kind, address, path }) => ({
                path,
                message: kind === 'link' ? t.deadLink(address) : t.missingPicture(address),
              })),
            ...findSectionProblems(type, value, sections, t),
            ...(wide.has(id) ? [{ path: [], message: t.tooWide }] : []),
          ];
          return all.length > 0 ? [[id, all]] : [];
        }),
      ),
    [checked, dead, wide, sections, t],
  );

  useEffect(() => {
    for (const block of canvas?.querySelectorAll<HTMLElement>('[data-block]') ?? []) {
      const [first] = problems.get(block.dataset['block'] ?? '') ?? [];
      if (first) block.dataset['problem'] = first.message;
      else delete block.dataset['problem'];
    }
  }, [problems, canvas, items]);
  return problems;
}
