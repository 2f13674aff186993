/** Undo history of a page. Puck's own history merges all changes within a quarter of a second. */
import type { Data } from '@puckeditor/core';
import { createStore } from 'zustand/vanilla';
import type { HeldProps } from './page.ts';
import { findChangedPath } from './find-changed-path.ts';

/** Maximum number of steps. */
const MAX_STEPS = 200;
/** Longest pause in milliseconds that still merges typing in the same field into one step. */
const TYPING_PAUSE_MS = 1000;

interface Step {
  data: Data;
  /** Path of the field that was edited; undefined for any other change. */
  field: string | undefined;
  at: number;
  /** Number of merges that `data` contains. */
  merges: number;
}

type DataItem = Data['content'][number];

const getProps = (item: DataItem): HeldProps => item.props as HeldProps;

/** Returns the fields of the page. Puck adds an id to each state that it has shown. */
function getDetails({ root }: Data): Record<string, unknown> {
  const { id: _, ...details } = root.props as Record<string, unknown>;
  return details;
}

/** Whether two items have the same content and settings. Puck copies items, but not the values in them. */
function isSameItem(item: DataItem, other: DataItem | undefined): boolean {
  if (!other) return false;
  const [a, b] = [getProps(item), getProps(other)] as unknown as Record<string, unknown>[];
  return Object.keys({ ...a, ...b }).every((key) => a![key] === b![key]);
}

/** Whether two states have the same content. Puck creates new lists when a block is selected. */
function isSame(a: Data, b: Data): boolean {
  return (
    a.content.length === b.content.length &&
    a.content.every((item, index) => isSameItem(item, b.content[index])) &&
    findChangedPath(getDetails(a), getDetails(b)) === undefined
  );
}

/** Returns the only text that differs between two states, or undefined. */
function findChangedField(a: Data, b: Data): string | undefined {
  if (a.content.length !== b.content.length) return undefined;
  const changed = a.content.flatMap((item, index) => (isSameItem(item, b.content[index]) ? [] : [index]));
  const [index] = changed;
  if (changed.length > 1) return undefined;
  if (index === undefined) return findChangedPath(getDetails(a), getDetails(b));
  const [before, after] = [a.content[index]!, b.content[index]!];
  if (before.props.id !== after.props.id) return undefined;
  const path = findChangedPath(getProps(before).held(), getProps(after).held());
  return path === undefined ? undefined : `${before.props.id}:${path}`;
}

/** Merges another editor's change into a page. */
type Merge = (data: Data) => Data;

/** Maximum number of merges that are applied to an older step. Steps before them are dropped. */
const MAX_MERGES = 50;

export class History {
  #steps: Step[];
  #now = 0;
  #merges: Merge[] = [];
  /** Whether there are steps before and after the current one. */
  readonly ends = createStore(() => ({ hasPast: false, hasFuture: false }));

  constructor(first: Data) {
    this.#steps = [{ data: first, field: undefined, at: 0, merges: 0 }];
  }

  /** Adds a step. Continued typing in the same field replaces the last step. */
  record(data: Data, at: number): void {
    const last = this.#steps[this.#now]!;
    if (isSame(last.data, data)) return;
    const field = findChangedField(last.data, data);
    const isTypedOn =
      field !== undefined &&
      field === last.field &&
      at - last.at < TYPING_PAUSE_MS &&
      !this.ends.getState().hasFuture;
    const kept = this.#steps.slice(0, this.#now + (isTypedOn ? 0 : 1)).slice(-MAX_STEPS);
    this.#steps = [...kept, { data, field, at, merges: this.#merges.length }];
    this.#now = this.#steps.length - 1;
    this.#notify();
  }

  /**
   * Merges another editor's change into all steps, so that undo does not revert it.
   * @param current the merged page, which replaces the current step
   * @param merge merges the change into another step
   */
  merge(current: Data, merge: Merge): void {
    this.#merges.push(merge);
    const oldest = this.#merges.length - MAX_MERGES;
    // No step needs it, and it holds two pages.
    if (oldest > 0) this.#merges[oldest - 1] = (data) => data;
    const kept = this.#steps.filter((step, index) => index === this.#now || step.merges >= oldest);
    this.#now = kept.indexOf(this.#steps[this.#now]!);
    this.#steps = kept;
    this.#steps[this.#now] = { data: current, field: undefined, at: 0, merges: this.#merges.length };
    this.#notify();
  }

  /**
   * Goes one step back.
   * @returns the page at that step, or undefined at the beginning
   */
  back(): Data | undefined {
    return this.#go(-1);
  }

  /**
   * Goes one step forward.
   * @returns the page at that step, or undefined at the end
   */
  forth(): Data | undefined {
    return this.#go(1);
  }

  #go(by: number): Data | undefined {
    const step = this.#steps[this.#now + by];
    if (!step) return undefined;
    this.#now += by;
    // The next typing starts a new step.
    step.field = undefined;
    this.#notify();
    return this.#update(step);
  }

  /** Applies the merges since a step was recorded. */
  #update(step: Step): Data {
    step.data = this.#merges.slice(step.merges).reduce((data, merge) => merge(data), step.data);
    step.merges = this.#merges.length;
    return step.data;
  }

  #notify(): void {
    this.ends.setState({ hasPast: this.#now > 0, hasFuture: this.#now < this.#steps.length - 1 });
  }
}
