/**
 * Returns a node with the members of its class. In a page, a form or image replaces the document's member of its name, and a field that
 * of its form.
 */
export const clean = <T extends Node>(node: T): T =>
  new Proxy(node, {
    get(target, key) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(target) as object, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
