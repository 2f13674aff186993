/** Loads the stylesheets of islands into each document and shadow root that contains islands. */
import { findIntegrity, getUrl } from 'virtual:saaristo/widgets';
import { clean } from '#lib/clean.ts';
import { retry } from '#lib/retry.ts';
import { getPageOrigin } from '#lib/page-address.ts';

export type Tree = Document | ShadowRoot;

type StyleElement = HTMLLinkElement | HTMLStyleElement;

/** A stylesheet that the islands of a tree need. */
export interface Stylesheet {
  /** The element that applied it at the last check. */
  element?: StyleElement;
  /** Settles when the link of this script has loaded or failed. */
  loading?: Promise<void> | undefined;
}

/** The stylesheets of each tree by URL. */
export const trees = new Map<Tree, Map<string, Stylesheet>>([[document, new Map()]]);

/** URLs of stylesheets of lazy chunks, which any island may need. */
const chunkStyles = new Set<string>();

/** The stylesheet that pages include themselves: tokens and the base rules of islands. */
const BASE = getUrl('saaristo.css').href;

/** Time in ms after which a stylesheet with rules counts as loaded without an event. */
const LOAD_MS = 5000;

/**
 * Loads the stylesheets of an island into its tree.
 * @param urls the stylesheets of the widget
 * @returns resolves when all are applied; rejects if one can't be loaded
 */
export async function loadStyles(urls: string[], tree: Tree): Promise<void> {
  const load = (url: string) => retry(() => loadStyle(url, tree));
  const loading: Promise<void>[] = [];
  if (tree !== document) {
    // The page may have the rules in another stylesheet already, so a failure is only logged.
    loading.push(load(BASE).catch(console.error));
    // Themes are selected by the site on the root element.
    const root = (tree as Document).documentElement as HTMLElement | undefined;
    if (root) root.dataset['site'] ||= clean(document).documentElement.dataset['site'] ?? '';
  }
  await Promise.all([...loading, ...[...urls, ...chunkStyles].map(load)]);
}

/** Loads the stylesheet of a lazy chunk into all trees with islands. Resolves when it is applied. */
export async function loadChunkStyle(url: string): Promise<void> {
  chunkStyles.add(url);
  await Promise.all([...trees.keys()].map((tree) => loadStyle(url, tree)));
}

/** Forgets the stylesheets of a tree that has left the page. */
export const forgetStyles = (tree: Node): boolean => trees.delete(tree as Tree);

/** Links that are loading. The function of a link ends the waiting for it. */
const loadingLinks = new Map<HTMLLinkElement, () => void>();

/** Ends the waiting for links that the page has removed while they were loading: they fire no event. */
export function failRemovedLinks(): void {
  for (const [link, fail] of loadingLinks) if (!link.isConnected) fail();
}

/** Loads a stylesheet into a tree, unless the page applies it already. Resolves when it is applied. */
export async function loadStyle(url: string, tree: Tree): Promise<void> {
  let sheets = trees.get(tree);
  if (!sheets) trees.set(tree, (sheets = new Map()));
  let sheet = sheets.get(url);
  if (!sheet) sheets.set(url, (sheet = {}));
  if (sheet.element && isApplied(sheet.element, tree)) return;
  const elements = [...clean(tree).querySelectorAll<StyleElement>('link, style')];
  const found = elements.find((element) => hasRulesOf(element, url, tree));
  // A document that is written anew has no content for a moment. The link would be its root element.
  const parent =
    clean(tree).nodeType === Node.DOCUMENT_NODE
      ? (clean(tree as Document).head ?? clean(tree as Document).documentElement)
      : tree;
  if (found) sheet.element = found;
  else if (parent as ParentNode | null) await (sheet.loading ??= appendLink(url, parent, sheet));
}

function appendLink(url: string, parent: ParentNode, sheet: Stylesheet): Promise<void> {
  const link = document.createElement('link');
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<void>((resolve, reject) => {
    const finish = () => {
      sheet.element = link;
      resolve();
    };
    const fail = () => {
      // Without it, `restoreStyles` would take the link for one that the page has removed.
      link.rel = '';
      link.remove();
      reject(new Error(url));
    };
    loadingLinks.set(link, fail);
    link.onload = finish;
    link.onerror = fail;
    // The same mode as the page's preload, so that the browser uses the preloaded file.
    const crossOrigin = url.startsWith(`${getPageOrigin()}/`) ? null : '';
    // A policy may allow only elements with its nonce.
    const { nonce = '' } = clean(document).querySelector<HTMLElement>('[nonce]') ?? {};
    const integrity = findIntegrity(url);
    Object.assign(link, {
      rel: 'stylesheet',
      href: url,
      crossOrigin,
      nonce,
      ...(integrity && { integrity }),
    });
    parent.append(link);
    // A script of the page may have replaced the handlers.
    timer = setTimeout(() => link.sheet && finish(), LOAD_MS);
  }).finally(() => {
    loadingLinks.delete(link);
    clearTimeout(timer);
    sheet.loading = undefined;
  });
}

/** Returns whether the rules of an element apply to the tree now. Alternatives and those with a title belong to a set that may not be the chosen one; browsers do not tell which is. */
const isApplied = (element: StyleElement, tree: Tree): boolean =>
  element.getRootNode() === tree &&
  !element.title &&
  !element.matches('[rel~=alternate i]') &&
  !element.disabled &&
  !element.sheet?.disabled &&
  (element.media === '' || element.ownerDocument.defaultView!.matchMedia(element.media).matches);

/** Returns whether an element applies the stylesheet of a URL, or a bundle that includes it (docs/embedding.md#fewer-stylesheets). */
function hasRulesOf(element: StyleElement, url: string, tree: Tree): boolean {
  const bundled = element.dataset['widgetStyles']?.split(' ') ?? [];
  const isNamed =
    (element as HTMLLinkElement).href === url ||
    bundled.some((one) => new URL(one, document.baseURI).href === url);
  if (!isNamed || !element.sheet || !isApplied(element, tree)) return false;
  try {
    // The sheet of an error page has no rules.
    return element.sheet.cssRules.length > 0;
  } catch {
    // Browsers hide the rules of other origins.
    return true;
  }
}
