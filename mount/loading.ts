/** Fetches the code of a widget, and does not give up at the first failure. */
import type { LoadedWidget, WidgetEntry } from './types.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 300;

const underWay = new Map<WidgetEntry, Promise<LoadedWidget>>();

/** The widget's code: fetched once, whatever the number of its markers. A failure is forgotten, so that a later marker may try again. */
export function fetchWidget(entry: WidgetEntry): Promise<LoadedWidget> {
  let promise = underWay.get(entry);
  if (!promise) {
    promise = attempt(entry, 0);
    promise.catch(() => underWay.delete(entry));
    underWay.set(entry, promise);
  }
  return promise;
}

const attempt = (entry: WidgetEntry, number: number): Promise<LoadedWidget> =>
  entry.fetch(number).then(
    (module) => module.default,
    (error: unknown) => {
      if (number + 1 === ATTEMPTS) throw error;
      return new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (number + 1))).then(() =>
        attempt(entry, number + 1),
      );
    },
  );
