/** Endings that agree with the types that forms take; the first is the one that is added. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic'],
  'application/pdf': ['pdf'],
};

/** Characters that turn the direction of writing, and so can make a name look like another. */
const BIDI_CONTROLS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The name under which a file is saved: the visitor's own, with an ending that says what it is. */
function getDownloadName(name: string, type: string): string {
  const shown = name.replaceAll(BIDI_CONTROLS, '').replaceAll(/[/\\]/g, '_');
  const endings = EXTENSIONS[type] ?? ['bin'];
  const agrees = endings.some((ending) => shown.toLowerCase().endsWith(`.${ending}`));
  return agrees ? shown : `${shown}.${endings[0]}`;
}

/** `Content-Disposition` of a file that is saved and never opened in place (RFC 6266), whatever the visitor called it. */
export function formatContentDisposition(name: string, type: string): string {
  const saved = getDownloadName(name, type);
  const plain = saved.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(saved).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
