import type { LoadContext } from '#island/load.ts';
import { WITHOUT_SCRIPT } from '#schemas/plain-order.ts';
import { lazyChunk, loadOnServer } from '#ui/part.ts';
import type { PlainDelivery } from './plain-delivery.ts';

export const isOptional = true;
/** The order without a script; only a server loads it. */
export const plainOrderPart = lazyChunk(() => import('./PlainOrder.tsx'));

export const parts = loadOnServer(plainOrderPart);

/** Loads the delivery times for an order without a script. With a script, the steps load them. */
export async function load(_: unknown, context: LoadContext): Promise<PlainDelivery | undefined> {
  const { url, width, settings } = context;
  if (width !== undefined || !(settings.order || url.searchParams.has(WITHOUT_SCRIPT))) return undefined;
  const { loadPlainDelivery } = await import('./plain-delivery.ts');
  return loadPlainDelivery(context);
}
