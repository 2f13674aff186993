/** Messages of the server's part, whose errors may quote a page. */
import { printLines } from '#lib/printable.ts';

/** Logs a failure with its error. */
export function logFailure(what: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(printLines(`[saaristo] ${what}: ${text}`));
}
