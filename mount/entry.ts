/**
 * The script that pages include. Its size matters, because it is on every page. If another script has created `window.saaristo`, it
 * registers the widgets that are new there. A second copy of the same script has none, and does nothing.
 */
import { fetchFile, loads, version } from 'virtual:saaristo/widgets';
import { clean } from '#lib/clean.ts';
import { DEFAULT_SITE } from '#lib/site.ts';
import { start } from './loader.ts';
import { awaitParsed, getReadyState } from './parsed.ts';
import { readPageSettings } from './page-settings.ts';
import { createRegistry } from './registry.ts';
import type { Bundle, Saaristo } from './types.ts';

// An element with this id, or a frame with this name, is an inherited property of the window. A variable of the page has no widgets.
const given = (Object.hasOwn(window, 'saaristo') && window.saaristo) as Partial<Saaristo> | undefined;
const existing = given?.widgets && given;
/** The widgets that no earlier script has registered. */
const names = [...loads.keys()].filter((name) => !existing?.widgets?.includes(name));

/** Time in ms that an unknown name waits for another bundle on a page that never finishes loading. */
const BUNDLES_MS = 10_000;
let isLate = false;

/**
 * Returns whether this script sets the state of markers of a name. Names that no bundle has belong to the first script when the page has
 * loaded.
 */
const isOwn = (name: string): boolean =>
  names.includes(name) ||
  (!existing && (isLate || getReadyState() === 'complete') && !window.saaristo!.widgets.includes(name));

/** Sets the page's theme when the page is parsed, since an async script may run before. Returns whether the page is open in an editor. */
async function readSettings(): Promise<boolean> {
  await awaitParsed();
  const root = clean(document).documentElement as HTMLElement | null;
  const { site, editMode } = readPageSettings();
  if (root) root.dataset['site'] ||= site || DEFAULT_SITE;
  return editMode === true;
}

// A registry without `register` is of an old script, which registers all markers of the page itself.
if (!existing || (existing.register && names[0])) {
  // The page's own variable keeps its properties.
  if (!existing) window.saaristo = Object.setPrototypeOf(createRegistry(version), { ...given });
  const bundle: Bundle = {
    version,
    widgets: names,
    ...start({ loads, isOwn, fetchFile, readSettings }),
  };
  window.saaristo!.register(bundle);
  if (getReadyState() !== 'complete')
    setTimeout(() => {
      isLate = true;
      if ((window.saaristo as Partial<Saaristo> | undefined)?.bundles?.includes(bundle)) bundle.refresh();
    }, BUNDLES_MS);
}
