/** Restores stylesheets of islands that the page has removed, for example a router that replaces the content of its head. */
import { clean } from '#lib/clean.ts';
import type { MountContext } from './types.ts';

/** Minimum time between two restorations, because a script of the page may remove the stylesheets each time. */
const RESTORE_MS = 1000;

const STYLES = 'link[rel~=stylesheet], style';

function containsStyles(node: Node): boolean {
  const element = clean(node as Element);
  return element.nodeType === 1 && (element.matches(STYLES) || element.querySelector(STYLES) !== null);
}

/** Creates a function that restores stylesheets after changes of the page. */
export function createRestoreStyles({
  styles,
  loadStyle,
  retry,
}: MountContext): (records: MutationRecord[]) => void {
  let restoredAt = -RESTORE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restoreAll(): void {
    restoredAt = performance.now();
    timer = undefined;
    for (const [tree, sheets] of styles)
      for (const url of sheets.keys())
        retry(() => loadStyle(url, tree)).catch((error: unknown) =>
          console.error('[saaristo] styles of islands were removed, and could not be loaded again', error),
        );
  }

  return (records) => {
    const isRemoved = records.some(({ removedNodes }) => Array.from(removedNodes).some(containsStyles));
    if (!isRemoved || timer !== undefined) return;
    const delay = restoredAt + RESTORE_MS - performance.now();
    if (delay > 0) timer = setTimeout(restoreAll, delay);
    else restoreAll();
  };
}
