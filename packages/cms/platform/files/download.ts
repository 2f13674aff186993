/** File extensions of the types that forms and the library accept. The first one is added to names. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
};

/** Unicode controls of the text direction, which can disguise a name. */
const BIDI_CONTROLS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Returns the name of the downloaded file: the visitor's own, with an extension that matches its type. */
function getDownloadName(name: string, type: string): string {
  const shown = name.replaceAll(BIDI_CONTROLS, '').replaceAll(/[/\\]/g, '_');
  const endings = EXTENSIONS[type] ?? ['bin'];
  const agrees = endings.some((ending) => shown.toLowerCase().endsWith(`.${ending}`));
  return agrees ? shown : `${shown}.${endings[0]}`;
}

/** Returns the `Content-Disposition` that downloads a file under a safe name and never opens it in place (RFC 6266). */
export function formatContentDisposition(name: string, type: string): string {
  const saved = getDownloadName(name, type);
  const plain = saved.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(saved).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
