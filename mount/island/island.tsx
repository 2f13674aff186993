/**
 * Renders, updates and unmounts islands (docs/architecture.md#the-runtime). The part of the runtime that needs React: it is loaded with the
 * first widget.
 */
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { getPartLang } from '#i18n/language.ts';
import { type Fault, type PropSchema, readWidgetProps } from '#island/check-props.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { canHoldIsland, parseProps } from '#island/given-props.ts';
import { isOfIsland } from '#island/marker-content.ts';
import { propsScript, propsText } from '#island/props-text.ts';
import { settings } from '#island/settings.ts';
import { clean } from '#lib/clean.ts';
import { doHashLinksLeave } from '#lib/page-address.ts';
import '#store/store.ts';
import { isChunkError, setChunkContext } from './chunk-loader.ts';
import { CONTRACT } from '../contract.ts';
import { findFocused, observeFocus, restoreFocus } from './focus.ts';
import { findLang, setLang } from './lang.ts';
import { observeEvents } from './listeners.ts';
import type { DataLoader } from './load.ts';
import {
  createHost,
  insertHost,
  removeHost,
  removeHydrated,
  reportDifference,
  findPrerendered,
  removeKept,
  loadCheck,
} from './root.ts';
import { dequeue, enqueue as enqueueMount } from './schedule.ts';
import { handleTranslation } from './translated.ts';
import { observeFields, takeFields } from '../input/typed-fields.ts';
import type { Failure, Island, LoadedWidget, MountContext } from '../types.ts';
import { hasTypedText, hasUserInput, loadFallbackState } from '../input/user-input.ts';

/** Interval at which mounting checks whether a press or the composition of a text has ended. */
const INPUT_CHECK_MS = 50;

/** Prerendered islands with more elements than this are hydrated in many short tasks, so that the page stays responsive. */
const LARGE_ISLAND_ELEMENTS = 64;

observeFields();

const STYLES = 'link[rel~=stylesheet], style';

function containsStyles(node: Node): boolean {
  const element = clean(node as Element);
  return element.nodeType === 1 && (element.matches(STYLES) || element.querySelector(STYLES) !== null);
}

/**
 * Creates the default export of a widget's chunk.
 * @param loadData awaited before mounting while the marker has content: a fallback or the server's HTML
 */
export function createLoadedWidget<Props extends object>(
  name: string,
  schema: PropSchema,
  Widget: ComponentType<Props>,
  loadData?: DataLoader,
): LoadedWidget {
  /** Renders the marker's present props. Returns a failure if they are invalid. */
  function render(marker: Island): Failure | undefined {
    const { element, loaded } = marker;
    const { localName, namespaceURI, shadowRoot } = element;
    if (!canHoldIsland(localName, namespaceURI!))
      return { state: 'invalid', reason: `<${localName}> cannot show a widget, put it on a <div>` };
    if (shadowRoot && !shadowRoot.querySelector('slot:not([name])'))
      return { state: 'invalid', reason: 'its shadow tree has no <slot> that would show the widget' };
    const given = parseProps(propsText(element));
    if ('problem' in given) return { state: 'invalid', reason: given.problem };
    marker.json = given.json;
    const faults: Fault[] = [];
    const props = readWidgetProps(schema, given.value, faults);
    if (faults.length > 0)
      return {
        state: 'invalid',
        reason: 'its props are invalid',
        explain: async () => (await import('#island/prop-problems.ts')).explainProps(schema, given.value),
      };
    const own = createIsland(name, props, settings());
    const langAround = (marker.langAround = findLang(element, own.settings));
    const lang = getPartLang(own.language, langAround);
    const value = {
      ...own,
      langAround: lang && langAround,
      loaded: loaded?.json === given.json ? loaded : undefined,
      marker: element,
      slots: marker,
    };
    const widget = <Widget {...(props as Props)} />;
    const island = (
      <IslandProvider value={value}>
        <RenderListener marker={marker}>{widget}</RenderListener>
      </IslandProvider>
    );
    if (marker.root) {
      setLang(marker.host!, lang);
      marker.root.render(island);
    } else marker.root = createHost(marker, island, lang, (error) => handleUncaughtError(marker, error));
    return undefined;
  }

  function renderAgain(marker: Island): void {
    // Rendering before the hydration ends would replace the server's HTML.
    if (!marker.root || marker.progress === 'hydrating') return;
    const failure = render(marker);
    if (failure) setFailed(marker, failure);
  }

  return {
    contract: CONTRACT,
    schema,
    mount(marker: Island) {
      const { context, element } = marker;
      setChunkContext(context);
      observeFocus();
      context.handleTranslation = handleTranslation;
      // The page may change its address later.
      if (doHashLinksLeave() || clean(document).querySelector('base'))
        void import('./hash-links.ts').then(({ handleHashLinks }) => handleHashLinks(), console.error);
      // Older scripts restore stylesheets themselves.
      if (context.styles as MountContext['styles'] | undefined)
        context.restoreStyles ??= (records) => {
          if (records.some(({ removedNodes }) => Array.from(removedNodes).some(containsStyles)))
            void import('./restore-styles.ts').then(
              ({ restoreStyles }) => restoreStyles(context),
              console.error,
            );
        };
      marker.render = () => render(marker);
      marker.progress = 'queued';
      const start = () => {
        // A tap dispatches focus and click in one task. Mounts after it, so that the click finds the fallback in its place.
        if (marker.load === 'interaction') enqueueLater(marker, 0);
        else enqueue(marker);
      };
      if (loadData)
        void loadData(marker, findPrerendered(element) !== null).then(start, (error: unknown) =>
          context.setFailed(marker, {
            state: 'failed',
            reason: 'what it shows could not be loaded',
            error,
            isChunkMissing: true,
          }),
        );
      else start();
    },
    update(marker: Island) {
      const given = parseProps(propsText(marker.element));
      if (!('json' in given && given.json === marker.json)) renderAgain(marker);
    },
    move(marker: Island) {
      observeEvents(marker.tree);
      if (findLang(marker.element, settings()) !== marker.langAround) renderAgain(marker);
    },
    unmount,
    remount,
  };
}

