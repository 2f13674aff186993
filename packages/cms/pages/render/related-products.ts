import { sql } from 'kysely';
import type { StoredEntry } from '../../content/find-entry.ts';
import type { Product } from '../../platform/model/content.ts';
import { getCategoryKey } from '../../platform/model/paths.ts';
import { getOffers } from '../../shop/offers.ts';
import type { PageContext } from './context.ts';
import { getKiloPrice } from '../../platform/model/offer.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { formatMoney, renderPicture } from './partials.ts';
import { getProductMessages } from './product-messages.ts';
import { isSelling } from './settings.ts';

/** A row of cards. */
const COUNT = 4;

interface Row {
  code: string;
  path: string;
  title: string;
  category: string;
  image: string;
}

/** Finds products of the same site: of the same category first, then those with most filters in common. */
async function findRelated(
  { contentId, details }: StoredEntry,
  { database, site, language }: PageContext,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select entry.content_id as code, entry.path, entry.title, entry.category, entry.image
    from entry join entry shown using (site, language, kind)
    where entry.site = ${site.site} and entry.language = ${language} and entry.kind = 'product' and not entry.equipment
      and shown.content_id = ${contentId} and entry.content_id <> ${contentId}
    order by (entry.category_key = ${getCategoryKey((details as Product).category)}) desc,
      (select count(*) from unnest(entry.tags) as tag where tag = any (shown.tags)) desc, entry.position
    limit ${COUNT}`.execute(database);
  return rows;
}

/** Renders cards of related products, with the prices that the shop asks. */
export async function renderRelatedProducts(entry: StoredEntry, context: PageContext): Promise<Html | false> {
  const rows = await findRelated(entry, context);
  if (rows.length === 0) return false;
  const messages = getProductMessages(context.language);
  const offers = await getOffers(context.database, isSelling(context) ? rows.map(({ code }) => code) : []);
  return html`<section class="related" aria-labelledby="related">
    <h2 id="related">${messages.related}</h2>
    <ul class="cards">
      ${rows.map(({ code, path, title, category, image }) => {
        const offer = offers.get(code);
        const kiloPrice = offer ? getKiloPrice(offer) : null;
        return html`<li class="card">
          <a href="${path}"
            >${renderPicture(image, '')}<span class="card-category">${category}</span>
            <h3>${title}</h3>
            ${
              offer &&
              html`<p class="card-price">
                <strong>${formatMoney(offer.price, context)}</strong>${
                  kiloPrice !== null && html` ${messages.perKilo(formatMoney(kiloPrice, context))}`
                }
              </p>`
            }</a
          >
        </li>`;
      })}
    </ul>
  </section>`;
}
