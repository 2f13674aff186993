/** Rows of cards on home pages: the editor picks by number, the card's texts come from the thing itself. */
import { detailPath } from '../paths.ts';
import { news } from '../news.ts';
import { products } from '../products.ts';
import { recipes } from '../recipes.ts';
import type { Block } from '../types.ts';
import type { Language, Site } from '#lib/site.ts';
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

/** Products by number. Throws where a number is unknown: content that names it is wrong. */
export const productCards = (heading: string, language: Language, codes: string[], more: Link): Block =>
  row(
    heading,
    codes.map((code) => {
      const found = products.find((product) => product.code === code);
      if (!found) throw new Error(`No product has the number ${code}.`);
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
