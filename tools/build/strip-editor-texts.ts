/**
 * Titles, descriptions and icons of a widget are for the catalogue; a visitor does not download them. In the code
 * of a definition, the arguments of `editor(…)` and `label(…)`, and the editor's fields of `defineWidget({…})`, go.
 */
import type { Plugin } from 'vite';

const FIELDS = new Set(['title', 'description', 'category', 'icon', 'reservedHeight', 'load', 'texts']);
const WITH_TEXTS_LAST: Record<string, number> = { editor: 0, label: 0, image: 0, link: 0 };

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function stripEditorTexts(): Plugin {
  return {
    name: 'saaristo-strip-editor-texts',
    apply: 'build',
    transform(code, id) {
      if (!/\/widgets\/.*\/widget\.ts$|\/src\/island\/define\.ts$/.test(id)) return undefined;
      const cuts: [number, number][] = [];
      walk(this.parse(code, { lang: 'ts' }) as unknown as Node, (node) => {
        const callee = node['callee'] as (Node & { name?: string }) | undefined;
        if (node.type !== 'CallExpression' || callee?.type !== 'Identifier') return;
        const parameters = node['arguments'] as Node[];
        const name = callee.name ?? '';
        if (
          Object.hasOwn(WITH_TEXTS_LAST, name) &&
          parameters.every((parameter) => parameter.type === 'Literal')
        ) {
          if (parameters.length > 0) cuts.push([parameters[0]!.start, parameters.at(-1)!.end]);
        } else if (name === 'defineWidget' && parameters[0]?.type === 'ObjectExpression') {
          const properties = parameters[0]['properties'] as Node[];
          properties.forEach((property, index) => {
            const key = property['key'] as { name?: string } | undefined;
            if (!FIELDS.has(key?.name ?? '')) return;
            cuts.push([property.start, properties[index + 1]?.start ?? property.end]);
          });
        }
      });
      let result = code;
      for (const [start, end] of cuts.sort((a, b) => b[0] - a[0]))
        result = result.slice(0, start) + result.slice(end);
      return { code: result, map: null };
    },
  };
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    const children: unknown[] = Array.isArray(value) ? value : [value];
    for (const child of children)
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit);
  }
}
