/** A captcha of one form, of any provider (FRM-30). */
export interface Captcha {
  /** Starts the work for a token. Called when the visitor focuses the form; a second call does nothing. */
  start(): void;
  /**
   * Returns the token of a verified visitor; null if the visitor sees the captcha and has not solved it, or not again
   * since it expired (FRM-08). May wait for running work. Throws or rejects if the captcha fails.
   */
  token(): string | null | Promise<string | null>;
  /** Drops the token, which is valid for one send, and starts again. */
  reset(): void;
  /** Stops all work and listeners. */
  stop(): void;
}
