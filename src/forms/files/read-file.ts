import { type FileRule, MAX_FILE_BYTES, TYPE_ALIASES } from '#schemas/files.ts';

/** Types by file extension, for files whose type the browser does not know. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heic',
  pdf: 'application/pdf',
};

/** Types of phones and file managers that do not know a file. */
const UNKNOWN = /^$|octet-stream|force-download/;

/** Returns the type from the browser, in its registered name, or from the extension. The server checks the content. */
const getType = ({ name, type }: File): string =>
  UNKNOWN.test(type)
    ? (ENDINGS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '')
    : (TYPE_ALIASES[type.toLowerCase()] ?? type);

/**
 * Returns the key of the reason's text for a refused file (FRM-24, FRM-28); undefined for an accepted one.
 */
export function getFault(file: File, { types }: FileRule): 'wrongFileType' | 'fileTooLarge' | undefined {
  if (!types.includes(getType(file))) return 'wrongFileType';
  return file.size > MAX_FILE_BYTES ? 'fileTooLarge' : undefined;
}

/**
 * Returns the file's content as a data URL (FRM-05). Rejects if it can't be read (FRM-29) or `signal` is
 * aborted.
 * @param progress called with the part that has been read, 0 to 1
 */
export function readFile(file: File, progress: (done: number) => void, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    reader.onload = () =>
      resolve(`data:${getType(file)};base64,${(reader.result as string).split(',', 2)[1] ?? ''}`);
    reader.onerror = () => reject(new Error('The file could not be read', { cause: reader.error }));
    reader.onabort = () => reject(new Error('The file is not wanted any more'));
    reader.readAsDataURL(file);
  });
}

/** Formats a size: '312 kt', '4,2 Mt'. */
export function formatFileSize(
  bytes: number,
  format: (value: number) => string,
): { value: string; unit: 'kB' | 'MB' } {
  const kilo = Math.max(1, Math.round(bytes / 1024));
  return kilo < 1024
    ? { value: format(kilo), unit: 'kB' }
    : { value: format(Math.round((bytes / 1024 / 1024) * 10) / 10), unit: 'MB' };
}
