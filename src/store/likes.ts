/** What this visitor has liked: once a piece of content, remembered in local storage (LIK-02..LIK-05). */
import { sendLike } from '#api/likes.ts';
import { readJson, readList, readText } from '#lib/read.ts';
import { onStorage } from './browser-storage.ts';
import { store } from './store.ts';

/** Key of the list of content ids in local storage (LIK-03). */
const LIKES_KEY = 'likedcontent';

/** Likes once: stored, shown by every island of the page, then told to the server, whose failure changes nothing (LIK-06, LIK-07). */
export function like(contentId: string): void {
  refreshLikes();
  const { likes } = store.getState();
  if (likes.has(contentId)) return;
  const next = new Map(likes).set(contentId, 'now');
  store.setState({ likes: next });
  try {
    localStorage.setItem(LIKES_KEY, JSON.stringify([...next.keys()]));
  } catch {
    // Full or blocked storage: the like counts on this page, and is not remembered.
  }
  sendLike(contentId).catch(() => {
    // LIK-07: the local like stays.
  });
}

/** Takes over what another tab, or an earlier page, has stored; what is liked here and could not be stored stays. */
function refreshLikes(): void {
  const { likes } = store.getState();
  const news = storedLikes().filter((id) => !likes.has(id));
  if (news.length > 0)
    store.setState({ likes: new Map([...likes, ...news.map((id) => [id, 'earlier'] as const)]) });
}

function storedLikes(): string[] {
  try {
    return readList(readJson(localStorage.getItem(LIKES_KEY)), readText);
  } catch {
    return [];
  }
}

/** Keeps the likes as stored, until the result is called. For an effect. */
export function followLikes(): () => void {
  refreshLikes();
  return onStorage(LIKES_KEY, refreshLikes);
}
