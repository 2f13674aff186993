/** A captcha of one form, of any provider (FRM-30). */
export interface Captcha {
  /** Starts the work for a token. Called when the visitor focuses the form; a second call does nothing. */
  start(): void;
  /**
   * Returns the token of a verified visitor; null if there is none or it has expired. May wait for running
   * work.
   */
  token(): string | null | Promise<string | null>;
  /** Drops the token, which is valid for one send, and starts again. */
  reset(): void;
  /** Stops all work and listeners. */
  stop(): void;
}
