import { readImage, type Image } from '#lib/image.ts';
import { cut } from '#lib/cut.ts';
import { readAmount } from '#lib/read.ts';
import { languageTag, type Language } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';
import { readVideo, type Video } from '#ui/video-dialog/video.ts';

/** WID-02 */
const LONGEST_BODY = 120;

/** The body as a card shows it: 120 characters, and an ellipsis where there were more (WID-02). */
export const shortBody = (body: string): string =>
  body.length <= LONGEST_BODY ? body : `${cut(body, LONGEST_BODY)}…`;

/** A count or a number of days, which the CMS may have written as text; undefined where there is none. */
export function readCount(value: number | string | null | undefined): number | undefined {
  const number = readAmount(value);
  return number !== undefined && number >= 0 ? Math.floor(number) : undefined;
}

/** What a profile is called that nobody named: the header, unless the link to the post has that name, else where it is. */
export const profileName = (
  { header, link }: { header?: string | null | undefined; link?: string | null | undefined },
  url: string,
): string => (!safeLink(link) && header) || new URL(url, location.href).host.replace(/^www\./, '');

/** How long ago: today, yesterday, 3 days ago, in the words of the language. */
export const daysAgo = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' }).format(-days, 'day');

interface MediaFields {
  socialMediaMediaType?: string | null | undefined;
  image?: unknown;
  video?: string | null | undefined;
}

/** What a card shows on top: a video where the post is one and has an address that plays, else the picture. */
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
