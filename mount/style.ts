/** Stylesheets of islands, in each document and shadow root that holds some. */
import type { Retry } from '#lib/retry.ts';

/** A document or a shadow root. */
type Tree = Document | ShadowRoot;

type StyleNode = HTMLLinkElement | HTMLStyleElement;

/** A stylesheet that islands of a tree need. */
interface Needed {
  /** The element that had it in force when it was last looked at. */
  node?: StyleNode;
  /** The loading of a link of this script. */
  loading?: { link: HTMLLinkElement; done: Promise<void> } | undefined;
}

/** What islands need in each tree, by the sheets' addresses. */
const trees = new Map<Tree, Map<string, Needed>>([[document, new Map()]]);

/** Sheets of parts of widgets, which any island may use. */
const partStyles = new Set<string>();

/** The sheet that pages include themselves: tokens, and the ground of islands. */
const BASE = new URL('../saaristo.css', import.meta.url).href;

/** How often at most removed sheets are linked again: a script may remove them each time. */
const RESTORE_MS = 1000;

/**
 * Has the stylesheets of an island in force in the tree that it is in.
 * @param urls those of its widget
 * @returns settles when they are; rejects where one cannot be loaded
 */
export async function loadStyles(urls: string[], tree: Tree, retry: Retry): Promise<void> {
  const load = (url: string) => retry(() => loadStyle(url, tree));
  const loading: Promise<void>[] = [];
  if (tree !== document) {
    // A page may keep it elsewhere, and have its rules there already.
    loading.push(load(BASE).catch(console.error));
    // Themes are chosen by the site on the root element.
    const root = (tree as Document).documentElement as HTMLElement | undefined;
    if (root) root.dataset['site'] ||= document.documentElement.dataset['site'] ?? '';
  }
  await Promise.all([...loading, ...[...urls, ...partStyles].map(load)]);
}

/** Has the stylesheet of a part of a widget in force wherever there are islands. Settles when it is. */
export async function loadPartStyle(url: string): Promise<void> {
  partStyles.add(url);
  await Promise.all([...trees.keys()].map((tree) => loadStyle(url, tree)));
}

/** Forgets a tree that is gone. */
export const forgetStyles = (tree: Node): boolean => trees.delete(tree as Tree);

let restored = -RESTORE_MS;
let restoring: ReturnType<typeof setTimeout> | undefined;

/** Links stylesheets of islands again that the page has removed, such as a router that writes its head anew. */
export function restoreStyles(records: MutationRecord[], retry: Retry): void {
  const isRemoved = records.some(({ removedNodes }) => Array.from(removedNodes).some(holdsStyles));
  if (!isRemoved || restoring !== undefined) return;
  const wait = restored + RESTORE_MS - performance.now();
  if (wait > 0) restoring = setTimeout(restore, wait, retry);
  else restore(retry);
}

const holdsStyles = (node: Node): boolean =>
  node.nodeType === 1 &&
  ((node as Element).matches('link, style') || (node as Element).querySelector('link, style') !== null);

function restore(retry: Retry): void {
  restored = performance.now();
  restoring = undefined;
  for (const [tree, sheets] of trees)
    for (const [url, { loading }] of sheets) {
      // A link that is removed while it is loaded says nothing more.
      if (loading && loading.link.getRootNode() !== tree) loading.link.dispatchEvent(new Event('error'));
      else
        retry(() => loadStyle(url, tree)).catch((error: unknown) =>
          console.error('[saaristo] styles of islands were removed, and could not be loaded again', error),
        );
    }
}

/** Has a stylesheet in force in a tree: the page's own, else a link of this script. Settles when it is. */
async function loadStyle(url: string, tree: Tree): Promise<void> {
  let sheets = trees.get(tree);
  if (!sheets) trees.set(tree, (sheets = new Map()));
  let needed = sheets.get(url);
  if (!needed) sheets.set(url, (needed = {}));
  if (needed.node && isInForce(needed.node, tree)) return;
  const nodes = Array.from(tree.querySelectorAll<StyleNode>('link, style'));
  const found = nodes.find((node) => hasStyles(node, url, tree));
  if (found) needed.node = found;
  else await (needed.loading ??= linkStyle(url, tree, needed)).done;
}

function linkStyle(url: string, tree: Tree, needed: Needed): NonNullable<Needed['loading']> {
  const link = document.createElement('link');
  const done = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      needed.node = link;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(url));
    };
    // As a preload of the page asks for it, or that one has come for nothing.
    const crossOrigin = url.startsWith(`${location.origin}/`) ? null : '';
    Object.assign(link, { rel: 'stylesheet', href: url, crossOrigin });
    ((tree as Document).head ?? (tree as Document).documentElement ?? tree).append(link);
  }).finally(() => (needed.loading = undefined));
  return { link, done };
}

/** Whether the element's sheet applies to what is in the tree now. */
const isInForce = (node: StyleNode, tree: Tree): boolean =>
  node.getRootNode() === tree &&
  !node.disabled &&
  !node.sheet?.disabled &&
  (node.media === '' || node.ownerDocument.defaultView!.matchMedia(node.media).matches);

/** Whether an element has the sheet of this address, or a sheet that holds it (docs/embedding.md#fewer-stylesheets), in force. */
function hasStyles(node: StyleNode, url: string, tree: Tree): boolean {
  const held = node.dataset['widgetStyles']?.split(' ') ?? [];
  const isNamed =
    (node as HTMLLinkElement).href === url || held.some((one) => new URL(one, location.href).href === url);
  if (!isNamed || !node.sheet || !isInForce(node, tree)) return false;
  try {
    // A sheet that came as an error has no rules.
    return node.sheet.cssRules.length > 0;
  } catch {
    // A sheet of another origin does not say.
    return true;
  }
}
