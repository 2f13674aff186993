/** Rows of cards on home pages. Pages name products and recipes by id; the texts come from them. */
import { getDetailPath } from '../../model/slugs.ts';
import { news } from '../news.ts';
import { products } from '../products.ts';
import { recipes } from '../recipes.ts';
import { getSiteFolder } from '../site-folders.ts';
import type { Product } from '../../model/content.ts';
import type { Block, WidgetProps } from './block.ts';
import { getOrderingProps } from '../../model/ordering.ts';
import type { Language, Site } from 'saaristo/sites';
import { escape, picture, type Link } from './html.ts';

interface Card {
  href: string;
  image: string;
  size: [number, number];
  category: string;
  title: string;
  text: string;
}

const card = ({ href, image, size, category, title, text }: Card): string =>
  `<li class="card"><a href="${escape(href)}">${picture(image, '', size)}<span class="card-category">${escape(
    category,
  )}</span><h3>${escape(title)}</h3>${text ? `<p>${escape(text)}</p>` : ''}</a></li>`;

const row = (heading: string, cards: Card[], more: Link): Block => ({
  html: `<h2>${escape(heading)}</h2><ul class="cards">${cards.map(card).join('')}</ul><p><a href="${escape(
    more[1],
  )}">${escape(more[0])}</a></p>`,
});

const WIDE: [number, number] = [900, 600];

/** Throws for an unknown number. */
function productOf(code: string): Product {
  const found = products.find((product) => product.code === code);
  if (!found) throw new Error(`No product has the number ${code}.`);
  return found;
}

/** Returns products by number. */
export const productCards = (heading: string, language: Language, codes: string[], more: Link): Block =>
  row(
    heading,
    codes.map((code) => {
      const found = productOf(code);
      return {
        href: getDetailPath('products', language, found.slug),
        image: found.image,
        size: [600, 600],
        category: found.categoryName?.[language] ?? found.category,
        title: found.name[language] ?? '',
        text: found.teaser[language] ?? '',
      };
    }),
    more,
  );

/** Returns the props of a product card on a site. Only the shop has prices. */
function cardProps(found: Product, site: Site, language: Language): Record<string, unknown> {
  const { code, slug, name, image, pictures = [], price, comparedPrice, stock, weight } = found;
  const { valoCode, gtin, novelty } = found;
  const url = getDetailPath('products', language, slug);
  const pictured = {
    contentId: code,
    image: [image, ...pictures].map((path) => `/media/${path}`),
    ...(novelty && { novelty }),
  };
  const money = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
  const offer = price !== null && {
    price: money(price),
    stock,
    ...(comparedPrice !== undefined && {
      svhPrice: money(comparedPrice),
      discountPercentage: Math.round((1 - price / comparedPrice) * 100),
    }),
  };
  if (site === 'lihakauppa' && price !== null)
    return {
      ...pictured,
      ...offer,
      productCode: code,
      header: name[language] ?? '',
      link: url,
      pricePerKilo: money((price / weight) * 1000),
    };
  return {
    ...pictured,
    ...offer,
    code,
    title: name[language] ?? '',
    url,
    valoCode,
    gtinCode: gtin,
    ...getOrderingProps(getSiteFolder(site).site),
  };
}

/** Creates product cards by number, in the variant of the site or the given one. */
export const featured = (
  heading: string,
  site: Site,
  language: Language,
  codes: string[],
  more: Link,
  variant?: WidgetProps['product-card']['variant'],
): Block[] => [
  { html: `<h2>${escape(heading)}</h2>` },
  ...codes.map((code): Block => ({
    widget: 'product-card',
    props: { ...cardProps(productOf(code), site, language), ...(variant && { variant }) },
  })),
  { html: `<p><a href="${escape(more[1])}">${escape(more[0])}</a></p>` },
];

/** Creates cards of a site's first recipes, or of the given ones. Throws for an unknown id. */
export const recipeCards = (heading: string, ids: string[], more: Link): Block =>
  row(
    heading,
    ids.map((id) => {
      const found = recipes.find((recipe) => recipe.id === id);
      if (!found) throw new Error(`No recipe has the id ${id}.`);
      const { language, slug, image, category, title, teaser } = found;
      return {
        href: getDetailPath('recipes', language, slug),
        image,
        size: WIDE,
        category,
        title,
        text: teaser,
      };
    }),
    more,
  );

/** Creates cards of a site's newest items. */
export const newsCards = (heading: string, site: Site, language: Language, more: Link, count = 3): Block =>
  row(
    heading,
    news
      .filter((item) => item.site === site && item.language === language)
      .slice(0, count)
      .map(({ slug, image, category, title, teaser }) => ({
        href: getDetailPath('news', language, slug),
        image,
        size: WIDE,
        category,
        title,
        text: teaser,
      })),
    more,
  );