function createFailure(error: unknown): Failure {
  const isChunkMissing = isChunkError(error);
  const reason = isChunkMissing ? 'a part of its code could not be loaded' : 'it threw while rendering';
  return { state: 'failed', reason, error, isChunkMissing };
}

/** Sets the state of a failure when it is explained. Renders other props that the marker has got by then. */
function setFailed(marker: Island, { explain, ...failure }: Failure): void {
  const { context, element, json } = marker;
  if (!explain) return context.setFailed(marker, failure);
  void explain()
    .catch(() => failure.reason)
    .then((reason) => {
      if (propsText(element) === json) return context.setFailed(marker, { ...failure, reason });
      marker.failure = undefined;
      if (!marker.root) enqueue(marker);
    });
}

function handleUncaughtError(marker: Island, error: unknown): void {
  if (!marker.progress)
    return console.error(
      `[saaristo] ${marker.name}: it threw while it was taken away`,
      error,
      marker.element,
    );
  // Reports one failure for each island. Later errors are consequences of the first.
  if (marker.failure) return;
  const failure = (marker.failure = createFailure(error));
  // In a microtask, because the root can't be unmounted during React's commit. `mount` reports failures of the first render.
  if (marker.state === 'mounted') queueMicrotask(() => marker.context.setFailed(marker, failure));
  else if (marker.progress === 'hydrating') queueMicrotask(() => handleFailure(marker, failure));
}

/**
 * Renders an island afresh if its hydration failed, because the server's HTML may be of another version. Otherwise sets the state of failure.
 * Keeps typed text.
 */
function handleFailure(marker: Island, failure: Failure): void {
  const { fallbackState } = marker;
  marker.fallbackState = undefined;
  const isAfresh = marker.progress && !failure.isChunkMissing && removeHydrated(marker);
  if (!isAfresh) setFailed(marker, failure);
  fallbackState?.toFallback();
  if (!isAfresh) return;
  reportDifference(marker, failure.error);
  marker.failure = undefined;
  enqueue(marker);
}

/** Maximum number of times that an island is put back within a second. Then it fails, and the page's own content stays. */
const MAX_REMOUNTS_PER_SECOND = 20;

/**
 * Puts an island back after the page has replaced the marker's content, for example by `innerHTML` or morphing. The new content becomes the
 * fallback.
 * @returns false if the page has changed the island's own elements, so that it can't continue
 */
function remount(marker: Island, records: MutationRecord[]): boolean {
  const host = marker.host!;
  const now = performance.now();
  let { remounts } = marker;
  if (!remounts || now - remounts.since > 1000) marker.remounts = remounts = { count: 0, since: now };
  if (++remounts.count > MAX_REMOUNTS_PER_SECOND) {
    const reason = 'a script of the page goes on writing over it';
    marker.context.setFailed(marker, { state: 'failed', reason });
    return true;
  }
  if (records.some(({ target }) => isOfIsland(host, target))) return false;
  insertHost(marker, host);
  marker.refreshSlots?.();
  removeKept(marker);
  restoreFocus(host);
  return true;
}

function unmount(marker: Island): void {
  marker.progress = undefined;
  marker.abortLoad?.();
  if (marker.root) {
    const restoreFields = takeFields(marker);
    removeHost(marker);
    restoreFocus(marker.element);
    // Not if the page or a script unmounts the island.
    if (marker.state === 'invalid' || marker.state === 'failed') restoreFields();
  } else dequeue(marker);
}

function enqueue(marker: Island): void {
  if (marker.progress) enqueueMount(marker, mount);
}

function enqueueLater(marker: Island, ms: number): void {
  setTimeout(() => enqueue(marker), ms);
}

/** Returns whether an element or its content is pressed. A key activates a button alone; a pointer also its ancestors. */
const isPressed = (element: Element): boolean =>
  element.matches(':active') || element.querySelector(':active') !== null;

