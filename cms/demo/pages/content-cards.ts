/** Grids and carousels of cards. Pages name content by id; the texts of the cards come from it. */
import type { CardType } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import { news } from '../news.ts';
import { getDetailPath } from '../../model/slugs.ts';
import { products } from '../products.ts';
import { recipes } from '../recipes.ts';
import { sites } from '../sites.ts';
import type { Block, WidgetProps } from './block.ts';
import { escape, type Link } from './html.ts';

type Grid = WidgetProps['card-grid'];
type Card = Grid['cards'][number] & { type: CardType };

/** Returns all recipes of a site, or the given ones. Throws for an unknown id. */
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
    link: getDetailPath('recipes', language, slug),
    image: `/media/${image}`,
    totalTime: minutes,
  }));
}

/** Returns products of a site by number. Throws for an unknown number. */
export const productsAs = (type: CardType, language: Language, codes: string[], ctaButton?: string): Card[] =>
  codes.map((code) => {
    const found = products.find((product) => product.code === code);
    if (!found) throw new Error(`No product has the number ${code}.`);
    return {
      type,
      header: found.name[language] ?? '',
      link: getDetailPath('products', language, found.slug),
      image: `/media/${found.image}`,
      ...(ctaButton && { ctaButton }),
    };
  });

/** Creates cards with a link: a picture below /media/, a heading and a button text. */
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

/** Returns the newest items of a site. */
export const newsAs = (type: CardType, site: Site, language: Language): Card[] =>
  news
    .filter((item) => item.site === site && item.language === language)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ slug, title, category, date, image }) => ({
      type,
      header: title,
      link: getDetailPath('news', language, slug),
      cisionTextType: category,
      publishDate: date,
      ...(type === 'news' && { image: `/media/${image}` }),
    }));

/** Creates a grid with an optional filter of `[id, label]` choices. */
export const cardGrid = (
  header: string,
  cards: Card[],
  filter: [id: string, label: string][] = [],
  more: Partial<Grid> = {},
): Block => ({
  widget: 'card-grid',
  props: {
    header,
    cards,
    ...(filter.length > 0 && {
      dropdownItems: filter.map(([Id, Label]) => ({ Id, Label })),
      ...(cards[0] && { cardType: cards[0].type }),
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

/** Creates the hero of a home page with several pictures. The first one has the page's heading. */
export const heroCarousel = (slides: Slide[], more: Partial<WidgetProps['hero-carousel']> = {}): Block => ({
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

/** Creates a carousel of all brands except one. All link to the page about them. */
export const brandCarousel = (without: Site, link: string): Block => ({
  widget: 'brand-carousel',
  props: {
    cards: sites
      .filter(({ site }) => site !== without)
      .map(({ site, name }) => ({ header: name, link, image: `/theme/logos/${site}-mark.svg` })),
  },
});
