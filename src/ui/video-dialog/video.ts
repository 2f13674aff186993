import { safeLink } from '#lib/url.ts';

/** What plays at an address: a file of the browser's own player, or a page with a player of its own. */
export interface Video {
  kind: 'file' | 'page';
  url: string;
}

const FILE = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;

/** The video of an address that may be played (http, https or relative), else undefined. */
export function readVideo(address: unknown): Video | undefined {
  const url = safeLink(address);
  if (url === undefined) return undefined;
  // The base is never seen: it only lets a relative address parse.
  const { protocol, pathname } = new URL(url, 'https://page.invalid/');
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { kind: FILE.test(pathname) ? 'file' : 'page', url };
}
