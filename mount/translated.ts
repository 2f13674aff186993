/**
 * Keeps islands working on pages that a browser translates. A translation puts each text into `<font>` elements, or replaces it by them,
 * while React goes on to change, move and remove the text that it has created (docs/decisions/0023-islands-guarded-on-translated-pages.md).
 */

/** The `<font>` in the place of a text. */
const fonts = new WeakMap<Node, Element>();

/** Shows the new text where React changes one that was replaced. The translation sees it as any new text. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    let font = fonts.get(target);
    if (!font || target.parentNode) continue;
    while (font.parentElement?.localName === 'font') font = font.parentElement;
    font.replaceWith(target);
    fonts.delete(target);
  }
});

/** Prepares the parents of texts in islands that a translation has taken out. */
export function followTranslation(records: MutationRecord[]): void {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== 3 || text.parentNode === target) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      // Islands have no such element themselves.
      if (!font || !(target as Element).closest?.('saaristo-root')) continue;
      fonts.set(text, font as Element);
      changes.observe(text, { characterData: true });
      guard(target as Element);
    }
}

/** Returns the child of `parent` that a node is, is in, or was replaced by. */
function findChild(parent: Node, node: Node): ChildNode | undefined {
  for (const start of [node, fonts.get(node)])
    for (let one: Node | null | undefined = start; one; one = one.parentNode)
      if (one.parentNode === parent) return one as ChildNode;
  return undefined;
}

/** Has an element take texts for its children that a translation has taken out of it. */
function guard(parent: Element): void {
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
