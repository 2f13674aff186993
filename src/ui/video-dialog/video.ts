import { safeLink } from '#lib/url.ts';

/** A video at a URL: a file for the browser's player, or a page with its own player. */
export interface Video {
  kind: 'file' | 'page';
  url: string;
}

const FILE = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;

/** Reads the video of a URL (http, https or relative); undefined if it can't be played. */
export function readVideo(address: unknown): Video | undefined {
  const url = safeLink(address);
  if (url === undefined) return undefined;
  // The base only makes relative URLs parseable.
  const { protocol, pathname } = new URL(url, 'https://page.invalid/');
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { kind: FILE.test(pathname) ? 'file' : 'page', url };
}
