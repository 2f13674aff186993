/** What rich text may be, so that sanitising it takes a bounded time: the server's sanitiser is slow on deep and on many elements. */
import { BoundedParser, TooMuchWork } from './bounded-parser.ts';

/** The limits of one rich text. A page of law is some 60,000 characters, 800 nodes and 8 deep. */
export const RICH_TEXT_LIMITS = { characters: 200_000, nodes: 10_000, depth: 100 } as const;

/** The limit that a rich text exceeds. */
export type RichTextFault = keyof typeof RICH_TEXT_LIMITS;

/**
 * Returns the limit that a rich text exceeds, or undefined. Takes some milliseconds at most, whatever the text is: nothing else reads it before.
 * @param html as an editor or another system gave it
 */
export function findRichTextFault(html: string): RichTextFault | undefined {
  const { characters, ...limits } = RICH_TEXT_LIMITS;
  if (html.length > characters) return 'characters';
  // Without a tag or a comment it is one text.
  if (!html.includes('<')) return undefined;
  try {
    new BoundedParser({ limits }).parse(html);
    return undefined;
  } catch (error) {
    if (error instanceof TooMuchWork) return error.limit as keyof typeof limits;
    throw error;
  }
}
