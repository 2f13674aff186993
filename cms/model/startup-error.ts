/** A failure to start that a person can mend: its message is one sentence with a way out, shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The code of a system or database error (`EACCES`, `ECONNREFUSED`, `28P01` …), or an empty string. */
export function getErrorCode(error: unknown): string {
  if (error instanceof AggregateError) return getErrorCode(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

/** The first line of what an error says of itself. */
export function getErrorText(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return getErrorText(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
