/** The blocks beside cards and carousels that pages are composed of: campaigns, pictures, figures, posts. */
import type { Site } from 'saaristo/sites';
import type { Block } from '../../model/content.ts';
import { escape, type Link } from './html.ts';

/** A heading over the block that follows, where that has none of its own. */
export const heading = (words: string): Block => ({ html: `<h2>${escape(words)}</h2>` });

/** A large card that leads somewhere; the picture is below /media/. */
export const campaignCard = (header: string, picture: string, [ctaButton, link]: Link): Block => ({
  widget: 'campaign-card',
  props: { header, link, image: `/media/${picture}`, ctaButton },
});

/** Pictures with a sentence each; a picture is below /media/. */
export const imageList = (...items: [picture: string, alt: string, text: string][]): Block => ({
  widget: 'image-list',
  props: {
    items: items.map(([picture, alt, imgText]) => ({ image: { url: `/media/${picture}`, alt }, imgText })),
  },
});

/** Figures in a row. */
export const figures = (...all: [value: number, label: string, decimals?: number][]): Block[] =>
  all.map(([value, label, decimals = 0]) => ({
    widget: 'number-counter',
    props: { value, label, decimals },
  }));

/** What somebody has posted. */
export interface Post {
  header: string;
  body: string;
  /** Below /media/. */
  picture: string;
  /** Days since then. */
  days: number;
  likes: number;
  comments: number;
  /** Below /media/, where it is a film. */
  video?: string;
}

/** Posts of a brand under its handle; they and the handle lead to one page of the site. */
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
