/** What was done to a page, step by step, back and forth. Puck's own history puts everything of a quarter of a second into one step. */
import type { Data } from '@puckeditor/core';
import type { HeldProps } from './page.ts';
import { changedPath } from './changed-path.ts';

/** How many steps are kept. */
const LONGEST = 200;
/** Typing in one field is one step while no pause is longer, in milliseconds. */
const PAUSE = 1000;

interface Step {
  data: Data;
  /** The field that was typed in; undefined where something else was done. */
  field: string | undefined;
  at: number;
}

const valueOf = (item: Data['content'][number] | undefined): HeldProps['held'] | undefined =>
  (item?.props as unknown as HeldProps | undefined)?.held;

/** Whether two states of the page say the same: Puck makes its lists anew when a block is selected. */
function isSame(a: Data, b: Data): boolean {
  return (
    a.content.length === b.content.length &&
    a.content.every(
      (item, index) =>
        item.props.id === b.content[index]?.props.id && valueOf(item) === valueOf(b.content[index]),
    ) &&
    changedPath(a.root.props, b.root.props) === undefined
  );
}

/** The one text that differs between two states; undefined where more than a text differs. */
function fieldBetween(a: Data, b: Data): string | undefined {
  if (a.content.length !== b.content.length) return undefined;
  const changed = a.content.flatMap((item, index) =>
    item.props.id !== b.content[index]?.props.id || valueOf(item) !== valueOf(b.content[index])
      ? [index]
      : [],
  );
  const [index] = changed;
  if (changed.length > 1) return undefined;
  if (index === undefined) return changedPath(a.root.props, b.root.props);
  const [before, after] = [a.content[index]!, b.content[index]!];
  if (before.props.id !== after.props.id) return undefined;
  const path = changedPath(valueOf(before), valueOf(after));
  return path === undefined ? undefined : `${before.props.id}:${path}`;
}

/** The history of one page in one tab. */
export class History {
  #steps: Step[];
  #now = 0;
  #listeners = new Set<() => void>();

  constructor(first: Data) {
    this.#steps = [{ data: first, field: undefined, at: 0 }];
  }

  get hasPast(): boolean {
    return this.#now > 0;
  }
  get hasFuture(): boolean {
    return this.#now < this.#steps.length - 1;
  }

  /** Something was done. Typing on in one field belongs to the step before. */
  record(data: Data, at: number): void {
    const last = this.#steps[this.#now]!;
    if (isSame(last.data, data)) return;
    const field = fieldBetween(last.data, data);
    const isTypedOn = field !== undefined && field === last.field && at - last.at < PAUSE && !this.hasFuture;
    const kept = this.#steps.slice(0, this.#now + (isTypedOn ? 0 : 1)).slice(-LONGEST);
    this.#steps = [...kept, { data, field, at }];
    this.#now = this.#steps.length - 1;
    this.#tell();
  }

  /** One step back. @returns the page as it was; undefined at the beginning */
  back(): Data | undefined {
    return this.#go(-1);
  }

  /** One step forth. @returns the page as it was; undefined at the end */
  forth(): Data | undefined {
    return this.#go(1);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #go(by: number): Data | undefined {
    const step = this.#steps[this.#now + by];
    if (!step) return undefined;
    this.#now += by;
    // What is typed next is a step of its own.
    step.field = undefined;
    this.#tell();
    return step.data;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
