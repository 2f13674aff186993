import { expect, test } from 'vitest';
import { History } from '../../src/model/history.ts';
import { mergeIntoData, toPageDetails, toPuckData, toPuckItem, toItem } from '../../src/model/page.ts';
import type { Data } from '@puckeditor/core';

const start = (): Data =>
  toPuckData({
    title: 'Page',
    description: '',
    blocks: [
      { widget: 'a', props: { text: 'x', list: [1, 2] } },
      { widget: 'b', props: {} },
    ],
  });

/** Returns the page with another text in its first block. */
const typed = (data: Data, text: string): Data => {
  const item = toItem(data.content[0]!);
  const value = { ...(item.props.value as object), text };
  return { ...data, content: data.content.with(0, toPuckItem({ ...item, props: { ...item.props, value } })) };
};

const moved = (data: Data): Data => ({ ...data, content: data.content.toReversed() });

test('history: two actions at the same time are two steps', () => {
  const first = start();
  const history = new History(first);
  const second = moved(first);
  const third = { ...second, content: second.content.slice(1) };
  history.record(second, 0);
  history.record(third, 1);
  expect(history.back()).toBe(second);
  expect(history.back()).toBe(first);
  expect(history.back()).toBeUndefined();
  expect(history.forth()).toBe(second);
});

test('history: Puck shows a merged page with an id of its root, no step is added', () => {
  const first = start();
  const history = new History(first);
  history.record(typed(first, 'mine'), 0);
  const merged = typed(first, 'mine, and theirs');
  history.merge(merged, (data) => data);
  history.record({ ...merged, root: { props: { ...merged.root.props, id: 'root' } } } as Data, 1);
  expect(history.back()).toBe(first);
});

test('history: typing in one field is one step until a pause of a second', () => {
  const first = start();
  const history = new History(first);
  const [one, two, three] = [typed(first, 'xa'), typed(first, 'xab'), typed(first, 'xabc')];
  history.record(one, 0);
  history.record(two, 900);
  history.record(three, 2000);
  expect(history.back()).toBe(two);
  expect(history.back()).toBe(first);
});

test('history: editing another field starts a new step', () => {
  const first = start();
  const history = new History(first);
  const one = typed(first, 'xa');
  history.record(one, 0);
  history.record({ ...one, root: { props: { ...one.root.props, title: 'Pages' } } }, 10);
  expect(history.back()).toBe(one);
});

test('history: typing after undo starts a new step and removes the redo steps', () => {
  const first = start();
  const history = new History(first);
  history.record(typed(first, 'xa'), 0);
  history.back();
  history.record(typed(first, 'xb'), 10);
  expect(history.ends.getState().hasFuture).toBe(false);
  expect(history.back()).toBe(first);
});

test('history: a selection is not a step, since it changes nothing', () => {
  const first = start();
  const history = new History(first);
  history.record({ ...first, content: [...first.content] }, 0);
  expect(history.ends.getState().hasPast).toBe(false);
});

test('history: keeps the last 200 steps', () => {
  const first = start();
  const history = new History(first);
  for (let step = 1; step <= 300; step += 1) history.record(typed(first, `${step}`), step * 2000);
  let steps = 0;
  while (history.back()) steps += 1;
  expect(steps).toBe(200);
});

test("history: undo after another editor's change, keeps that change", () => {
  const first = start();
  const history = new History(first);
  const second = moved(first);
  history.record(second, 0);
  const rename = (data: Data): Data => ({ ...data, root: { props: { title: 'Renamed' } } });
  history.merge(rename(second), rename);
  expect(history.back()).toEqual(rename(first));
  expect(history.forth()).toEqual(rename(second));
});

test('history: after many changes of another editor, the last steps can still be undone', () => {
  const first = start();
  const history = new History(first);
  let data = first;
  for (let index = 0; index < 120; index += 1) {
    const count = (one: Data): Data => ({ ...one, root: { props: { title: `${index}` } } });
    data = count(data);
    history.merge(data, count);
    data = moved(data);
    history.record(data, index * 10_000);
  }
  expect(history.back()).toMatchObject({ root: { props: { title: '119' } } });
  let steps = 1;
  for (let step = history.back(); step; step = history.back()) {
    expect(step).toMatchObject({ root: { props: { title: '119' } } });
    steps += 1;
  }
  expect(steps).toBeGreaterThan(40);
  expect(steps).toBeLessThan(60);
});

test('history: after a version of the server is merged, the canvas shows the same page again, which is no step', () => {
  const first = start();
  const history = new History(first);
  const base = toPageDetails(first);
  const theirs = { ...toPageDetails(typed(first, 'y')), id: 7, savedAt: '2026-01-01T00:00:00Z' };
  const merge = (data: Data): Data => mergeIntoData(data, base, theirs);
  const changed = moved(first);
  history.record(changed, 0);
  const merged = merge(changed);
  expect(Object.keys(merged.root.props!)).toEqual(Object.keys(first.root.props!));
  history.merge(merged, merge);
  // Puck keeps no id of the page, and creates new lists when a block is selected.
  const { id: _, ...props } = merged.root.props as { id?: unknown };
  history.record({ ...merged, root: { props }, content: [...merged.content] }, 5000);
  expect(toPageDetails(history.back()!).blocks[0]).toEqual(theirs.blocks[0]);
  expect(history.back()).toBeUndefined();
});
