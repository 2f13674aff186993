/** Sanitizes the rich text of a page's blocks in bounded time, so that a large text does not block other requests. */
import { mapBlocks, walkBlocks } from 'saaristo/page-details';
import { findRichTextFault, type RichTextFault } from 'saaristo/rich-text';
import { Unavailable } from '../../platform/database/database.ts';
import type { Block } from '../../platform/model/content.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { createWorkerPool } from '../../platform/worker-pool.ts';

/** Maximum characters that are sanitized in the main thread. They take some tens of milliseconds. */
const MAX_INLINE_CHARACTERS = 8000;
/** Maximum time for longer text in the thread, including the texts before it. */
const TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 256;

const pool = createWorkerPool({
  filename: new URL('./thread.mjs', import.meta.url).href,
  name: 'sanitizeAll',
  resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
});

async function sanitizeInThread(texts: readonly string[]): Promise<string[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return (await pool.run(texts, { signal })) as string[];
  } catch (error) {
    throw new Unavailable('Reading the rich text takes too long.', { cause: error });
  }
}

/** A block whose rich text exceeds a limit. */
export interface RefusedBlock {
  /** Index in the page, from 0. */
  at: number;
  limit: RichTextFault;
}

/**
 * Sanitizes the rich text of blocks and of those in their slots.
 * @param kept rich texts that are shipped or already sanitized; they are not changed
 * @returns the sanitized blocks, or the first block that exceeds a limit
 * @throws Unavailable if sanitizing takes too long
 */
export async function sanitizeBlocks(
  blocks: readonly Block[],
  kept: ReadonlySet<string>,
): Promise<Block[] | RefusedBlock> {
  const fresh = new Set<string>();
  for (const [at, outer] of blocks.entries())
    for (const block of walkBlocks([outer])) {
      if (!('html' in block) || kept.has(block.html)) continue;
      const limit = findRichTextFault(block.html);
      if (limit) return { at, limit };
      fresh.add(block.html);
    }
  const texts = [...fresh];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const cleaned =
    length > MAX_INLINE_CHARACTERS
      ? await sanitizeInThread(texts)
      : await Promise.all(texts.map(sanitizeHtml));
  const clean = new Map(texts.map((text, index) => [text, cleaned[index]!]));
  return mapBlocks(blocks, (block) =>
    'html' in block ? { ...block, html: clean.get(block.html) ?? block.html } : block,
  );
}
