/** Finds the texts of the widgets in their sources, and writes translations into them. */
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The texts of one language: where each of them is in the source, and where another one is inserted. */
interface Texts {
  byKey: Map<string, { text: string; start: number; end: number }>;
  insertAt: number;
}

/** A table of texts by language, as `Messages` declares it. */
export interface Table {
  /** Name of the variable. */
  name: string;
  languages: Map<string, Texts>;
  insertAt: number;
  /** Places of the source that are not a text, such as `key: 12`. */
  unread: string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Lists a node and all nodes in it, in the order of the source. */
const listNodes = (node: Node): Node[] => [
  node,
  ...Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((inner) => listNodes(inner)),
];

/** Returns the object that an expression is, without `as const` and the like. */
const unwrap = (node: Node): Node => (isNode(node['expression']) ? unwrap(node['expression']) : node);

/** Returns the properties of an object by name, without computed ones. */
const getProperties = (object: Node): Map<string, Node> =>
  new Map(
    (object['properties'] as Node[]).flatMap((property) => {
      const key = property['key'] as { name?: string; value?: string } | undefined;
      const name = property['computed'] === true ? undefined : (key?.name ?? key?.value);
      return name === undefined ? [] : [[name, property]];
    }),
  );

/** Returns the text of a literal, or of literals joined by `+`. */
function readText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'TemplateLiteral') {
    const [part, ...others] = node['quasis'] as { value: { cooked: string } }[];
    return others.length === 0 ? part!.value.cooked : undefined;
  }
  if (node.type !== 'BinaryExpression') return undefined;
  const [left, right] = [readText(node['left'] as Node), readText(node['right'] as Node)];
  return left === undefined || right === undefined ? undefined : left + right;
}

function readTexts(object: Node, source: string, unread: string[]): Texts {
  const properties = object['properties'] as Node[];
  const byKey: Texts['byKey'] = new Map();
  const named = getProperties(object);
  for (const [key, property] of named) {
    const value = property['value'] as Node;
    const text = readText(value);
    if (text === undefined) unread.push(source.slice(property.start, property.end));
    else byKey.set(key, { text, start: value.start, end: value.end });
  }
  for (const property of properties)
    if (![...named.values()].includes(property)) unread.push(source.slice(property.start, property.end));
  return { byKey, insertAt: properties.at(-1)?.end ?? object.start + 1 };
}

/**
 * Finds the tables of a module: objects with texts in the source language.
 * @param languages names of all languages, the source language first
 */
export function findTables(file: string, source: string, languages: readonly string[]): Table[] {
  const declared = listNodes(parseSync(file, source).program as unknown as Node).filter(
    (node) => node.type === 'VariableDeclarator' && isNode(node['init']),
  );
  const getName = (node: Node): string => (node['id'] as { name?: string }).name ?? '';
  const objects = new Map(declared.map((node) => [getName(node), unwrap(node['init'] as Node)]));
  const findObject = (node: Node): Node | undefined => {
    const value = unwrap(node);
    const object = value.type === 'Identifier' ? objects.get(String(value['name'])) : value;
    return object?.type === 'ObjectExpression' ? object : undefined;
  };
  return declared.flatMap((node) =>
    listNodes(node['init'] as Node)
      .filter(({ type }) => type === 'ObjectExpression')
      .flatMap((object): Table[] => {
        const unread: string[] = [];
        const texts = [...getProperties(object)].flatMap(([name, property]) => {
          const own = languages.includes(name) ? findObject(property['value'] as Node) : undefined;
          return own ? [[name, own] as const] : [];
        });
        // Languages that share an object have the same texts on purpose.
        const isShared = new Set(texts.map(([, own]) => own)).size < texts.length;
        const isTable = !isShared && texts.some(([name]) => name === languages[0]);
        const found = texts.map(([name, own]) => [name, readTexts(own, source, unread)] as const);
        const insertAt = (object['properties'] as Node[]).at(-1)?.end ?? object.start + 1;
        return isTable ? [{ name: getName(node), languages: new Map(found), insertAt, unread }] : [];
      }),
  );
}

const quote = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
const quoteKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));

/**
 * Writes texts of a language into a module.
 * @param texts by the name of the table and the key
 */
export function writeTables(
  source: string,
  tables: readonly Table[],
  language: string,
  texts: ReadonlyMap<Table, ReadonlyMap<string, string>>,
): string {
  const edits = tables.flatMap((table) => {
    const own = table.languages.get(language);
    const all = [...(texts.get(table) ?? [])];
    if (all.length === 0) return [];
    const added = all.filter(([key]) => !own?.byKey.has(key));
    const lines = added.map(([key, text]) => `${quoteKey(key)}: ${quote(text)}`);
    const changed = all.flatMap(([key, text]) => {
      const place = own?.byKey.get(key);
      return place && place.text !== text ? [{ ...place, text: quote(text) }] : [];
    });
    if (lines.length === 0) return changed;
    const [at, text] = own
      ? [own.insertAt, lines.map((line) => `,\n    ${line}`).join('')]
      : [
          table.insertAt,
          `,\n  ${quoteKey(language)}: {\n${lines.map((line) => `    ${line},\n`).join('')}  }`,
        ];
    return [...changed, { start: at, end: at, text }];
  });
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
