import type { WidgetProps } from '#island/define.ts';
import { loadEarly } from './early.ts';
import type definition from './widget.ts';

/**
 * Fetches the reviews while the fallback shows them, so that they do not go and come back, however long that takes: the
 * call ends by itself. Never rejects: the island says what failed.
 */
export const prepare = ({ productId, pageSize }: WidgetProps<typeof definition>): Promise<void> =>
  loadEarly(productId, Math.trunc(pageSize)).catch(() => {});
