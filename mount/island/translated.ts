/**
 * Keeps islands working on pages that the browser's translation, an extension or a script changes. They replace, wrap or split texts, and
 * wrap fields, while React continues to change, move and remove its own nodes (docs/decisions/0023-islands-guarded-on-translated-pages.md).
 */

/** Nodes that have replaced or continue a text of React, or one of these nodes. */
const substitutes = new WeakMap<Node, Node[]>();

/** All nodes of `substitutes`. */
const known = new WeakSet<Node>();

/** Returns whether React has created or hydrated a node. React stores its data in properties of the node. */
const isOfReact = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));

/** Returns whether a node is a text of React, or shows a part of one. */
const isTracked = (node: Node): boolean => known.has(node) || (node.nodeType === 3 && isOfReact(node));

const isForeign = (node: Node | null): node is Node => node !== null && !isOfReact(node);

/** Returns whether an element of React has been moved into another child of its parent. */
const isWrapped = (node: Node, parent: Node): boolean =>
  node.nodeType === 1 && node.parentNode !== parent && parent.contains(node) && isOfReact(node);

/** Patches texts of React that something else has changed, and their parents. Ignores changes by React. */
export function handleTranslation(records: MutationRecord[]): void {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [first] = addedNodes;
    // A text that was split in two.
    if (removedNodes.length === 0 && first?.nodeType === 3 && isForeign(first))
      addSubstitutes(target, previousSibling, [first]);
    for (const removed of removedNodes) {
      if (isWrapped(removed, target)) patchParent(target);
      if (removed.parentNode === target || !isTracked(removed)) continue;
      const added = [...addedNodes].filter(isForeign);
      const beside = [previousSibling, nextSibling].filter(isForeign);
      addSubstitutes(target, removed, added.length > 0 ? added : beside.slice(0, 1));
    }
  }
}

function addSubstitutes(parent: Node, node: Node | null, added: Node[]): void {
  if (!node || !isTracked(node) || added.length === 0 || !(parent as Element).closest?.('saaristo-root'))
    return;
  for (const one of added) known.add(one);
  substitutes.set(node, [...(substitutes.get(node) ?? []), ...added]);
  patchParent(parent);
  if (!known.has(node)) patchText(node as Text, parent);
}

/** Returns the children of `parent` that are, contain or show a node, in the order of the page. */
function findChildren(parent: Node, node: Node): ChildNode[] {
  const found = new Set<ChildNode>();
  const visited = new Set<Node>();
  const visit = (one: Node) => {
    if (visited.has(one)) return;
    visited.add(one);
    for (let ancestor: Node | null = one; ancestor; ancestor = ancestor.parentNode)
      if (ancestor.parentNode === parent) found.add(ancestor as ChildNode);
    substitutes.get(one)?.forEach(visit);
  };
  visit(node);
  return [...found].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** Replaces the substitutes of a text when React changes it. A translation then handles it as a new text. */
function patchText(text: Text, parent: Node): void {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(value: string) {
      text.data = value;
      const children = findChildren(parent, text);
      if (!children.some((child) => child.contains(text))) children[0]?.before(text);
      for (const child of children) if (!child.contains(text)) child.remove();
      substitutes.delete(text);
    },
  });
}

/** Patches the methods that React calls on an element, so that they accept texts that have substitutes and elements that are wrapped. */
function patchParent(parent: Node): void {
  const insertBefore = <Inserted extends Node>(node: Inserted, next: Node | null): Inserted => {
    const before = (next && findChildren(parent, next)[0]) ?? null;
    const [first = node, ...others] = findChildren(parent, node);
    for (const child of [first, ...others]) Node.prototype.insertBefore.call(parent, child, before);
    return node;
  };
  Object.assign(parent, {
    insertBefore,
    appendChild: (node: Node) => insertBefore(node, null),
    removeChild(node: Node) {
      for (const child of findChildren(parent, node)) child.remove();
      return node;
    },
  });
}
