/** The first picture of a page, found when the page is published. The time is linear in the length of the blocks. */
import { mapBlocks, walkBlocks } from 'saaristo/page-details';
import type { Block, PageDetails } from '../platform/model/content.ts';
import { findPlainBlock } from './plain-blocks.ts';

/** Maximum values of blocks that are searched for a picture. */
const MAX_VALUES = 2000;

const FILE = /^\/media\/(?!videos\/)[^\s"<>]+$/;
/** An `<img>` whose attributes may contain angle brackets in quotes. */
const IMG = /<img(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const SOURCE = /\ssrc="(\/media\/[^"]+)"/i;

function findInText(text: string): string | undefined {
  if (FILE.test(text)) return text;
  for (const [img] of text.matchAll(IMG)) {
    const [, source] = SOURCE.exec(img) ?? [];
    if (source !== undefined) return source;
  }
  return undefined;
}

/** Returns the picture that shares of a page show: the one that the editor has chosen, or else the first one of the blocks. */
export function findSharePicture({ share, blocks }: PageDetails): PageDetails['share'] {
  if (share) return share;
  const waiting: unknown[] = blocks.slice(0, MAX_VALUES).toReversed();
  for (let left = MAX_VALUES; left > 0 && waiting.length > 0; left -= 1) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      const url = findInText(value);
      if (url !== undefined) return { url, alt: '' };
    } else if (typeof value === 'object' && value !== null)
      waiting.push(...Object.values(value).slice(0, left).toReversed());
  }
  return undefined;
}

/** Blocks within which a picture is in the first window of a page. */
const FIRST_BLOCKS = 3;

/** Lets the first picture of a page load at once, if texts alone precede it: it is often the largest content of the first window. */
export function loadFirstPicture(blocks: readonly Block[]): Block[] {
  const shown = [...walkBlocks(blocks)].filter((block) => 'html' in block || !findPlainBlock(block.widget));
  const at = shown.findIndex((block) => !('html' in block) || block.html.includes('<img'));
  const block = shown[at];
  if (at >= FIRST_BLOCKS || !block || !('html' in block)) return [...blocks];
  const [img] = block.html.match(IMG) ?? [];
  if (img === undefined) return [...blocks];
  const html = block.html.replace(img, () => img.replace(' loading="lazy"', ''));
  let isLeft = true;
  return mapBlocks(blocks, (one) => {
    if (one !== block || !isLeft) return one;
    isLeft = false;
    return { ...one, html };
  });
}
