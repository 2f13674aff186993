import { readImage, type Image } from '#lib/image.ts';
import { truncate } from '#lib/cut.ts';
import { readAmount } from '#lib/read.ts';
import { languageTag, type Language } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';
import { readVideo, type Video } from '#ui/video-dialog/video.ts';

/** Maximum length of a body on a card, in characters (WID-02). */
const MAX_BODY_LENGTH = 120;

/** Shortens a body to 120 characters and an ellipsis (WID-02). */
export const shortenBody = (body: string): string =>
  body.length <= MAX_BODY_LENGTH ? body : `${truncate(body, MAX_BODY_LENGTH)}…`;

/** Parses a count or a number of days, which the CMS may send as text. Returns undefined if it is missing or invalid. */
export function readCount(value: number | string | null | undefined): number | undefined {
  const number = readAmount(value);
  return number !== undefined && number >= 0 ? Math.floor(number) : undefined;
}

/** Returns a name for a profile without one: the post's header if no link uses it, otherwise the profile's host. */
export const getProfileName = (
  { header, link }: { header?: string | null | undefined; link?: string | null | undefined },
  url: string,
): string => (!safeLink(link) && header) || new URL(url, document.baseURI).host.replace(/^www\./, '');

/** Formats an age in days: today, yesterday, 3 days ago. */
export const formatDaysAgo = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' }).format(-days, 'day');

interface MediaFields {
  socialMediaMediaType?: string | null | undefined;
  image?: unknown;
  video?: string | null | undefined;
}

/** Returns a card's video if the post is one and its address can be played, otherwise its picture. */
export function readMedia({ socialMediaMediaType, image, video }: MediaFields): {
  video?: Video;
  image?: Image;
} {
  const picture = readImage(image);
  const isVideo = socialMediaMediaType?.trim().toUpperCase() === 'VIDEO';
  const own = isVideo ? readVideo(video) : undefined;
  const inImage = isVideo && picture ? readVideo(picture.url) : undefined;
  if (own) return { video: own, ...(picture && inImage?.kind !== 'file' ? { image: picture } : {}) };
  if (inImage?.kind === 'file') return { video: inImage };
  return picture ? { image: picture } : {};
}
