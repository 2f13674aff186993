/**
 * Changes that are kept on the device until the server has saved them: one draft for each page, account and tab. A tab holds a lock while it is
 * open, so a draft without a lock is that of a tab that was closed or crashed.
 */
import type { PageId } from '../contract.ts';
import type { KeptDraft } from './saving.ts';

/** The text between the parts of a key. No part contains it. */
const SEPARATOR = ' ';
const PREFIX = 'saaristo-editor:draft';
/** The key of the tab's id, which a reload keeps. */
const TAB = 'saaristo-editor:tab';

/** Time that a draft of a closed tab is kept, in milliseconds. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
/** Maximum drafts of closed tabs on the device. The newest ones are kept. */
const MAX_DRAFTS = 20;

/** A draft that a closed tab of the same account has left. */
export interface LeftDraft {
  key: string;
  /** Time of the last change, in milliseconds. */
  at: number;
  draft: KeptDraft;
}

/** The drafts of a page for one account. */
export interface KeptDrafts {
  /** The draft of this tab before it was reloaded. */
  own: KeptDraft | undefined;
  /** The drafts of closed tabs, newest first. */
  left: readonly LeftDraft[];
  /** Keeps the changes of this tab. */
  keep: (draft: KeptDraft) => void;
  /** Removes the changes of this tab, or of a closed one. */
  remove: (key?: string) => void;
}

const createKey = (...parts: (string | number)[]): string =>
  [PREFIX, ...parts.map((part) => encodeURIComponent(part))].join(SEPARATOR);

/** Returns the keys of the device's storage; none if the browser offers no storage. */
function listKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

interface Stored {
  at: number;
  draft: KeptDraft;
}

function readStored(key: string): Stored | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Stored> | null;
    return stored?.draft?.details && typeof stored.at === 'number' ? (stored as Stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes drafts of closed tabs that are old, damaged or too many. */
function removeOld(isHeld: (key: string) => boolean, now: number): void {
  const stored = listKeys()
    .filter((key) => key.startsWith(PREFIX) && !isHeld(key))
    .map((key) => ({ key, at: readStored(key)?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at);
  for (const [index, { key, at }] of stored.entries())
    if (index >= MAX_DRAFTS || at < now - MAX_AGE_MS) localStorage.removeItem(key);
}

/**
 * Reads the drafts of a page, and removes old ones.
 * @param tab the id of this tab
 * @param isOpen whether the tab of a key is open
 */
export function readKeptDrafts(
  pageId: PageId,
  account: string,
  tab: string,
  isOpen: (key: string) => boolean,
  now = Date.now(),
): KeptDrafts {
  const key = createKey(account, pageId, tab);
  const ofPage = createKey(account, pageId, '');
  removeOld((one) => one === key || isOpen(one), now);
  const left = listKeys().flatMap((one): LeftDraft[] => {
    const stored = one.startsWith(ofPage) && one !== key && !isOpen(one) ? readStored(one) : undefined;
    return stored ? [{ key: one, ...stored }] : [];
  });
  return {
    own: readStored(key)?.draft,
    left: left.toSorted((a, b) => b.at - a.at),
    keep(draft) {
      try {
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), draft } satisfies Stored));
      } catch {
        // The device's storage is full. The server saves the changes in a moment.
      }
    },
    remove(one = key) {
      try {
        localStorage.removeItem(one);
      } catch {
        // The browser offers no storage.
      }
    },
  };
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
}

/** The locks of this document. */
const locks = new Set<string>();

/** Holds a lock until the tab is closed. Returns whether no other tab has it. */
const holdLock = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (locks.has(name)) return resolve(true);
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) locks.add(name);
      resolve(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });

/**
 * Reads the drafts of a page for this tab. A duplicated tab has the storage of the first one, and gets an id of its own.
 * @param account identifies the user
 */
export async function openKeptDrafts(pageId: PageId, account: string): Promise<KeptDrafts> {
  let tab = readTab() ?? crypto.randomUUID();
  // Browsers offer locks to secure pages only. Without them, drafts of open tabs are offered, too.
  const hasLocks = 'locks' in navigator;
  if (hasLocks && !(await holdLock(createKey(account, pageId, tab)))) {
    tab = crypto.randomUUID();
    await holdLock(createKey(account, pageId, tab));
  }
  try {
    sessionStorage.setItem(TAB, tab);
  } catch {
    // The browser offers no storage: a reload gets a new id.
  }
  const { held = [] } = hasLocks ? await navigator.locks.query() : {};
  const names = new Set(held.map(({ name }) => name));
  return readKeptDrafts(pageId, account, tab, (key) => names.has(key));
}
