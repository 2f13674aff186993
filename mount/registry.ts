/** `window.saaristo`. The page's first script creates it, and all bundles of the page share it. */
import { pageStore } from '#store/page-store.ts';
import type { State } from '#store/store.ts';
import type { Bundle, Saaristo } from './types.ts';

/** @param version version of the script that creates the registry */
export function createRegistry(version: string): Saaristo {
  const bundles: Bundle[] = [];
  const widgets: string[] = [];
  const registry: Omit<Saaristo, 'ready'> & { ready: Promise<void> } = {
    version,
    bundles,
    widgets,
    ready: Promise.resolve(),
    store: pageStore<State>(),
    scan: (root) => bundles.forEach((bundle) => bundle.scan(root)),
    unmount(root) {
      // One operation: a bundle restores markers of others.
      const restored = new Set<Node>();
      for (const bundle of bundles) bundle.flush();
      for (const bundle of bundles) bundle.unmount(root, restored);
      for (const bundle of bundles) bundle.flush(restored);
    },
    report: async () => (await Promise.all(bundles.map((bundle) => bundle.report()))).flat(),
    update(element, props) {
      (element as HTMLElement).dataset['props'] = JSON.stringify(props);
    },
    register(bundle) {
      bundles.push(bundle);
      widgets.push(...bundle.widgets);
      registry.ready = registry.ready.then(() => bundle.ready);
      // The first bundle may have marked the new bundle's markers as invalid.
      bundles[0]!.refresh();
    },
  };
  return registry;
}
