import { useRef, useState } from 'react';
import { changeLine, sendPendingChanges, setQuantity, type Change } from '#store/cart/actions.ts';
import type { CartLine } from '#store/cart/model.ts';
import { store } from '#store/store.ts';

/** A change that failed. */
export type Refusal = Extract<Change, { ok: false }>;

/** State of a line that is being changed. */
export interface LineState {
  /** The chosen quantity, until the shop has answered. */
  wanted?: number | undefined;
  /** Number of unanswered requests. */
  sending: number;
  /** The failure of the last change. */
  failed?: Refusal | undefined;
}

/** A removed line and its index. */
export interface RemovedLine {
  line: CartLine;
  at: number;
}

/** The last change, to be announced to screen readers. */
export interface Done {
  line: CartLine;
  quantity: number;
}

const IDLE: LineState = { sending: 0 };
const getLines = () => store.getState().cart.lineItems;

/**
 * Manages changes of the cart's lines, of which several can be pending. If a line has several changes, the answer to the last one decides
 * (SHP-18 to SHP-21).
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

  /**
   * Waits for a change.
   * @returns whether the line has the wanted quantity
   */
  const finish = async (
    { line, quantity }: Done,
    change: Promise<Change | undefined>,
    isLatest: () => boolean,
  ): Promise<boolean> => {
    const result = await change;
    if (!result) {
      // A later change replaced this one before it was sent, or the page was left. A restored page loads the cart again.
      if (isLatest()) update(line.code, ({ sending }) => ({ sending }));
      return true;
    }
    update(line.code, ({ sending, ...state }) => ({
      ...(isLatest() ? { failed: result.ok ? undefined : result } : state),
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

  /** Sets a line's quantity; 0 removes the line. The shop gets the change a second after the last call. */
  const change = (line: CartLine, quantity: number) => {
    const { code } = line;
    setBack(undefined);
    setRemoved((before) => [
      ...before.filter((one) => one.line.code !== code),
      ...(quantity === 0 ? [{ line, at: getLines().findIndex((one) => one.code === code) }] : []),
    ]);
    follow({ line, quantity }, (onSend) => changeLine(code, quantity, onSend));
  };

  /** Restores a removed line. */
  const restore = ({ line }: RemovedLine) => {
    setBack(line.code);
    follow({ line, quantity: line.quantity }, (onSend) => {
      onSend();
      return setQuantity(line.code, line.quantity);
    });
  };

  /** Dismisses the message about a failure. */
  const dismissFailure = (code: string) => update(code, ({ failed: _, ...state }) => state);

  /**
   * Sends pending changes at once.
   * @returns whether the cart has the wanted quantities
   */
  const flushChanges = async (): Promise<boolean> => {
    sendPendingChanges();
    return (await Promise.all(underWay.current)).every(Boolean);
  };

  return {
    stateOf: (code: string): LineState => states.get(code) ?? IDLE,
    removed,
    done,
    back,
    change,
    restore,
    dismissFailure,
    flushChanges,
  };
}

/** Returns the rows of the cart: its lines, and removed lines in their former places. */
export function listRows(
  lineItems: readonly CartLine[],
  removed: readonly RemovedLine[],
): (CartLine | RemovedLine)[] {
  const rows: (CartLine | RemovedLine)[] = [...lineItems];
  const codes = new Set(lineItems.map(({ code }) => code));
  for (const one of removed.toSorted((a, b) => a.at - b.at))
    if (!codes.has(one.line.code)) rows.splice(Math.max(one.at, 0), 0, one);
  return rows;
}
