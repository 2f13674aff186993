/** The accessibility tree of each state as text: roles, names, descriptions, states. */
import type { Protocol } from 'puppeteer-core';
import type { ExampleServer } from './example-server.ts';
import { describe, type Driven, performAction, type Keys } from './perform.ts';
import type { ReadWidget, State } from './states.ts';
import { compareLines } from './transcript.ts';

type AXNode = Protocol.Accessibility.AXNode;

/** A page whose accessibility tree can be read. */
export interface TreePage extends Driven {
  readTree: () => Promise<AXNode[]>;
}

/** States of a node that are written. Those of layout and of the focus are left out. */
const STATES = new Set([
  'autocomplete',
  'busy',
  'checked',
  'disabled',
  'expanded',
  'hasPopup',
  'invalid',
  'keyshortcuts',
  'level',
  'live',
  'modal',
  'multiselectable',
  'orientation',
  'pressed',
  'readonly',
  'required',
  'roledescription',
  'selected',
  'valuemax',
  'valuemin',
  'valuetext',
]);

const IGNORED_ROLES = new Set(['InlineTextBox', 'none', 'generic', 'LineBreak']);

const getText = ({ value }: Protocol.Accessibility.AXValue = { type: 'string' }): string =>
  String(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** States that are written if they are false, too: something is collapsed, or not pressed. */
const TWO_SIDED = new Set(['expanded', 'pressed', 'checked']);

const isShown = ({ name, value: { value } }: Protocol.Accessibility.AXProperty): boolean =>
  TWO_SIDED.has(name)
    ? value !== undefined
    : value !== false && value !== 'false' && value !== '' && value !== undefined;

function formatNode(node: AXNode): string {
  const name = getText(node.name);
  const description = getText(node.description);
  const value = getText(node.value);
  const states = (node.properties ?? [])
    .filter((property) => STATES.has(property.name) && isShown(property))
    .map(({ name: state, value: { value: is } }) =>
      is === true || is === 'true' ? state : `${state}=${String(is)}`,
    )
    .sort();
  return [
    getText(node.role),
    ...(name === '' ? [] : [`"${name}"`]),
    ...(value === '' ? [] : [`value "${value}"`]),
    ...(description === '' ? [] : [`described "${description}"`]),
    ...(states.length > 0 ? [`[${states.join(', ')}]`] : []),
  ].join(' ');
}

/**
 * Writes the part of a tree below its `main` landmark, or below the page if a modal dialog hides `main`, one line for each node.
 * A text that is its parent's name is left out.
 */
function formatTree(nodes: readonly AXNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find(({ role, ignored }) => getText(role) === 'main' && !ignored) ?? nodes[0];
  const lines: string[] = [];
  const write = (node: AXNode, depth: number, parentName: string): void => {
    const isWritten = !node.ignored && !IGNORED_ROLES.has(getText(node.role));
    const name = getText(node.name);
    if (isWritten && !(getText(node.role) === 'StaticText' && (name === '' || parentName.includes(name))))
      lines.push(
        '  '.repeat(depth) + (getText(node.role) === 'StaticText' ? `text "${name}"` : formatNode(node)),
      );
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) write(child, isWritten ? depth + 1 : depth, isWritten ? name : parentName);
    }
  };
  for (const id of main?.childIds ?? []) write(byId.get(id)!, 0, '');
  return lines;
}

async function writeState(
  page: TreePage,
  server: ExampleServer,
  state: State,
  keys: Keys,
  first: readonly string[],
): Promise<{ lines: string[]; tree: string[] }> {
  const lines = [`## ${state.name}`, ''];
  let before: readonly string[] = first;
  let opened: string[] = [];
  for (const action of state.actions) {
    if (action.do === 'read' || action.do === 'tab') continue;
    await performAction(page, server, state, action, keys);
    if (action.do === 'hold') continue;
    const tree = formatTree(await page.readTree());
    lines.push(`> ${describe(action)}`);
    if (action.do === 'open') opened = tree;
    // Writes only the differences from the tree before.
    const changes = compareLines(before, tree);
    const isAll = before.length === 0;
    if (isAll) lines.push(...tree);
    else
      lines.push(
        ...changes.flatMap(({ line, in: where }) =>
          where === 'both' ? [] : [`${where === 'old' ? '- ' : '+ '}${line}`],
        ),
      );
    before = tree;
  }
  return { lines: [...lines, ''], tree: opened };
}

/**
 * Writes the accessibility trees of a widget's states. The first is written whole, the others as differences from
 * the tree before.
 */
export async function writeTrees(
  page: TreePage,
  server: ExampleServer,
  { name, states }: ReadWidget,
  keys: Keys,
): Promise<string[]> {
  const lines = [`# ${name}`, ''];
  let first: string[] = [];
  for (const state of states) {
    const written = await writeState(page, server, state, keys, first);
    if (first.length === 0) first = written.tree;
    lines.push(...written.lines);
  }
  return lines;
}
