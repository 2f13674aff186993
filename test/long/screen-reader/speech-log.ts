import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** ms between two looks at the file. */
const POLL_MS = 20;

/** Maximum time in ms until Orca is silent. */
const TIMEOUT_MS = 30_000;

/** A record of Orca's debug file that is speech; a text may contain line breaks. */
const SPEECH =
  /^\d\d:\d\d:\d\d\.\d+ - SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:\s*\{[^\n]*\})?$(?=\n\d\d:|\n*$)/gms;

/** Words of the screen reader about itself, its modes and the page's loading. */
const OWN_WORDS =
  /^(?:Screen reader on|Focus mode|Browse mode|Loading\. {1,2}Please wait|Finished loading .*|.* (?:Chromium|Firefox)(?: ESR)? frame)\.?$/;

/** Returns the utterances in a part of Orca's debug file, without its words about itself, each in one line. */
const parseSpeech = (log: string): string[] =>
  [...log.matchAll(SPEECH)]
    .map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !OWN_WORDS.test(text));

/** Orca's debug file while it grows. */
export class SpeechLog {
  readonly #file: number;
  #position = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
  }

  get #size(): number {
    return fstatSync(this.#file).size;
  }

  #take(): string {
    const buffer = Buffer.alloc(this.#size - this.#position);
    readSync(this.#file, buffer, 0, buffer.length, this.#position);
    this.#position += buffer.length;
    return buffer.toString();
  }

  /** Waits until the file contains a text. */
  async waitFor(pattern: RegExp): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    for (let seen = ''; !pattern.test(seen); seen += this.#take()) {
      if (performance.now() > end) throw new Error(`Orca did not write ${pattern}`);
      await wait(POLL_MS);
    }
  }

  /**
   * Waits until Orca has handled everything: its file has not grown for some time.
   * @param quiet that time in ms
   * @returns the speech since the last call
   */
  async takeSpeech(quiet: number): Promise<string[]> {
    const end = performance.now() + TIMEOUT_MS;
    let size = this.#size;
    let since = performance.now();
    while (performance.now() - since < quiet) {
      await wait(POLL_MS);
      const now = this.#size;
      if (now !== size) {
        size = now;
        since = performance.now();
      }
      if (since > end) throw new Error('Orca is never silent');
    }
    return parseSpeech(this.#take());
  }

  close(): void {
    closeSync(this.#file);
  }
}
