/** The blocks of the CMS that are no widgets: elements around other blocks, without a script. */
import type { Block, PlainBlock } from '@saaristo/editor/contract';
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

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

const isBand = (node: Node): node is DefaultTreeAdapterTypes.Element =>
  node.nodeName === 'section' &&
  'attrs' in node &&
  node.attrs.some(({ name, value }) => name === 'class' && value === 'band');

const write = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => serializeOuter(node))
    .join('')
    .trim();

/** Converts the bands of earlier versions, which were rich text, to columns. Text beside them stays rich text. */
export function convertBands(block: Extract<Block, { html: string }>): Block[] {
  const { html, ...settings } = block;
  if (!html.includes('band')) return [block];
  const nodes = parseFragment(html).childNodes;
  if (!nodes.some(isBand)) return [block];
  const blocks: Block[] = [];
  const add = (part: readonly Node[]): unknown =>
    write(part) && blocks.push({ html: write(part), ...settings });
  let beside: Node[] = [];
  for (const node of nodes) {
    if (!isBand(node)) {
      beside.push(node);
      continue;
    }
    add(beside);
    beside = [];
    const at = node.childNodes.findIndex((one) => write([one]) !== '');
    const hasHeading = node.childNodes[at]?.nodeName === 'h2';
    const parts = hasHeading
      ? [node.childNodes.slice(0, at + 1), node.childNodes.slice(at + 1)]
      : [node.childNodes];
    const [first = '', second = ''] = parts.map(write);
    blocks.push({
      widget: COLUMNS.name,
      props: { background: 'band', wide: 'last' },
      slots: { first: [{ html: first }], ...(second && { second: [{ html: second }] }) },
      ...settings,
    });
  }
  add(beside);
  return blocks;
}

export const PLAIN_BLOCKS: readonly PlainBlock[] = [COLUMNS];

/** Returns a plain block by its name; undefined for a widget. */
export const findPlainBlock = (name: string): PlainBlock | undefined =>
  PLAIN_BLOCKS.find((block) => block.name === name);
