/** `window.saaristo`: created by the page's first script, shared by all bundles of the page. */
import { pageStore } from '#store/page-store.ts';
import type { State } from '#store/store.ts';
import type { Bundle, Saaristo } from './types.ts';

/** @param version that of the script that creates it */
export function createRegistry(version: string): Saaristo {
  const bundles: Bundle[] = [];
  const widgets: string[] = [];
  const registry = {
    version,
    bundles,
    widgets,
    ready: Promise.resolve(),
    store: pageStore<State>(),
    scan: (root?: ParentNode) => bundles.forEach((bundle) => bundle.scan(root)),
    unmount: (root?: ParentNode) => bundles.forEach((bundle) => bundle.unmount(root)),
    report: async () => (await Promise.all(bundles.map((bundle) => bundle.report()))).flat(),
    update(element: Element, props: object) {
      element.setAttribute('data-props', JSON.stringify(props));
    },
    register(bundle: Bundle) {
      bundles.push(bundle);
      widgets.push(...bundle.widgets);
      registry.ready = Promise.all([registry.ready, bundle.ready]).then(() => {});
      // Its markers may be invalid by now, since no bundle knew their names.
      bundles[0]!.refresh();
    },
  };
  return registry;
}
