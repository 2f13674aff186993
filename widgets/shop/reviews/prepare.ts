import type { WidgetProps } from '#island/define.ts';
import { loadEarly } from './early.ts';
import type definition from './widget.ts';

/** The server's reviews stand meanwhile, and can be read. */
const PATIENCE_MS = 5000;

/** Fetches the reviews while the fallback shows them, so that they do not go and come back. Never rejects: the island says what failed. */
export async function prepare({ productId, pageSize }: WidgetProps<typeof definition>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([loadEarly(productId, Math.trunc(pageSize)).catch(() => {}), patience]);
  clearTimeout(timer);
}
