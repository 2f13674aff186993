/** The page settings, as far as the script reads them before the islands do (src/island/settings.ts). */
import { clean } from '#lib/clean.ts';

/** Returns the settings as the page has written them. Invalid settings are reported where islands read them. */
export function readPageSettings(): { site?: string; editMode?: unknown; hydrateOnUse?: unknown } {
  try {
    const { textContent } = clean(document).querySelector('script[data-widget-settings]')!;
    return Object(JSON.parse(textContent)) as object;
  } catch {
    return {};
  }
}
