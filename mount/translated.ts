/**
 * Keeps islands working on pages that the browser translates. A translation moves each text into `<font>` elements or replaces it by them,
 * while React continues to change, move and remove its own text nodes (docs/decisions/0023-islands-guarded-on-translated-pages.md).
 */

/** The `<font>` that has replaced a text. */
const fonts = new WeakMap<Node, Element>();

/** Inserts a replaced text again when React changes it. The translation then handles it as a new text. */
const textObserver = new MutationObserver((records) => {
  for (const { target } of records) {
    let font = fonts.get(target);
    if (!font || target.parentNode) continue;
    while (font.parentElement?.localName === 'font') font = font.parentElement;
    font.replaceWith(target);
    fonts.delete(target);
  }
});

/** Patches the parents of island texts that a translation has removed. */
export function handleTranslation(records: MutationRecord[]): void {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== 3 || text.parentNode === target) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      // No island renders a `<font>`.
      if (!font || !(target as Element).closest?.('saaristo-root')) continue;
      fonts.set(text, font as Element);
      textObserver.observe(text, { characterData: true });
      patchElement(target as Element);
    }
}

/** Returns the child of `parent` that is, contains or has replaced a node. */
function findChild(parent: Node, node: Node): ChildNode | undefined {
  for (const start of [node, fonts.get(node)])
    for (let ancestor: Node | null | undefined = start; ancestor; ancestor = ancestor.parentNode)
      if (ancestor.parentNode === parent) return ancestor as ChildNode;
  return undefined;
}

/** Patches the methods that React calls on an element, so that they accept texts that a translation has removed from it. */
function patchElement(parent: Element): void {
  const insertBefore = <Inserted extends Node>(node: Inserted, next: Node | null): Inserted => {
    const old: Node | undefined = findChild(parent, node);
    if (old && old !== node) Node.prototype.removeChild.call(parent, old);
    return Node.prototype.insertBefore.call(
      parent,
      node,
      (next && findChild(parent, next)) ?? null,
    ) as Inserted;
  };
  Object.assign(parent, {
    insertBefore,
    appendChild: (node: Node) => insertBefore(node, null),
    removeChild(node: Node) {
      findChild(parent, node)?.remove();
      return node;
    },
  });
}
