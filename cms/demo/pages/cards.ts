/** Rows of cards on home pages: the editor picks by number, the card's texts come from the thing itself. */
import { detailPath } from '../../model/slugs.ts';
import { news } from '../news.ts';
import { products } from '../products.ts';
import { recipes } from '../recipes.ts';
import type { Block, Product } from '../../model/content.ts';
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

/** Throws where a number is unknown: content that names it is wrong. */
function productOf(code: string): Product {
  const found = products.find((product) => product.code === code);
  if (!found) throw new Error(`No product has the number ${code}.`);
  return found;
}

/** Products by number. */
export const productCards = (heading: string, language: Language, codes: string[], more: Link): Block =>
  row(
    heading,
    codes.map((code) => {
      const found = productOf(code);
      return {
        href: detailPath('products', language, found.slug),
        image: found.image,
        size: [600, 600],
        category: found.categoryName?.[language] ?? found.category,
        title: found.name[language] ?? '',
        text: found.teaser[language] ?? '',
      };
    }),
    more,
  );

/** What a product card of a site says of a product; prices are the shop's alone. */
function cardProps(found: Product, site: Site, language: Language): Record<string, unknown> {
  const { code, slug, name, image, pictures = [], price, comparedPrice, stock, weight } = found;
  const { valoCode, gtin, novelty } = found;
  const url = detailPath('products', language, slug);
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
    ...getOrderingProps(site),
  };
}

/** Products by number as product cards, in the variant of the site or the one that is named. */
export const featured = (
  heading: string,
  site: Site,
  language: Language,
  codes: string[],
  more: Link,
  variant?: string,
): Block[] => [
  { html: `<h2>${escape(heading)}</h2>` },
  ...codes.map((code): Block => ({
    widget: 'product-card',
    props: { ...cardProps(productOf(code), site, language), ...(variant && { variant }) },
  })),
  { html: `<p><a href="${escape(more[1])}">${escape(more[0])}</a></p>` },
];

/** The first recipes of a site, or those named. Throws where an id is unknown. */
export const recipeCards = (heading: string, ids: string[], more: Link): Block =>
  row(
    heading,
    ids.map((id) => {
      const found = recipes.find((recipe) => recipe.id === id);
      if (!found) throw new Error(`No recipe has the id ${id}.`);
      const { language, slug, image, category, title, teaser } = found;
      return {
        href: detailPath('recipes', language, slug),
        image,
        size: WIDE,
        category,
        title,
        text: teaser,
      };
    }),
    more,
  );

/** The newest items of a site. */
export const newsCards = (heading: string, site: Site, language: Language, more: Link, count = 3): Block =>
  row(
    heading,
    news
      .filter((item) => item.site === site && item.language === language)
      .slice(0, count)
      .map(({ slug, image, category, title, teaser }) => ({
        href: detailPath('news', language, slug),
        image,
        size: WIDE,
        category,
        title,
        text: teaser,
      })),
    more,
  );
