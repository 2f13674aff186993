import { SYLLABLE } from '#lib/syllables.ts';

/** Shorter words fit into the narrowest card. A comma or bracket stays on the line of its word. */
const LONG_WORD = /([^\s\p{L}-]{0,3}\p{L}{12,}[^\s\p{L}-]*)/u;

/** The title of a card. A word that is wider than the card breaks between two syllables, with a hyphen that `styles/base.css` draws. */
export const Words = ({ text }: { text: string }) =>
  text.split(LONG_WORD).map((part, index) =>
    index % 2 ? (
      <span key={index} className="sa-word">
        {part
          .split(SYLLABLE)
          .map((syllable, at) => [at > 0 && <span key={at} className="sa-shy" />, syllable])}
      </span>
    ) : (
      part
    ),
  );
