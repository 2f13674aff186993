/** Limits of rich text, so that sanitising it takes a bounded time: the server's sanitiser is slow on deep and on many elements. */
import { BoundedParser, TooMuchWork } from './bounded-parser.ts';

/** The limits of one rich text. A page of law is some 60,000 characters, 800 nodes and 8 deep. */
export const RICH_TEXT_LIMITS = { characters: 200_000, nodes: 10_000, depth: 100 } as const;

/** The limit that a rich text exceeds. */
export type RichTextFault = keyof typeof RICH_TEXT_LIMITS;

/**
 * Creates a check of several rich texts, which have the limits of one together. It returns the limit that a text exceeds with those before
 * it, or undefined, and takes some milliseconds at most, whatever the text is: nothing else reads it before.
 */
export function createRichTextCheck(): (html: string) => RichTextFault | undefined {
  const left: Record<RichTextFault, number> = { ...RICH_TEXT_LIMITS };
  return (html) => {
    left.characters -= html.length;
    if (left.characters < 0) return 'characters';
    // Without a tag or a comment it is one text.
    if (!html.includes('<')) return undefined;
    const parser = new BoundedParser({ limits: left });
    try {
      parser.parse(html);
    } catch (error) {
      if (error instanceof TooMuchWork) return error.limit as RichTextFault;
      throw error;
    }
    left.nodes -= parser.nodes;
    return undefined;
  };
}

/** Returns the limit that a rich text exceeds, or undefined, as an editor or another system gave it. */
export const findRichTextFault = (html: string): RichTextFault | undefined => createRichTextCheck()(html);
