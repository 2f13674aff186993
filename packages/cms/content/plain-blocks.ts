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

const HERO: PlainBlock = {
  name: 'hero',
  title: 'Hero',
  description: 'The title of the page beside a picture, from edge to edge, in the colours of the site.',
  category: 'text',
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="M2 5h20v14H2V5Zm2 2v10h8V7H4Zm1.5 2.5h5V11h-5V9.5Zm0 3.5h4v1.5h-4V13Z"/></svg>',
  props: { type: 'object', properties: {} },
  example: {},
  slots: [
    { name: 'text', title: 'Title and text' },
    { name: 'picture', title: 'Picture', description: 'Empty: the words alone' },
  ],
  start: { text: [{ html: '<h1></h1>' }], picture: [{ html: '<p></p>' }] },
  editorTexts: {
    Hero: { fi: 'Sivun nosto', sv: 'Sidtopp' },
    'The title of the page beside a picture, from edge to edge, in the colours of the site.': {
      fi: 'Sivun otsikko kuvan vieressä, reunasta reunaan, sivuston väreissä.',
      sv: 'Sidans rubrik bredvid en bild, från kant till kant, i webbplatsens färger.',
    },
    Picture: { fi: 'Kuva', sv: 'Bild' },
    'Empty: the words alone': { fi: 'Tyhjänä: pelkkä teksti', sv: 'Tom: bara texten' },
    'Title and text': { fi: 'Otsikko ja teksti', sv: 'Rubrik och text' },
  },
};

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const write = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => serializeOuter(node))
    .join('')
    .trim();

const isElement = (node: Node): node is Element => 'attrs' in node;

/** Returns the elements in an element; none if it has words beside them. */
const listElements = ({ childNodes }: Element): Element[] => {
  const elements = childNodes.filter(isElement);
  return childNodes.every((one) => isElement(one) || write([one]) === '') ? elements : [];
};

/** Returns the elements in an element if they have these names, else undefined. */
const readElements = (node: Element, ...names: string[]): Element[] | undefined => {
  const elements = listElements(node);
  return elements.map(({ nodeName }) => nodeName).join() === names.join() ? elements : undefined;
};

/** Moves the id of a layout, to which links may lead, to the first of its elements that has none. */
function moveId(layout: Element, elements: readonly Node[]): void {
  const findId = ({ attrs }: Element) => attrs.find(({ name }) => name === 'id');
  const id = findId(layout);
  if (id) elements.find((one): one is Element => isElement(one) && !findId(one))?.attrs.push(id);
}

/** Maximum figures in a row. More of them are below each other in three columns. */
const MAX_FIGURES = 4;

/** A plain block, its props and the HTML of its slots. */
type Layout = [block: PlainBlock, props: Record<string, unknown>, parts: string[]];

/** The blocks for the layouts that rich text of earlier versions had, by element and class. undefined: another text has the class. */
const LAYOUTS: Record<string, (node: Element) => Layout | undefined> = {
  'section.hero'(node) {
    const at = node.childNodes.findIndex((one) => write([one]) !== '');
    const picture = node.childNodes[at];
    const hasPicture = picture?.nodeName === 'img';
    const words = hasPicture ? node.childNodes.slice(at + 1) : node.childNodes;
    moveId(node, words);
    return [HERO, {}, [write(words), ...(hasPicture ? [`<p>${write([picture])}</p>`] : [])]];
  },
  'section.band'(node) {
    const at = node.childNodes.findIndex((one) => write([one]) !== '');
    const hasHeading = node.childNodes[at]?.nodeName === 'h2';
    moveId(node, node.childNodes);
    const parts = hasHeading
      ? [node.childNodes.slice(0, at + 1), node.childNodes.slice(at + 1)]
      : [node.childNodes];
    return [COLUMNS, { background: 'band', wide: 'last' }, parts.map(write)];
  },
  'section.story'(node) {
    const [picture, text] = readElements(node, 'img', 'div') ?? [];
    if (!picture || !text) return undefined;
    moveId(node, text.childNodes);
    return [COLUMNS, { wide: 'first' }, [`<p>${write([picture])}</p>`, write(text.childNodes)]];
  },
  'dl.facts'(node) {
    const figures = listElements(node).map((one) => {
      const [name, figure] = (readElements(one, 'dt', 'dd') ?? []).map((part) => serialize(part));
      return one.nodeName === 'div' && figure !== undefined
        ? `<p><strong>${figure}</strong><br>${name}</p>`
        : undefined;
    });
    if (figures.length === 0 || figures.includes(undefined)) return undefined;
    const rows = figures.length > MAX_FIGURES ? Math.ceil(figures.length / 3) : 1;
    const starts = [...figures.keys()].filter((at) => at % rows === 0);
    const columns = starts.map((at) => figures.slice(at, at + rows).join(''));
    return [COLUMNS, { line: true, spacing: 'small' }, columns];
  },
};

const CLASSES = Object.keys(LAYOUTS).map((name) => name.split('.')[1]!);

const findLayout = (node: Node): Layout | undefined => {
  if (!isElement(node)) return undefined;
  const name = `${node.nodeName}.${node.attrs.find((one) => one.name === 'class')?.value ?? ''}`;
  return Object.hasOwn(LAYOUTS, name) ? LAYOUTS[name]!(node) : undefined;
};

/** Converts the layouts of a rich text. */
function convertText(block: Extract<Block, { html: string }>): Block[] {
  const { html, ...settings } = block;
  if (!CLASSES.some((name) => html.includes(name))) return [block];
  const nodes = parseFragment(html).childNodes.map((node) => [node, findLayout(node)] as const);
  if (!nodes.some(([, layout]) => layout)) return [block];
  const blocks: Block[] = [];
  const add = (part: readonly Node[]): unknown =>
    write(part) && blocks.push({ html: write(part), ...settings });
  let beside: Node[] = [];
  for (const [node, layout] of nodes) {
    if (!layout) {
      beside.push(node);
      continue;
    }
    add(beside);
    beside = [];
    const [{ name, slots: declared }, props, parts] = layout;
    const filled = declared.flatMap((slot, at): [string, Block[]][] =>
      parts[at] ? [[slot.name, [{ html: parts[at] }]]] : [],
    );
    const slots = filled.length > 0 ? filled : [[declared[0]!.name, [{ html: '' }]]];
    blocks.push({ widget: name, props, slots: Object.fromEntries(slots), ...settings });
  }
  add(beside);
  return blocks;
}

/**
 * Converts rich text with layouts of earlier versions to plain blocks. Text beside them stays rich text, so that there may be more blocks than
 * before.
 */
export const convertLayouts = (blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, (block) => ('html' in block ? convertText(block) : block));

export const PLAIN_BLOCKS: readonly PlainBlock[] = [HERO, COLUMNS];

/** Returns a plain block by its name; undefined for a widget. */
export const findPlainBlock = (name: string): PlainBlock | undefined =>
  PLAIN_BLOCKS.find((block) => block.name === name);
