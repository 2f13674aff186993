/** An error at the start that the user can correct. The message says how; it is shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Returns the code of a system or database error (`EACCES`, `ECONNREFUSED`, `28P01` …), or ''. */
export function getErrorCode(error: unknown): string {
  if (error instanceof AggregateError) return getErrorCode(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

/** Returns the first line of an error's message. */
export function getErrorText(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return getErrorText(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
