/** Images in answers are a URL string, an object `{url, alt}`, or a list of either. */
import { isRecord, readText } from './read.ts';
import { safeImage } from './url.ts';

export interface Image {
  /** Safe to show. */
  url: string;
  alt: string;
}

/** Reads an image, the first one of a list; undefined without a safe URL. */
export function readImage(value: unknown): Image | undefined {
  if (Array.isArray(value)) return readImage(value[0]);
  const { url, alt } = isRecord(value) ? value : { url: value, alt: '' };
  const safe = safeImage(url);
  return safe === undefined ? undefined : { url: safe, alt: readText(alt) ?? '' };
}
