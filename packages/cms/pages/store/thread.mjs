/** The thread that sanitizes long rich text. It registers tsx itself, because a thread does not inherit it. */
import { register } from 'tsx/esm/api';

register();
const { sanitizeHtml } = await import('./sanitize-html.ts');

/** Sanitizes texts one after another. */
export async function sanitizeAll(texts) {
  const clean = [];
  for (const text of texts) clean.push(await sanitizeHtml(text));
  return clean;
}
