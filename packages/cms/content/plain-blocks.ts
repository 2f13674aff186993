/** The blocks of the CMS that are no widgets: elements around other blocks, without a script. */
import type { Block, PlainBlock } from '@saaristo/editor/contract';
import { type DefaultTreeAdapterTypes, parseFragment, serialize, serializeOuter } from 'parse5';
import { mapBlocks } from 'saaristo/page-details';

const COLUMNS: PlainBlock = {
  name: 'columns',
  title: 'Columns',
  description: 'Blocks side by side on wide windows, below each other on phones.',
  category: 'text',
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M3 4h8v16H3V4Zm2 2v12h4V6H5Zm8-2h8v16h-8V4Zm2 2v12h4V6h-4Z"/></svg>',
  props: {
    type: 'object',
    properties: {
      background: {
        type: 'string',
        enum: ['none', 'soft', 'frame', 'band'],
        title: 'Background',
        description: 'In the colours of the site',
        default: 'none',
      },
      spacing: {
        type: 'string',
        enum: ['small', 'normal', 'large'],
        title: 'Spacing',
        description: 'Between the columns',
        default: 'normal',
      },
      wide: {
        type: 'string',
        enum: ['neither', 'first', 'last'],
        title: 'Wider column',
        description: 'If there are two columns',
        default: 'neither',
      },
      line: {
        type: 'boolean',
        title: 'Lines',
        description: 'A line above each column',
        default: false,
      },
    },
  },
  example: {},
  slots: [
    { name: 'first', title: 'First column' },
    { name: 'second', title: 'Second column' },
    { name: 'third', title: 'Third column', description: 'Empty: two columns' },
    { name: 'fourth', title: 'Fourth column', description: 'Empty: no fourth column' },
  ],
  start: { first: [{ html: '<p></p>' }], second: [{ html: '<p></p>' }] },
  editorTexts: {
    Columns: { fi: 'Palstat', sv: 'Spalter' },
    'Blocks side by side on wide windows, below each other on phones.': {
      fi: 'Lohkot vierekkäin leveässä ikkunassa, allekkain puhelimessa.',
      sv: 'Block bredvid varandra i breda fönster, under varandra i telefoner.',
    },
    Background: { fi: 'Tausta', sv: 'Bakgrund' },
    'In the colours of the site': { fi: 'Sivuston väreissä', sv: 'I webbplatsens färger' },
    none: { en: 'None', fi: 'Ei taustaa', sv: 'Ingen' },
    soft: { en: 'Soft', fi: 'Vaalea', sv: 'Ljus' },
    frame: { en: 'Frame', fi: 'Kehys', sv: 'Ram' },
    band: { en: 'Across the page', fi: 'Sivun poikki', sv: 'Tvärs över sidan' },
    Spacing: { fi: 'Väli', sv: 'Avstånd' },
    'Between the columns': { fi: 'Palstojen välissä', sv: 'Mellan spalterna' },
    small: { en: 'Small', fi: 'Pieni', sv: 'Litet' },
    normal: { en: 'Normal', fi: 'Tavallinen', sv: 'Normalt' },
    large: { en: 'Large', fi: 'Suuri', sv: 'Stort' },
    'Wider column': { fi: 'Leveämpi palsta', sv: 'Bredare spalt' },
    'If there are two columns': { fi: 'Kun palstoja on kaksi', sv: 'När spalterna är två' },
    neither: { en: 'Neither', fi: 'Ei kumpikaan', sv: 'Ingendera' },
    first: { en: 'First', fi: 'Ensimmäinen', sv: 'Den första' },
    last: { en: 'Last', fi: 'Viimeinen', sv: 'Den sista' },
    Lines: { fi: 'Viivat', sv: 'Linjer' },
    'A line above each column': {
      fi: 'Viiva jokaisen palstan yläpuolella',
      sv: 'En linje ovanför varje spalt',
    },
    'First column': { fi: 'Ensimmäinen palsta', sv: 'Första spalten' },
    'Second column': { fi: 'Toinen palsta', sv: 'Andra spalten' },
    'Third column': { fi: 'Kolmas palsta', sv: 'Tredje spalten' },
    'Empty: two columns': { fi: 'Tyhjänä: kaksi palstaa', sv: 'Tom: två spalter' },
    'Fourth column': { fi: 'Neljäs palsta', sv: 'Fjärde spalten' },
    'Empty: no fourth column': { fi: 'Tyhjänä: ei neljättä palstaa', sv: 'Tom: ingen fjärde spalt' },
  },
};

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const write = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => serializeOuter(node))
    .join('')
    .trim();

