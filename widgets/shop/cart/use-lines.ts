import { useRef, useState } from 'react';
import type { CartLine } from '#store/cart.ts';
import { changeLine, sendPendingChanges } from '#store/line-changes.ts';
import { setQuantity, type Change } from '#store/shop-cart.ts';
import { store } from '#store/store.ts';

/** What is under way for a line. */
export interface LineState {
  /** The quantity that was chosen, until the shop has answered to it. */
  wanted?: number | undefined;
  /** Requests on their way. */
  sending: number;
  /** Why the last change came to nothing, as far as the shop says: maybe nothing at all. */
  failed?: readonly string[] | undefined;
}

/** A line that was taken out, and where it was. */
export interface RemovedLine {
  line: CartLine;
  at: number;
}

/** What was done last, to be said to who can't see it. */
export interface Done {
  line: CartLine;
  quantity: number;
}

const IDLE: LineState = { sending: 0 };
const lines = () => store.getState().cart.lineItems;

/**
 * The lines of the cart as they are being changed, several at once. Of several changes of a line the answer to the last one
 * decides (SHP-18 to SHP-21).
 */
export function useLines() {
  const [states, setStates] = useState<ReadonlyMap<string, LineState>>(new Map());
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [done, setDone] = useState<Done>();
  const [back, setBack] = useState<string>();
  const latest = useRef(new Map<string, object>());
  const underWay = useRef(new Set<Promise<boolean>>());

  const update = (code: string, next: (state: LineState) => LineState) =>
    setStates((before) => new Map(before).set(code, next(before.get(code) ?? IDLE)));
  const begin = (code: string) => update(code, (state) => ({ ...state, sending: state.sending + 1 }));

  /** Follows a change to its end; resolves with whether the line is as it was wanted. */
  const finish = async (
    { line, quantity }: Done,
    change: Promise<Change | undefined>,
    isLatest: () => boolean,
  ): Promise<boolean> => {
    const result = await change;
    if (!result) {
      // A later change took its place before it was sent, or the page was left: one that comes back asks the shop.
      if (isLatest()) update(line.code, ({ sending }) => ({ sending }));
      return true;
    }
    update(line.code, ({ sending, ...state }) => ({
      ...(isLatest() ? { failed: result.ok ? undefined : result.reasons } : state),
      sending: sending - 1,
    }));
    if (!isLatest()) return true;
    if (result.ok) setDone({ line, quantity });
    return result.ok;
  };

  const follow = (wanted: Done, change: (begin: () => void) => Promise<Change | undefined>) => {
    const { code } = wanted.line;
    const turn = {};
    latest.current.set(code, turn);
    update(code, ({ sending }) => ({ sending, wanted: wanted.quantity }));
    const work = finish(
      wanted,
      change(() => begin(code)),
      () => latest.current.get(code) === turn,
    );
    underWay.current.add(work);
    void work.finally(() => underWay.current.delete(work));
  };

  /** Wants so many of a line; 0 takes it out. The shop hears of it a second after the last call. */
  const change = (line: CartLine, quantity: number) => {
    const { code } = line;
    setBack(undefined);
    setRemoved((before) => [
      ...before.filter((one) => one.line.code !== code),
      ...(quantity === 0 ? [{ line, at: lines().findIndex((one) => one.code === code) }] : []),
    ]);
    follow({ line, quantity }, (onSend) => changeLine(code, quantity, onSend));
  };

  /** Puts a line back that was taken out. */
  const bringBack = ({ line }: RemovedLine) => {
    setBack(line.code);
    follow({ line, quantity: line.quantity }, (onSend) => {
      onSend();
      return setQuantity(line.code, line.quantity);
    });
  };

  /** The failure has been read. */
  const forgive = (code: string) => update(code, ({ failed: _, ...state }) => state);

  /** Sends at once what waits; resolves with whether the cart is as it was wanted. */
  const settle = async (): Promise<boolean> => {
    sendPendingChanges();
    return (await Promise.all(underWay.current)).every(Boolean);
  };

  return {
    stateOf: (code: string): LineState => states.get(code) ?? IDLE,
    removed,
    done,
    back,
    change,
    bringBack,
    forgive,
    settle,
  };
}

/** What the cart shows row by row: its lines, and those that were taken out where they were. */
export function rowsOf(
  lineItems: readonly CartLine[],
  removed: readonly RemovedLine[],
): (CartLine | RemovedLine)[] {
  const rows: (CartLine | RemovedLine)[] = [...lineItems];
  const codes = new Set(lineItems.map(({ code }) => code));
  for (const one of removed.toSorted((a, b) => a.at - b.at))
    if (!codes.has(one.line.code)) rows.splice(Math.max(one.at, 0), 0, one);
  return rows;
}
