/** Reads and writes what `stored.ts` declares. Storage may be blocked. */
import type { StoredItem } from './stored.ts';

const storageOf = ({ where }: StoredItem): Storage => (where === 'local' ? localStorage : sessionStorage);

/** Reads a stored text; null if there is none, or if storage is blocked. @param key begins with the name */
export function readStored(item: StoredItem, key: string = item.name): string | null {
  try {
    return storageOf(item).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; '' removes it. Does nothing if storage is full or blocked. @param key begins with the name */
export function writeStored(item: StoredItem, text: string, key: string = item.name): void {
  try {
    if (text === '') storageOf(item).removeItem(key);
    else storageOf(item).setItem(key, text);
  } catch {
    // The page works without it.
  }
}