/** Time in ms that mounting waits for a composition that does not change. Some input methods compose every word, and some never end. */
const COMPOSITION_MS = 60_000;

/** Time in ms that mounting waits for the next event in a field in which a composition may have begun before the script. */
const UNKNOWN_COMPOSITION_MS = 5000;

/** Returns whether an input method is composing text in the fallback. Without its field, the text would be lost or doubled. */
function isComposing(marker: Island): boolean {
  const { element, composition, startedAt = 0 } = marker;
  const now = performance.now();
  // No event of the fallback is known, so browsers do not tell.
  if (!('composition' in marker))
    return now - startedAt < UNKNOWN_COMPOSITION_MS && hasTypedText(findFocused(element));
  if (!composition || now - composition.time > COMPOSITION_MS) return false;
  const field = composition.path[0] as Element;
  return clean(field.getRootNode() as Document | ShadowRoot).activeElement === field;
}

/**
 * Returns whether an island is hydrated in a transition: a large island without input. React finishes the hydration itself before it handles
 * an event in the island.
 */
function isLarge(marker: Island): boolean {
  const host = findPrerendered(marker.element);
  return (
    host !== null && host.getElementsByTagName('*').length > LARGE_ISLAND_ELEMENTS && !hasUserInput(marker)
  );
}

/** Follows the progress of an island. Its effects run when the whole of the island is rendered. */
function RenderListener({ marker, children }: { marker: Island; children: ReactNode }) {
  useLayoutEffect(() => handleRendered(marker), [marker]);
  useEffect(() => handleSettled(marker), [marker]);
  return children;
}

function handleRendered(marker: Island): void {
  if (marker.progress === 'rendering') marker.progress = 'rendered';
}

function handleSettled(marker: Island): void {
  // React reports errors of layout effects later in this task.
  if (marker.progress === 'hydrating') queueMicrotask(() => handleHydrated(marker));
}

/** Shows the fallback until an island that suspends is rendered. The server's HTML stays by itself. */
function handleSuspended(marker: Island, isPrerendered: boolean): void {
  marker.progress = 'hydrating';
  if (!isPrerendered && !marker.swallowed && !marker.isFallbackKept) marker.host!.before(...marker.fallback);
}

function handleHydrated(marker: Island): void {
  const { element, fallback, fallbackState } = marker;
  if (!marker.progress || marker.failure) return;
  marker.progress = 'rendered';
  delete marker.fallbackState;
  const suspended = marker.swallowed
    ? []
    : fallback.filter((node) => node.parentNode === element && node !== propsScript(element));
  for (const node of suspended) (node as ChildNode).remove();
  removeKept(marker);
  marker.context.setMounted(marker);
  if (suspended.length > 0) fallbackState?.toIsland();
  // The props may have changed during the hydration.
  marker.widget?.update(marker);
  // React has handled the visitor's events of this time, but not values that the browser has filled in.
  delete marker.clicks;
  if (hasUserInput(marker))
    void Promise.resolve(loadFallbackState(marker)).then(() => restoreUserInput(marker), console.error);
}

/** Restores input that the browser has filled into an island during its hydration. */
function restoreUserInput(marker: Island): void {
  if (isComposing(marker)) setTimeout(() => restoreUserInput(marker), INPUT_CHECK_MS);
  else if (marker.progress) marker.context.captureFallbackState!(marker, marker.host!)?.toIsland();
}

/** Renders an island and sets its state. Never throws, so that one island does not affect the others. */
function mount(marker: Island): void {
  const { context, element } = marker;
  // The island around it may have replaced it. The observer unregisters it in the next task.
  if (!element.isConnected) return enqueueLater(marker, 0);
  // An element that is removed while it is pressed gets no click.
  if (isPressed(element) || isComposing(marker)) return enqueueLater(marker, INPUT_CHECK_MS);
  const loading = loadFallbackState(marker) ?? loadCheck(marker);
  // The fallback keeps its typed text.
  if (loading)
    return void loading.then(
      () => enqueue(marker),
      (error: unknown) => setFailed(marker, createFailure(error)),
    );
  const render = () => {
    try {
      marker.failure = marker.render() ?? marker.failure;
    } catch (error) {
      marker.failure ??= createFailure(error);
    }
  };
  if (isLarge(marker)) {
    marker.progress = 'hydrating';
    startTransition(render);
    if (marker.failure) setFailed(marker, marker.failure);
    return;
  }
  const isPrerendered = findPrerendered(element) !== null;
  marker.progress = 'rendering';
  flushSync(render);
  const { failure, fallbackState } = marker;
  const progress = marker.progress as Island['progress'];
  // The island may have removed its own marker.
  if (!progress) return;
  try {
    if (failure) return handleFailure(marker, failure);
    if (progress === 'rendering') return handleSuspended(marker, isPrerendered);
    delete marker.fallbackState;
    removeKept(marker);
    context.setMounted(marker);
    fallbackState?.toIsland();
  } catch (error) {
    console.error(`[saaristo] ${marker.name}: what was done in its fallback is lost`, error);
  }
}
