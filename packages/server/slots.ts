/** Shows HTML of the page in the slots of an island that is rendered on a server. */
import { randomUUID } from 'node:crypto';
import { serialize } from 'parse5';
import { BoundedParser } from '#lib/bounded-parser.ts';
import type { FoundMarker } from './find-markers.ts';

/** A part of the page, with positions in its text. */
export interface Range {
  from: number;
  to: number;
}

/** Returns the parts of the page that a slot shows. The default slot ('') shows its element, or else the content outside of the other slots. */
function getSlotRanges(marker: FoundMarker, name: string): Range[] {
  const { slots, isCopy, contentStart, contentEnd, wrappedScript: script } = marker;
  const own = slots.find((slot) => slot.name === name);
  if (own) return [{ from: own.contentStart, to: own.contentEnd }];
  if (name !== '' || isCopy) return [];
  const isInSlot = slots.some(({ start, end }) => script && start <= script.start && script.end <= end);
  const others = [...(script && !isInSlot ? [script] : []), ...slots];
  const starts = [contentStart, ...others.map(({ end }) => end)];
  const ends = [...others.map(({ start }) => start), contentEnd];
  return starts.map((from, index) => ({ from, to: ends[index]! }));
}

/** The slots that an island shows. It is rendered with places, because the markers in its slots are rendered asynchronously. */
export class SlotPlaces {
  readonly #marker: FoundMarker;
  /** Random, so that no content of the page is taken for a place. */
  readonly #tag = `saaristo-slot-${randomUUID()}`;
  readonly #ranges = new Map<string, Range[]>();

  constructor(marker: FoundMarker) {
    this.#marker = marker;
  }

  /** Returns the HTML of a place for a slot. */
  readonly getHtml = (name: string): string => {
    const place = `<${this.#tag}-${this.#ranges.size}></${this.#tag}-${this.#ranges.size}>`;
    this.#ranges.set(place, getSlotRanges(this.#marker, name));
    return place;
  };

  /**
   * Returns the island's HTML with the content of its slots.
   * @param island its HTML with places
   * @param renderPart returns the HTML of a part of the page
   * @returns undefined if a browser would not keep the content in the island as the page has it
   * @throws TooMuchWork
   */
  async fill(
    island: string,
    renderPart: (range: Range) => Promise<string> | string,
    isOver: () => boolean,
  ): Promise<string | undefined> {
    if (this.#ranges.size === 0) return island;
    const parse = (html: string): string =>
      serialize(new BoundedParser({ isOver, isFragment: true }).parse(html));
    let filled = island;
    // A stray end tag or a form in a form, for example, would change the island's own elements.
    let expected = parse(island);
    for (const [place, ranges] of this.#ranges) {
      const parts: string[] = [];
      for (const range of ranges) parts.push(await renderPart(range));
      const content = parts.join('');
      filled = filled.replaceAll(place, () => content);
      expected = expected.replaceAll(place, () => parse(content));
    }
    return parse(filled) === expected ? filled : undefined;
  }
}
