/** Loads the data of a widget with a `load` before its island is mounted. Loaded with such widgets. */
import { type Fault, type PropSchema, readWidgetProps } from '#island/check-props.ts';
import { createIsland } from '#island/context.ts';
import { parseProps } from '#island/given-props.ts';
import { propsScript, propsText } from '#island/props-text.ts';
import type { Loading } from '#island/load.ts';
import { settings } from '#island/settings.ts';
import { renameIds } from './ids.ts';
import type { Island } from '../types.ts';
import { getPageUrl } from '#lib/page-address.ts';

/** Time in ms that the fallback waits for an answer or a part that neither comes nor fails. */
const LIMIT_MS = 30_000;

/** Returns whether a marker shows something until its island is mounted: an element or a text besides its props. */
function hasContent(element: Element): boolean {
  const script = propsScript(element) ?? null;
  return Array.from(element.childNodes).some(
    (node) =>
      !node.contains(script) &&
      (node.nodeType === Node.ELEMENT_NODE ||
        (node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '')),
  );
}

/** Rejects if a promise is not settled in time, or if it is no longer needed. */
async function limit(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    signal.addEventListener('abort', () => reject(new Error('the marker was removed')));
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Resolves when the island can replace the marker's content: that shows nothing, or its data is loaded, has failed or is late. Rejects if the widget needs data that
 * can't be loaded, so the content has to stay.
 * @param isPrerendered whether the server has rendered the island, with the answer beside it
 */
export type DataLoader = (marker: Island, isPrerendered: boolean) => Promise<void>;

/** Creates the loader of a widget from the exports of its `load.ts`. */
export const createDataLoader =
  <Props extends object>(
    name: string,
    schema: PropSchema,
    { load, isNeeded, timeoutMs, parts }: Loading<Props>,
  ): DataLoader =>
  async (marker, isPrerendered) => {
    if (!hasContent(marker.element)) return;
    const controller = new AbortController();
    marker.abortLoad = () => controller.abort();

    /** Calls `load` if the props are valid. Resolves at its answer or timeout; rejects if it does. */
    async function callLoad(): Promise<void> {
      const given = parseProps(propsText(marker.element));
      if ('problem' in given) return;
      const faults: Fault[] = [];
      const props = readWidgetProps(schema, given.value, faults);
      if (faults.length > 0) return;
      const { site, language } = createIsland(name, props, settings());
      const call = load(props as Props, {
        settings: settings(),
        site,
        language,
        url: getPageUrl(),
        width: window.innerWidth,
        signal: controller.signal,
      });
      const loaded: Island['loaded'] = (marker.loaded = { json: given.json, call });
      const done = call.then(
        (answer) => void (loaded.answer = answer),
        (error: unknown) => {
          delete loaded.call;
          throw error;
        },
      );
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<void>((resolve) => {
        if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([done, timeout]).finally(() => clearTimeout(timer));
    }

    const [call] = await Promise.allSettled([
      isPrerendered ? readServerAnswer(marker) : limit(callLoad(), controller.signal),
      parts && limit(parts(window.innerWidth), controller.signal),
    ]);
    if (isNeeded && call.status === 'rejected') throw call.reason;
  };

/** Reads the answer that the server has sent with its HTML. */
function readServerAnswer(marker: Island): void {
  const script = marker.element.querySelector(':scope > script[data-widget-loaded]');
  const given = parseProps(propsText(marker.element));
  if (!script || 'problem' in given) return;
  try {
    marker.loaded = {
      json: given.json,
      answer: JSON.parse(renameIds(marker, script.textContent)) as unknown,
    };
  } catch {
    // A script of the page has changed the answer. The component calls the API itself.
  }
}
