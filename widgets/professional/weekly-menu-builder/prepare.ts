import { loadEarly } from './early.ts';

/** The server's menu stands meanwhile, and can be read; but it can't be changed. */
const PATIENCE_MS = 5000;

/** Fetches the menu while the fallback shows it, so that it does not go and come back. Never rejects: the island says what failed. */
export async function prepare(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([loadEarly().catch(() => {}), patience]);
  clearTimeout(timer);
}
