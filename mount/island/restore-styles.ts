/**
 * Restores stylesheets of islands that the page has removed, for example a router that replaces the content of its head. Loaded when it has
 * removed some.
 */
import type { MountContext } from '../types.ts';

/** Minimum time between two restorations, because a script of the page may remove the stylesheets each time. */
const RESTORE_MS = 1000;

let restoredAt = -RESTORE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Restores the stylesheets, now or when the last restoration is long enough ago. */
export function restoreStyles({ styles, loadStyle, retry }: MountContext): void {
  timer ??= setTimeout(
    () => {
      restoredAt = performance.now();
      timer = undefined;
      for (const [tree, sheets] of styles)
        for (const url of sheets.keys())
          retry(() => loadStyle(url, tree)).catch((error: unknown) =>
            console.error('[saaristo] styles of islands were removed, and could not be loaded again', error),
          );
    },
    Math.max(0, restoredAt + RESTORE_MS - performance.now()),
  );
}
