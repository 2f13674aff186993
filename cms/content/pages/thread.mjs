/** The thread that cleans long rich text. A thread knows no TypeScript of itself, however its parent was started. */
import { register } from 'tsx/esm/api';

register();
const { sanitizeHtml } = await import('./sanitize-html.ts');

/** Cleans texts one after another. */
export async function sanitizeAll(texts) {
  const clean = [];
  for (const text of texts) clean.push(await sanitizeHtml(text));
  return clean;
}
