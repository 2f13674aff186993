/** Grids and carousels of cards: the editor picks by id, what a card says comes from the thing itself. */
import type { CardType } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import { news } from '../news.ts';
import { detailPath } from '../../model/slugs.ts';
import { products } from '../products.ts';
import { recipes } from '../recipes.ts';
import { sites } from '../sites.ts';
import type { Block } from '../../model/content.ts';
import { escape, type Link } from './html.ts';

type Card = Record<string, unknown> & { type: CardType };

/** Recipes of a site, all of them or those named. Throws where an id is unknown. */
export function recipesAs(type: CardType, site: Site, language: Language, ids?: string[]): Card[] {
  const own = recipes.filter((recipe) => recipe.site === site && recipe.language === language);
  const wanted = ids
    ? ids.map((id) => {
        const found = recipes.find((recipe) => recipe.id === id);
        if (!found) throw new Error(`No recipe has the id ${id}.`);
        return found;
      })
    : own;
  return wanted.map(({ slug, image, title, minutes }) => ({
    type,
    header: title,
    link: detailPath('recipes', language, slug),
    image: `/media/${image}`,
    totalTime: minutes,
  }));
}

/** Products of a site by number. Throws where one is unknown. */
export const productsAs = (type: CardType, language: Language, codes: string[], ctaButton?: string): Card[] =>
  codes.map((code) => {
    const found = products.find((product) => product.code === code);
    if (!found) throw new Error(`No product has the number ${code}.`);
    return {
      type,
      header: found.name[language] ?? '',
      link: detailPath('products', language, found.slug),
      image: `/media/${found.image}`,
      ...(ctaButton && { ctaButton }),
    };
  });

/** Cards of places rather than things: a picture below /media/, a heading and the words of the button. */
export const imageCards = (
  type: 'square' | 'tall' | 'wide' | 'extra-tall',
  ...all: [picture: string, header: string, link: Link][]
): Card[] =>
  all.map(([picture, header, [ctaButton, link]]) => ({
    type,
    header,
    link,
    image: `/media/${picture}`,
    imagePreset: 'medium',
    ctaButton,
  }));

/** The newest of a site. */
export const newsAs = (type: CardType, site: Site, language: Language): Card[] =>
  news
    .filter((item) => item.site === site && item.language === language)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ slug, title, category, date, image }) => ({
      type,
      header: title,
      link: detailPath('news', language, slug),
      cisionTextType: category,
      publishDate: date,
      ...(type === 'news' && { image: `/media/${image}` }),
    }));

/** A grid; a filter of `[id, label]` choices where there are any. */
export const cardGrid = (
  header: string,
  cards: Card[],
  filter: [id: string, label: string][] = [],
  more: Record<string, unknown> = {},
): Block => ({
  widget: 'card-grid',
  props: {
    header,
    cards,
    ...(filter.length > 0 && {
      dropdownItems: filter.map(([Id, Label]) => ({ Id, Label })),
      cardType: cards[0]?.type,
    }),
    ...more,
  },
});

export const cardCarousel = (header: string, cards: Card[]): Block => ({
  widget: 'card-carousel',
  props: { header, cards },
});

interface Slide {
  /** Below /media/. */
  picture: string;
  heading: string;
  text: string;
  link: Link;
}

/** The opening of a home page in several pictures; the first one has the page's heading. */
export const heroCarousel = (slides: Slide[], more: Record<string, unknown> = {}): Block => ({
  widget: 'hero-carousel',
  props: {
    slides: slides.map(({ picture, heading, text, link: [label, href] }, index) => {
      const tag = index === 0 ? 'h1' : 'h2';
      return {
        image: `/media/${picture}`,
        text: `<${tag}>${escape(heading)}</${tag}><p>${escape(text)}</p><p><a href="${escape(href)}">${escape(label)}</a></p>`,
        textAlignment: 'Left',
      };
    }),
    ...more,
  },
  load: 'eager',
});

/** The brands of the estate but for one; all lead to the page that tells of them. */
export const brandCarousel = (without: Site, link: string): Block => ({
  widget: 'brand-carousel',
  props: {
    cards: sites
      .filter(({ site }) => site !== without)
      .map(({ site, name }) => ({ header: name, link, image: `/theme/logos/${site}-mark.svg` })),
  },
});
