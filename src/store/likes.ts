/** The visitor's likes: at most one per piece of content, stored in local storage (LIK-02..LIK-05). */
import { sendLike } from '#api/likes.ts';
import { readJson, readList, readText, writeJson } from '#lib/read.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { STORED } from '#lib/stored.ts';
import { onStorage } from './browser-storage.ts';
import { store } from './store.ts';

/**
 * Likes content once: stores the like, shows it in every island of the page, then sends it to the server. A
 * failed call changes nothing (LIK-06, LIK-07).
 */
export function like(contentId: string): void {
  refreshLikes();
  const { likes } = store.getState();
  if (likes.has(contentId)) return;
  const next = new Map(likes).set(contentId, 'now');
  store.setState({ likes: next });
  // If storage is full or blocked, the like lasts until the page is left.
  writeStored(STORED.likes, writeJson([...next.keys()]));
  sendLike(contentId).catch(() => {
    // LIK-07: the local like stays.
  });
}

/**
 * Adds likes that another tab or an earlier page has stored. Keeps likes of this page that could not be
 * stored.
 */
function refreshLikes(): void {
  const { likes } = store.getState();
  const newIds = readStoredLikes().filter((id) => !likes.has(id));
  if (newIds.length > 0)
    store.setState({ likes: new Map([...likes, ...newIds.map((id) => [id, 'earlier'] as const)]) });
}

const readStoredLikes = (): string[] => readList(readJson(readStored(STORED.likes)), readText, Infinity);

/** Keeps the likes in sync with local storage. Returns a function that unsubscribes. For an effect. */
export function syncLikes(): () => void {
  refreshLikes();
  return onStorage(STORED.likes.name, refreshLikes);
}
