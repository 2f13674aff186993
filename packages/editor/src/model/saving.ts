/** States of saving the draft, as a pure function of events. `use-saving.ts` makes the calls and runs the timer. */
import { pickPageDetails } from 'saaristo/page-details';
import type { Page, PageDetails, Saved } from '../contract.ts';
import { toCanonicalJson } from './canonical-json.ts';

/** Debounce of saving while the editor types, and the maximum time without a save. */
const DEBOUNCE_MS = 600;
const MAX_WAIT_MS = 1500;
/** Delay before a failed save is tried again, in milliseconds. */
const RETRY_MS = 3000;

/** The state that the editor shows. */
export type SavingStatus =
  | { status: 'saved'; at: string }
  | { status: 'saving' }
  /** `isSignedOut`: the session has ended. The changes are kept in memory and on the device. */
  | { status: 'failed'; isSignedOut: boolean }
  | { status: 'conflict'; theirs: Page };

export interface Saving {
  shown: SavingStatus;
  /** Version of the page that the next save is based on. */
  version: number;
  /** The page that the server has as `version`. */
  base: PageDetails;
  /** The details that the canvas had at the last save, as JSON. */
  saved: string;
  /** Changes that no save has sent. */
  pending?: PageDetails | undefined;
  /** The details that are being sent. */
  sent?: PageDetails | undefined;
  /** The details of a failed save. The server may have stored them. */
  unconfirmed?: PageDetails | undefined;
  /** Whether a conflict is unresolved. Nothing is saved automatically until then. */
  isHeld: boolean;
  /** Time of the first pending change, and of the next automatic save, in milliseconds. */
  since?: number | undefined;
  dueAt?: number | undefined;
}

export type SavingEvent =
  | { type: 'changed'; details: PageDetails; now: number }
  /** A save was requested. It replaces the automatic one. */
  | { type: 'requested' }
  | { type: 'sent' }
  | { type: 'saved'; answer: Saved }
  /** `canRetry`: the server has not refused the changes themselves. */
  | { type: 'failed'; isSignedOut: boolean; canRetry: boolean; now: number }
  /** Another user has changed the same part of the page. */
  | { type: 'conflicted'; theirs: Page }
  /** The server has answered the page for another call. */
  | { type: 'rebased'; page: Page }
  /** Both versions are merged into `details`. */
  | { type: 'merged'; theirs: Page; details: PageDetails };

/** Changes that are kept on the device until the server has saved them. */
export interface KeptDraft {
  /** Version of the page that they are based on. */
  version: number;
  /** The page of that version. */
  base: PageDetails;
  details: PageDetails;
}

/** @param kept changes from this device. If they are based on another version of the page, they are merged before they are saved. */
export function startSaving(page: Page, kept?: KeptDraft): Saving {
  const details = pickPageDetails(page);
  const start: Saving = {
    shown: { status: 'saved', at: page.savedAt },
    version: page.version,
    base: details,
    saved: JSON.stringify(details),
    isHeld: false,
  };
  if (!kept) return start;
  if (kept.version === page.version)
    return { ...start, shown: { status: 'saving' }, pending: kept.details, dueAt: 0 };
  return {
    ...start,
    shown: { status: 'conflict', theirs: page },
    version: kept.version,
    base: kept.base,
    pending: kept.details,
    isHeld: true,
  };
}

/** Returns the next state; the same object if nothing changes. */
export function reduceSaving(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'changed': {
      const { details, now } = event;
      const known = state.sent ? JSON.stringify(state.sent) : state.saved;
      if (!state.pending && JSON.stringify(details) === known) return state;
      if (state.isHeld) return { ...state, pending: details };
      const { since = now } = state;
      const dueAt = Math.max(now, Math.min(now + DEBOUNCE_MS, since + MAX_WAIT_MS));
      return { ...state, shown: { status: 'saving' }, pending: details, since, dueAt };
    }
    case 'requested':
      return { ...state, dueAt: undefined };
    case 'sent':
      return {
        ...state,
        shown: { status: 'saving' },
        pending: undefined,
        sent: state.pending,
        since: undefined,
        dueAt: undefined,
      };
    case 'saved': {
      const { version, savedAt, blocks } = event.answer;
      const { pending, sent = state.base } = state;
      return {
        ...state,
        shown: pending ? state.shown : { status: 'saved', at: savedAt },
        version,
        base: blocks ? { ...sent, blocks } : sent,
        saved: JSON.stringify(sent),
        sent: undefined,
        unconfirmed: undefined,
      };
    }
    case 'failed': {
      const { isSignedOut, canRetry, now } = event;
      return {
        ...state,
        shown: { status: 'failed', isSignedOut },
        pending: state.pending ?? state.sent,
        sent: undefined,
        unconfirmed: state.sent ?? state.unconfirmed,
        dueAt: canRetry ? Math.min(state.dueAt ?? Infinity, now + RETRY_MS) : state.dueAt,
      };
    }
    case 'conflicted':
      return {
        ...state,
        shown: { status: 'conflict', theirs: event.theirs },
        pending: state.pending ?? state.sent,
        sent: undefined,
        isHeld: true,
        dueAt: undefined,
      };
    case 'rebased': {
      const { version, savedAt } = event.page;
      const base = pickPageDetails(event.page);
      return {
        ...state,
        shown: { status: 'saved', at: savedAt },
        version,
        base,
        saved: JSON.stringify(base),
        unconfirmed: undefined,
      };
    }
    case 'merged': {
      const rebased = { ...reduceSaving(state, { type: 'rebased', page: event.theirs }), isHeld: false };
      const isTheirs = toCanonicalJson(event.details) === toCanonicalJson(rebased.base);
      return { ...rebased, sent: undefined, dueAt: undefined, pending: isTheirs ? undefined : event.details };
    }
  }
}

/** Returns the version that mine and theirs began with. It is theirs if that is this tab's own save, whose answer was lost. */
export const getMergeBase = ({ base, unconfirmed }: Saving, theirs: PageDetails): PageDetails =>
  unconfirmed && toCanonicalJson(unconfirmed) === toCanonicalJson(pickPageDetails(theirs))
    ? unconfirmed
    : base;
