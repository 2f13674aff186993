import { readText } from '#lib/read.ts';
import { productDetail } from '../../reviews/product-detail.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';

const OPEN = { fi: 'Katso tuotetta', se: 'Visa produkten', en: 'View the product', de: 'View the product' };

/** The way to the product's page (PRD-15); nothing where the shop sells no such product. */
export const productModal: Fallback = async (
  { code, triggerLabel },
  { database, language, origin, site },
) => {
  const product = await productDetail(database, readText(code) ?? '', (where, path) =>
    where === site.site ? path : (origin(where) ?? '') + path,
  );
  return html`${
    product &&
    html`<a class="Button-button Button-secondary" href="${product.url}"
      >${readText(triggerLabel) || OPEN[language]}</a
    >`
  }`;
};
