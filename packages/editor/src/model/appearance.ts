/** The colours of the editor: as the device, light or dark. The page on the canvas keeps its own. */

export const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const STORAGE_KEY = 'saaristo-editor:appearance';

/** Tells the server the choice, for the lists that it renders. */
function setCookie(appearance: Appearance): void {
  const age = appearance === 'auto' ? 0 : 365 * 24 * 60 * 60;
  document.cookie = `saaristo-editor-appearance=${appearance}; Path=/editor; Max-Age=${age}; SameSite=Lax`;
}

/** Applies an appearance to the document, and keeps it on this device. */
export function setAppearance(appearance: Appearance): void {
  setCookie(appearance);
  if (appearance === 'auto') {
    delete document.documentElement.dataset['appearance'];
    localStorage.removeItem(STORAGE_KEY);
    return;
  }
  document.documentElement.dataset['appearance'] = appearance;
  localStorage.setItem(STORAGE_KEY, appearance);
}

/** Applies the appearance that this device has kept. */
export function restoreAppearance(): void {
  const kept = localStorage.getItem(STORAGE_KEY);
  setAppearance(APPEARANCES.find((one) => one === kept) ?? 'auto');
}