const listElements = ({ childNodes }: Element): Element[] => childNodes.filter((one) => 'attrs' in one);

/** Maximum figures in a row. More of them are below each other in three columns. */
const MAX_FIGURES = 4;

/** The columns of the layouts that rich text of earlier versions had, by their class: props, and the HTML of each column. */
const LAYOUTS: Record<string, (node: Element) => [props: Record<string, unknown>, parts: string[]]> = {
  band(node) {
    const at = node.childNodes.findIndex((one) => write([one]) !== '');
    const hasHeading = node.childNodes[at]?.nodeName === 'h2';
    const parts = hasHeading
      ? [node.childNodes.slice(0, at + 1), node.childNodes.slice(at + 1)]
      : [node.childNodes];
    return [{ background: 'band', wide: 'last' }, parts.map(write)];
  },
  story(node) {
    const [picture, text] = listElements(node);
    const id = node.attrs.find(({ name }) => name === 'id');
    const heading = text && listElements(text).find(({ nodeName }) => nodeName === 'h2');
    if (id) heading?.attrs.push(id);
    return [{ wide: 'first' }, [`<p>${write(picture ? [picture] : [])}</p>`, write(text?.childNodes ?? [])]];
  },
  facts(node) {
    const figures = listElements(node).map((one) => {
      const [name, figure] = listElements(one).map((part) => serialize(part));
      return `<p><strong>${figure}</strong><br>${name}</p>`;
    });
    const rows = figures.length > MAX_FIGURES ? Math.ceil(figures.length / 3) : 1;
    const starts = [...figures.keys()].filter((at) => at % rows === 0);
    return [{ line: true, spacing: 'small' }, starts.map((at) => figures.slice(at, at + rows).join(''))];
  },
};

const findLayout = (node: Node): (typeof LAYOUTS)[string] | undefined => {
  const name = 'attrs' in node ? node.attrs.find((one) => one.name === 'class')?.value : undefined;
  return name !== undefined && Object.hasOwn(LAYOUTS, name) ? LAYOUTS[name] : undefined;
};

/** Converts the layouts of a rich text. */
function convertText(block: Extract<Block, { html: string }>): Block[] {
  const { html, ...settings } = block;
  if (!Object.keys(LAYOUTS).some((name) => html.includes(name))) return [block];
  const nodes = parseFragment(html).childNodes;
  if (!nodes.some(findLayout)) return [block];
  const blocks: Block[] = [];
  const add = (part: readonly Node[]): unknown =>
    write(part) && blocks.push({ html: write(part), ...settings });
  let beside: Node[] = [];
  for (const node of nodes) {
    const layout = findLayout(node);
    if (!layout) {
      beside.push(node);
      continue;
    }
    add(beside);
    beside = [];
    const [props, parts] = layout(node as Element);
    const slots = COLUMNS.slots.flatMap(({ name }, at): [string, Block[]][] =>
      parts[at] || at === 0 ? [[name, [{ html: parts[at] ?? '' }]]] : [],
    );
    blocks.push({ widget: COLUMNS.name, props, slots: Object.fromEntries(slots), ...settings });
  }
  add(beside);
  return blocks;
}

/**
 * Converts rich text with layouts of earlier versions to columns. Text beside them stays rich text, so that there may be more blocks than
 * before.
 */
export const convertLayouts = (blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, (block) => ('html' in block ? convertText(block) : block));

export const PLAIN_BLOCKS: readonly PlainBlock[] = [COLUMNS];

/** Returns a plain block by its name; undefined for a widget. */
export const findPlainBlock = (name: string): PlainBlock | undefined =>
  PLAIN_BLOCKS.find((block) => block.name === name);
