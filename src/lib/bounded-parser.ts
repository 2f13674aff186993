/** Parses HTML with bounded work, whatever its shape: counts and a clock limit memory and time, not the length of the text alone. */
import {
  defaultTreeAdapter,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';

export type PageParser = Parser<DefaultTreeAdapterMap>;

export interface ParseLimits {
  /** Elements, comments and attributes, with those that the parser adds by itself. */
  nodes: number;
  /** Elements that are open at a time. */
  depth: number;
}

/** The limits of a page. Chromium and Safari flatten what is nested deeper than 512, so positions below would differ from theirs. */
const PAGE_LIMITS: ParseLimits = { nodes: 200_000, depth: 512 };

/** Thrown where a text takes more work than it may. */
export class TooMuchWork extends Error {
  readonly limit: keyof ParseLimits | 'characters' | 'time';
  constructor(limit: TooMuchWork['limit']) {
    super(`The HTML exceeds the limit of its ${limit}.`);
    this.limit = limit;
  }
}

interface BoundedParserOptions {
  limits?: ParseLimits;
  /** Whether the time for the work is over; by default it never is. */
  isOver?: () => boolean;
  /** Whether the text is the content of an element, and no page. */
  isFragment?: boolean;
  /** Hear of elements that are opened and closed. */
  onItemPush?: (node: DefaultTreeAdapterTypes.Node, parser: BoundedParser) => void;
  onItemPop?: (node: DefaultTreeAdapterTypes.Node, parser: BoundedParser) => void;
}

/** Characters that are tokenised between two checks. */
const SLICE = 16_384;
/** Slices that are parsed before other work has its turn. */
const SLICES_IN_A_TURN = 4;
/** Operations on the tree between two checks of the time. */
const OPERATIONS = 64;

/** A parser for one text. */
export class BoundedParser {
  readonly #limits: ParseLimits;
  readonly #isOver: BoundedParserOptions['isOver'];
  readonly #parser: PageParser;
  #nodes = 0;
  #operations = 0;

  constructor({
    limits = PAGE_LIMITS,
    isOver,
    isFragment = false,
    onItemPush,
    onItemPop,
  }: BoundedParserOptions = {}) {
    this.#limits = limits;
    this.#isOver = isOver;
    const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
      ...defaultTreeAdapter,
      createElement: (name, namespace, attributes) => {
        this.count(1 + attributes.length);
        return defaultTreeAdapter.createElement(name, namespace, attributes);
      },
      createCommentNode: (text) => {
        this.count(1);
        return defaultTreeAdapter.createCommentNode(text);
      },
      // Inserting a text searches the siblings for its place, so it counts as an operation.
      insertText: (parent, text) => {
        this.count(0);
        defaultTreeAdapter.insertText(parent, text);
      },
      insertTextBefore: (parent, text, reference) => {
        this.count(0);
        defaultTreeAdapter.insertTextBefore(parent, text, reference);
      },
      onItemPush: (node) => {
        // parse5 pushes the root of a fragment before its parser is assigned here.
        if ((this.#parser?.openElements.stackTop ?? 0) >= limits.depth) throw new TooMuchWork('depth');
        onItemPush?.(node, this);
      },
      onItemPop: (node) => onItemPop?.(node, this),
    };
    const options = { sourceCodeLocationInfo: true, treeAdapter };
    this.#parser = isFragment ? Parser.getFragmentParser(null, options) : new Parser(options);
  }

  /** The parser of parse5, with its open elements. */
  get parser(): PageParser {
    return this.#parser;
  }

  /** The number of nodes that have been built. */
  get nodes(): number {
    return this.#nodes;
  }

  /**
   * Adds to the nodes that have been built.
   * @throws TooMuchWork where there are too many, or the time is over
   */
  count(nodes: number): void {
    this.#nodes += nodes;
    if (this.#nodes > this.#limits.nodes) throw new TooMuchWork('nodes');
    if (++this.#operations % OPERATIONS === 0) this.#checkTime();
  }

  #checkTime(): void {
    if (this.#isOver?.()) throw new TooMuchWork('time');
  }

  /** Parses the slice from a position on. Returns the position of the next, or undefined after the last. */
  #parseSlice(html: string, from: number): number | undefined {
    this.#checkTime();
    const to = from + SLICE;
    const isLast = to >= html.length;
    const { tokenizer } = this.#parser;
    tokenizer.write(html.slice(from, to), isLast);
    // A start tag becomes an element at its end alone, however many attributes it has by then.
    const token = tokenizer['currentToken'];
    if (token && 'attrs' in token && token.attrs.length > this.#limits.nodes) throw new TooMuchWork('nodes');
    return isLast ? undefined : to;
  }

  /**
   * Parses the text at once. Returns the page, or the content where it is a fragment.
   * @throws TooMuchWork
   */
  parse(html: string): DefaultTreeAdapterTypes.ParentNode {
    for (let at: number | undefined = 0; at !== undefined;) at = this.#parseSlice(html, at);
    return this.#parser.fragmentContext ? this.#parser.getFragment() : this.#parser.document;
  }

  /**
   * Parses the text in slices, between which other work has its turn.
   * @param nextTurn lets other work run
   * @throws TooMuchWork
   */
  async parseInTurns(
    html: string,
    nextTurn: () => Promise<unknown>,
  ): Promise<DefaultTreeAdapterTypes.ParentNode> {
    let slices = 0;
    for (let at: number | undefined = 0; at !== undefined;) {
      at = this.#parseSlice(html, at);
      if (++slices % SLICES_IN_A_TURN === 0) await nextTurn();
    }
    return this.#parser.document;
  }
}
