/** Fetches the code of a widget. */
import { persist } from '#lib/persist.ts';
import type { LoadedWidget, WidgetEntry } from './types.ts';

const underWay = new Map<WidgetEntry, Promise<LoadedWidget>>();

/** The widget's code: fetched once, whatever the number of its markers. A failure is forgotten, so that a later marker may try again. */
export function fetchWidget(entry: WidgetEntry): Promise<LoadedWidget> {
  let promise = underWay.get(entry);
  if (!promise) {
    promise = persist((attempt) => entry.fetch(attempt)).then((module) => module.default);
    promise.catch(() => underWay.delete(entry));
    underWay.set(entry, promise);
  }
  return promise;
}
