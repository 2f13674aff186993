import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';

/** Whether the visitor has hidden the buttons (FSO-02). If storage is blocked, they appear again on the next page. */
export const isDismissed = (): boolean => readStored(STORED.foodServiceButtons) === 'true';

export const dismiss = (): void => writeStored(STORED.foodServiceButtons, 'true');
