/** Blocks of pages other than cards and carousels: campaigns, pictures, figures, posts. */
import type { Site } from 'saaristo/sites';
import type { Block } from './block.ts';
import { escape, type Link } from './html.ts';

/** Creates a heading for a block that has none of its own. */
export const heading = (words: string): Block => ({ html: `<h2>${escape(words)}</h2>` });

/** Creates a large card with a link. The picture is below /media/. */
export const campaignCard = (header: string, picture: string, [ctaButton, link]: Link): Block => ({
  widget: 'campaign-card',
  props: { header, link, image: `/media/${picture}`, ctaButton },
});

/** Creates pictures with a sentence each. The pictures are below /media/. */
export const imageList = (...items: [picture: string, alt: string, text: string][]): Block => ({
  widget: 'image-list',
  props: {
    items: items.map(([picture, alt, imgText]) => ({ image: { url: `/media/${picture}`, alt }, imgText })),
  },
});

/** Creates a row of figures. */
export const figures = (...all: [value: number, label: string, decimals?: number][]): Block[] =>
  all.map(([value, label, decimals = 0]) => ({
    widget: 'number-counter',
    props: { value, label, decimals },
  }));

/** A social media post. */
export interface Post {
  header: string;
  body: string;
  /** Below /media/. */
  picture: string;
  /** Days since the post. */
  days: number;
  likes: number;
  comments: number;
  /** A film below /media/. */
  video?: string;
}

/** Creates posts of a brand. They and its handle link to one page of the site. */
export const socialPosts = (site: Site, handle: string, link: string, posts: Post[]): Block => ({
  widget: 'social-cards',
  props: {
    cards: posts.map(({ header, body, picture, days, likes, comments, video }) => ({
      socialMediaMediaType: video ? 'VIDEO' : 'IMAGE',
      image: { url: `/media/${picture}`, alt: '' },
      ...(video && { video: `/media/${video}` }),
      link,
      header,
      body,
      socialMedia: handle,
      socialMediaProfileUrl: link,
      socialMediaProfilePictureUrl: `/theme/logos/${site}-mark.svg`,
      socialMediaDaysSincePosted: days,
      likeCount: likes,
      commentCount: comments,
    })),
  },
});
