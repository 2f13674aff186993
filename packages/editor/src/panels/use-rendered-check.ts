import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor } from '../context.ts';
import type { BlockProblem, Finding } from '../model/health.ts';
import { checkBlocks, findRenderedHeadings, listBlocks, takeBlocks } from '../model/rendered.ts';
import type { Item } from './use-blocks.ts';
import type { Problems } from './use-problems.ts';

/** Time without changes before the page is checked, in milliseconds. */
const DELAY_MS = 500;

/** Longest time that publishing waits for a check, in milliseconds. */
const MAX_WAIT_MS = 2000;

/** The problems of a block with the value that was checked. */
interface Checked {
  value: unknown;
  problems: readonly BlockProblem[];
}

interface Result {
  blocks: ReadonlyMap<string, Checked>;
  headings: readonly Finding[];
}

const NOTHING: Result = { blocks: new Map(), headings: [] };

/** Resolves when the browser has nothing else to do. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: DELAY_MS });
    else setTimeout(resolve);
  });

/** Returns the problems of blocks that have not changed since they were checked. */
function listProblems({ blocks, headings }: Result, items: readonly Item[]): Problems {
  return new Map(
    items.flatMap(({ props: { id, value } }): [string, BlockProblem[]][] => {
      const known = blocks.get(id);
      const all = [
        ...(known?.value === value ? known.problems : []),
        ...headings.filter(({ block }) => block === id),
      ];
      return all.length > 0 ? [[id, all]] : [];
    }),
  );
}

/**
 * Checks changed blocks on the canvas while the health is shown, and on demand.
 * @returns `problems` by the id of the block, `headings` of the page as a whole, whether the page was checked, and `check`, which resolves
 * with the problems after two seconds at most
 */
export function useRenderedCheck(items: readonly Item[], canvas: Document | null, isActive: boolean) {
  const { t } = useEditor();
  const [result, setResult] = useState(NOTHING);
  const latest = useRef({ items, result });
  useEffect(() => {
    latest.current = { items, result };
  });
  const running = useRef<Promise<Problems>>(undefined);
  /** Whether a further check may find blocks that the last one did not take. */
  const isPartial = useRef(false);

  const run = useCallback(async (): Promise<Problems> => {
    const { items: now, result: before } = latest.current;
    if (!canvas) return new Map();
    const values = new Map(now.map(({ props: { id, value } }) => [id, value]));
    const isKnown = (id: string): boolean => before.blocks.get(id)?.value === values.get(id);
    const waiting = listBlocks(canvas).filter(
      ({ dataset: { block = '' } }) => values.has(block) && !isKnown(block),
    );
    const fresh = takeBlocks(waiting);
    isPartial.current = fresh.length > 0 && fresh.length < waiting.length;
    const found = await checkBlocks(canvas, fresh, t);
    const blocks = new Map([
      ...[...before.blocks].filter(([id]) => values.has(id)),
      ...[...found].map(([id, problems]): [string, Checked] => [id, { value: values.get(id), problems }]),
    ]);
    const next = { blocks, headings: findRenderedHeadings(canvas, t) };
    setResult(next);
    return listProblems(next, now);
  }, [canvas, t]);

  const start = useCallback(async (): Promise<Problems> => {
    if (running.current) return running.current;
    const started = run();
    running.current = started;
    try {
      return await started;
    } finally {
      running.current = undefined;
    }
  }, [run]);

  // Islands are mounted when they come into view, so their content is checked then.
  useEffect(() => {
    if (!isActive || !canvas) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = (): void => {
      clearTimeout(timer);
      // A check that fails is repeated after the next change.
      timer = setTimeout(
        () =>
          void whenIdle()
            .then(start)
            .then(() => {
              if (isCurrent && isPartial.current) request();
            })
            .catch(() => {}),
        DELAY_MS,
      );
    };
    request();
    const observer = new MutationObserver(request);
    observer.observe(canvas.body, { childList: true, subtree: true });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isActive, items, canvas, start]);

  const problems = useMemo(() => listProblems(result, items), [result, items]);
  const headings = useMemo(() => result.headings.filter(({ block }) => block === null), [result]);
  const check = useCallback(
    (): Promise<Problems> =>
      Promise.race([
        start().catch((): Problems => new Map()),
        new Promise<Problems>((resolve) => setTimeout(() => resolve(new Map()), MAX_WAIT_MS)),
      ]),
    [start],
  );
  return { problems, headings, isChecked: result !== NOTHING, check };
}
