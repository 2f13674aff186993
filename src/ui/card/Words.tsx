import { ADDRESS, ADDRESS_BREAK, SYLLABLE } from '#lib/syllables.ts';
import styles from './Words.module.css';

/** Shorter words fit into the narrowest card. A comma or bracket stays on the line of its word. */
const LONG_WORD = new RegExp(String.raw`(${ADDRESS}|[^\s\p{L}-]{0,3}\p{L}{12,}[^\s\p{L}-]*)`, 'u');

/** A text in which a word that is wider than its column breaks between two syllables, with a hyphen, and an address at its signs. */
export const Words = ({ text }: { text: string }) =>
  text.split(LONG_WORD).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : part.includes('@') ? (
      part.split(ADDRESS_BREAK).map((piece, at) => [at > 0 && <wbr key={at} />, piece])
    ) : (
      <span key={index} className={styles.word}>
        {part.split(SYLLABLE).map((syllable, at) => [at > 0 && <span key={at} />, syllable])}
      </span>
    ),
  );
