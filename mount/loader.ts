/** Finds markers, observes the page and loads widgets. Part of the script on every page. Contains no React. */
import { clean } from '#lib/clean.ts';
import {
  addInteraction,
  createInteraction,
  EARLY_INTERACTIONS,
  type EarlyWindow,
  INTERACTION_TYPES,
} from './interactions.ts';
import {
  canRest,
  checkMarker,
  createContext,
  handleAttributeChange,
  handleContentChange,
  hasFailed,
  isInPage,
  loadWidgetStyles,
  registerMarker,
  restartMarker,
  startLoading,
  startStrategy,
  unregisterMarker,
} from './markers.ts';
import { getReadyState } from './parsed.ts';
import { awaitContent, awaitRest, hydratesOnUse } from './rest.ts';
import { failRemovedLinks, forgetStyles } from './style.ts';
import type { Interaction, LoaderOptions, Marker, ReportRow, Runtime } from './types.ts';

/** Time in ms that code for editors and developers is awaited. */
const LIMIT_MS = 5000;

/** Resolves with a file; with undefined if it neither comes nor fails. */
const limit = (file: Promise<unknown>): Promise<unknown> =>
  Promise.race([file, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);

/** Observes one document or shadow root that contains markers. */
interface TreeObserver {
  observer: MutationObserver;
  /** Removes the observer and the listeners. */
  dispose: () => void;
  /** Adds the listeners. */
  listen: () => void;
}

/** Starts the runtime: registers the page's markers, and starts them when the page is parsed. */
export function start(options: LoaderOptions): Runtime {
  const context = createContext(options);
  const { markers, loads, isOwn } = context;
  /** The observed trees: the page's document, shadow roots, and documents of frames. */
  const trees = new Map<Node, TreeObserver>();
  let rootElement = clean(document).documentElement;

  /** Markers that `unmount` has released, also those of unknown names. */
  const released = new WeakSet<Element>();

  /** Registers the markers in `root`, and `root` itself if it is one. */
  function registerMarkers(root: ParentNode): void {
    for (const element of findMarkers(root)) {
      released.delete(element);
      const marker = markers.get(element);
      if (marker) marker.widget?.move(marker);
      else registerMarker(context, element);
    }
  }

  /**
   * Updates the markers after changes of the page. A marker that was moved is connected by now, so it stays mounted.
   * @param restored added nodes in which no markers are registered
   */
  function handleMutations(records: MutationRecord[], restored?: ReadonlySet<Node>): void {
    for (const [tree, { dispose }] of trees)
      if (!isInPage(tree)) {
        dispose();
        trees.delete(tree);
        forgetStyles(tree);
      }
    for (const marker of markers.values()) {
      const tree = marker.element.getRootNode();
      if (tree !== marker.tree && isInPage(tree)) {
        marker.tree = tree;
        observeTree(tree);
        marker.widget?.move(marker);
        // The island stays mounted if its styles can't be loaded.
        if (marker.widget) loadWidgetStyles(marker).catch(console.error);
      }
      checkMarker(marker, records);
    }
    failRemovedLinks();
    context.restoreStyles?.(records);
    context.handleTranslation?.(records);
    for (const { target, attributeName, addedNodes } of records) {
      if (clean(target).nodeType === Node.DOCUMENT_NODE) handleNewRoot(target);
      if (attributeName) handleAttributeChange(context, target as Element, attributeName);
      else handleContentChange(context, target);
      for (const node of addedNodes) {
        const { nodeType, isConnected } = clean(node);
        // Not `instanceof`, because an editor may create nodes in another window.
        if (nodeType === 1 && isConnected && !restored?.has(node)) registerMarkers(node as Element);
      }
    }
  }

  /** Handles the changes that the observers have not delivered yet. */
  function flush(restored?: ReadonlySet<Node>): void {
    for (const { observer } of trees.values()) handleMutations(observer.takeRecords(), restored);
  }

  /** Observes a document or shadow root, and those that contain it, until it leaves the page. */
  function observeTree(tree: Node): void {
    if (trees.has(tree)) return;
    // Of all changed texts, only those in scripts may be props.
    const observer = new MutationObserver((records) => {
      const relevant = records.filter(
        ({ type, target }) => type !== 'characterData' || target.parentNode?.nodeName === 'SCRIPT',
      );
      if (relevant.length > 0) handleMutations(relevant);
    });
    const frame = tree === document ? null : (tree as Document).defaultView;
    const target = tree === document ? window : (frame ?? tree);
    const handleEvent = (event: Event) => handleInteraction(createInteraction(event));
    // A frame that opens another page triggers no observer. Its old document has no window after this task.
    const handlePageHide = () => setTimeout(handleMutations, 0, []);
    trees.set(tree, {
      observer,
      dispose() {
        observer.disconnect();
        for (const type of INTERACTION_TYPES) target.removeEventListener(type, handleEvent, true);
        frame?.removeEventListener('pagehide', handlePageHide);
      },
      listen() {
        for (const type of INTERACTION_TYPES) target.addEventListener(type, handleEvent, true);
        frame?.addEventListener('pagehide', handlePageHide);
      },
    });
    observer.observe(tree, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-props', 'data-props-version', 'data-load', 'data-widget', 'data-widget-state'],
    });
    trees.get(tree)!.listen();
    const parent = getParent(tree);
    if (parent) observeTree(parent.getRootNode());
  }

  /** Ends the page's rest. Stores a click in a fallback for its island. Starts loading a marker with the strategy `interaction`. */
  function handleInteraction(interaction: Interaction): void {
    context.release();
    const marker = interaction.path
      .map((node) => markers.get(node))
      .find((found) => found && !hasFailed(found));
    if (!marker) return;
    const { type, isComposing } = interaction.event as InputEvent;
    marker.composition = isComposing || type === 'compositionstart' ? interaction : undefined;
    if (marker.state === 'mounted') return;
    if (type === 'click') addInteraction((marker.clicks ??= []), interaction);
    if (marker.load === 'interaction') startLoading(marker);
  }

  function listen(): void {
    addEventListener('online', retryMarkers);
    addEventListener('pageshow', retryMarkers);
    addEventListener('pageshow', refresh);
  }

  /** Restarts markers whose code could not be loaded, when the browser is online or the page leaves the back/forward cache. */
  function retryMarkers(): void {
    for (const marker of markers.values())
      if (marker.state === 'failed' && !marker.widget) restartMarker(marker);
  }

  /** Starts anew in a document whose content is written again (`document.open()`): that removes all listeners, but no observer. */
  function handleNewRoot(tree: Node): void {
    trees.get(tree)?.listen();
    const { documentElement } = clean(document);
    if (tree !== document || !documentElement || documentElement === rootElement) return;
    rootElement = documentElement;
    listen();
    void startMarkers();
  }

  function scan(root: ParentNode = document): void {
    if (isInPage(root)) observeTree(clean(root).getRootNode());
    registerMarkers(root);
  }

  /**
   * Passes markers to bundles that have registered their names since, and registers markers whose names no bundle has. Called when the
   * page has loaded, and when another bundle is registered.
   */
  function refresh(): void {
    for (const marker of Array.from(markers.values()))
      if (!isOwn(marker.name)) {
        unregisterMarker(marker);
        // The other bundle observes the page, but not yet this shadow tree or frame.
        window.saaristo!.bundles.find(({ widgets }) => widgets.includes(marker.name))?.scan(marker.element);
      }
    for (const tree of trees.keys())
      for (const element of findMarkers(tree as ParentNode & Node))
        // Markers of the bundle's own names are registered, or were unmounted on purpose.
        if (!loads.has(element.getAttribute('data-widget')!) && !released.has(element))
          registerMarker(context, element);
  }

  function unmount(root: ParentNode = document, restored: Set<Node>): void {
    for (const element of findMarkers(root)) released.add(element);
    for (const marker of Array.from(markers.values()))
      if (containsDeep(root, marker.element)) {
        unregisterMarker(marker);
        marker.fallback.forEach((node) => restored.add(node));
      }
  }

  /** Starts the load strategies of markers that have waited for the page. */
  function release(): void {
    context.hold = undefined;
    for (const marker of markers.values()) startStrategy(marker);
  }

  /** Starts the markers: at once, or when the page's content is painted, or at the visitor's first use. */
  async function startMarkers(): Promise<void> {
    context.hold = 'page';
    const editMode = options.readSettings();
    // Loaded before the first island, because it shows failures to editors.
    context.opened = editMode.then(
      (isEdited) => isEdited && limit(context.fetchFile('edit-mode').catch(console.error)),
    );
    await context.opened;
    context.hold = 'content';
    // Registers the markers of unknown names, whose failures edit mode shows.
    refresh();
    const isEdited = await editMode;
    const registered = [...markers.values()];
    const isEmpty = ({ element }: Marker) => !element.hasAttribute('data-widget-prerendered');
    const awaitsContent =
      !isEdited &&
      getReadyState() !== 'complete' &&
      !registered.every(isEmpty) &&
      !registered.some((marker) => marker.load === 'eager' && isEmpty(marker));
    const isUsed = awaitsContent && !(await awaitContent());
    const page = clean(document);
    // Preloads that the page has prepared (docs/embedding.md#for-a-fast-page).
    const preloads = page.querySelector<HTMLTemplateElement>('template[data-widget-preloads]');
    if (markers.size > 0) page.head?.append(preloads?.content ?? '');
    if (isEdited || isUsed || !hydratesOnUse() || ![...markers.values()].every(canRest)) return release();
    context.hold = 'rest';
    awaitRest(context.release);
  }

  async function report(): Promise<ReportRow[]> {
    try {
      const module = (await limit(context.fetchFile('report'))) as typeof import('./editing/report.ts');
      return module.report(markers.values());
    } catch {
      return [...markers.values()].map(({ name: widget, state, load, reason, element }) => ({
        widget,
        state,
        load,
        why: reason ?? state,
        ms: null,
        bytes: null,
        element,
      }));
    }
  }

  context.release = () => {
    if (context.hold === 'rest') release();
  };
  listen();
  scan();
  (window as EarlyWindow)[EARLY_INTERACTIONS]?.().forEach(handleInteraction);
  return {
    scan,
    unmount,
    flush,
    refresh,
    report,
    ready: startMarkers().then(async () => {
      // A restarted marker has the same element.
      const initial = new Set(markers.keys());
      while (
        [...markers.values()].some(
          (marker) =>
            marker.load === 'eager' &&
            marker.state !== 'mounted' &&
            !hasFailed(marker) &&
            initial.has(marker.element),
        )
      )
        await new Promise<void>((resolve) => (context.handleState = resolve));
    }),
  };
}

/** Returns the markers in `root`, and `root` itself if it is one. */
function findMarkers(root: ParentNode): Element[] {
  const node = clean(root as Element);
  const isMarker = (node.matches as Element['matches'] | undefined)?.('[data-widget]');
  return [...(isMarker ? [root as Element] : []), ...node.querySelectorAll('[data-widget]')];
}

/** Returns the parent of a node. For the root of a shadow tree or frame, returns its host or `<iframe>`. */
const getParent = (node: Node): Node | null =>
  node === document
    ? null
    : (node.parentNode ?? (node as ShadowRoot).host ?? (node as Document).defaultView?.frameElement ?? null);

/** Returns whether `root` contains `element`, also in a shadow tree or a frame. */
function containsDeep(root: Node, element: Node): boolean {
  for (let node: Node | null = element; node; node = getParent(node)) if (node === root) return true;
  return false;
}
