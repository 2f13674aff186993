/** What a widget with a `load` waits for while its fallback is shown, or takes along from the server. It comes with those widgets alone. */
import { checkProps, type PropSchema } from '#island/check-props.ts';
import { createIsland } from '#island/context.ts';
import type { Loading } from '#island/load.ts';
import { settings } from '#island/settings.ts';
import { renameIds } from './ids.ts';
import { readProps } from './props.ts';
import type { Marker } from './types.ts';

/**
 * Settles when what is in the marker need not stay: what the first render shows is there, or is not to be had, or late. Rejects where it has to
 * stay for good, since the widget needs what is not to be had.
 * @param isPrerendered whether the server has rendered the island, with the answer beside it
 */
export type Before = (marker: Marker, isPrerendered: boolean) => Promise<void>;

/** Makes `Before` of what a widget's `load.ts` exports. */
export const createBefore =
  <Props extends object>(
    name: string,
    schema: PropSchema,
    { load, isNeeded, timeoutMs, parts }: Loading<Props>,
  ): Before =>
  async (marker, isPrerendered) => {
    /** Calls `load` for props that are right. Rejects where that does. */
    async function ask(): Promise<void> {
      const given = readProps(marker.element);
      if ('problem' in given) return;
      const checked = checkProps(schema, given.value);
      if (!checked.ok) return;
      const { site, language } = createIsland(name, checked.props, settings());
      const leaving = new AbortController();
      marker.stopLoading = () => leaving.abort();
      const call = load(checked.props as Props, {
        settings: settings(),
        site,
        language,
        url: new URL(location.href),
        width: window.innerWidth,
        signal: leaving.signal,
      });
      const loaded: Marker['loaded'] = (marker.loaded = { json: given.json, call });
      const done = call.then(
        (answer) => void (loaded.answer = answer),
        (error: unknown) => {
          delete loaded.call;
          throw error;
        },
      );
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        if (timeoutMs !== undefined) timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([done, late]).finally(() => clearTimeout(timer));
    }

    const [asked] = await Promise.allSettled([
      isPrerendered ? takeAnswer(marker) : ask(),
      parts?.(window.innerWidth),
    ]);
    if (isNeeded && asked.status === 'rejected') throw asked.reason;
  };

/** Takes the answer that the server has sent with its HTML. */
function takeAnswer(marker: Marker): void {
  const script = marker.element.querySelector(':scope > script[data-widget-loaded]');
  const given = readProps(marker.element);
  if (!script || 'problem' in given) return;
  try {
    marker.loaded = {
      json: given.json,
      answer: JSON.parse(renameIds(marker, script.textContent)) as unknown,
    };
  } catch {
    // Somebody has written over it: the component asks itself.
  }
}
