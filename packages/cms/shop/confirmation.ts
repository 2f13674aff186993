/** The confirmation of an order by e-mail, the durable medium of the Consumer Protection Act (6:13). */
import { type Language, languageTag } from 'saaristo/sites';
import type { Database, Queries } from '../platform/database/database.ts';
import { scheduleJob } from '../platform/database/jobs.ts';
import { html, joinLines } from '../platform/http/html.ts';
import { type Mail, type Mailer, sendUnlessRefused } from '../platform/mail/mailer.ts';
import { formatDecimal, formatEuros } from '../platform/model/money.ts';
import type { Seller } from '../platform/model/shop.ts';
import { ESTATE_TIME_ZONE } from '../platform/model/time-zone.ts';
import { formatDelivery } from './delivery.ts';
import { findOrderById, getPartCents, type Order, type OrderState, type TakenStep } from './orders.ts';
import { getOrderTexts, type OrderTexts, SHOP_LANGUAGE } from './order-texts.ts';
import { listSums } from './sums.ts';
import { getTerms, type StoredTerms } from './terms.ts';

/** The job that sends a confirmation. Its key is the order's id. */
export const CONFIRMATION_JOB = 'confirm-order';

/** Schedules the confirmation in the transaction that marks the order as paid. */
export const scheduleConfirmation = (queries: Queries, orderId: number): Promise<void> =>
  scheduleJob(queries, CONFIRMATION_JOB, String(orderId), new Date());

/** Formats a time as '24.11.2026 klo 16.05', '24.11.2026 16.05' or '24 November 2026 at 16:05'. */
function formatOrderTime(at: Date, { locale, dateStyle }: OrderTexts): string {
  return at.toLocaleString(locale, { dateStyle, timeStyle: 'short', timeZone: ESTATE_TIME_ZONE });
}

/** Describes a step to the customer. */
export function describeStep(step: TakenStep, order: OrderState, language: Language = SHOP_LANGUAGE): string {
  const messages = getOrderTexts(language);
  const part = getPartCents(step, order);
  return part === undefined ? messages.steps[step.step] : messages.partRefunded(formatEuros(part));
}

/** The facts of an order with their names; each exists if it has a text. */
export function listOrderFacts(
  order: Order,
  language: Language = SHOP_LANGUAGE,
): (readonly [name: string, lines: readonly string[]])[] {
  const messages = getOrderTexts(language);
  const { firstName, lastName, streetAddress, postalCode, city } = order.address;
  return (
    [
      [messages.deliveryTime, [formatDelivery(order, language)]],
      [messages.address, [`${firstName} ${lastName}`, streetAddress, `${postalCode} ${city}`]],
      [messages.email, [order.email]],
      [messages.phone, [order.phone]],
      [messages.information, [order.additionalInformation]],
      [messages.payment, [order.paymentMethod || messages.free]],
      [messages.ordered, [formatOrderTime(order.placedAt, messages)]],
      [
        messages.status,
        order.steps.map(
          (step) => `${describeStep(step, order, language)} ${formatOrderTime(new Date(step.at), messages)}`,
        ),
      ],
    ] as const
  ).filter(([, lines]) => lines.some(Boolean));
}

/** The seller's name, business ID, address and contacts. */
export const listSellerLines = (
  { name, businessId, address, email, phone }: Seller,
  language: Language = SHOP_LANGUAGE,
): string[] => [name, `${getOrderTexts(language).businessId} ${businessId}`, address, email, phone];

/** The rights of a buyer, as headings with texts. */
export function listRights(
  terms: StoredTerms | undefined,
  language: Language = SHOP_LANGUAGE,
): (readonly [heading: string, text: string])[] {
  const messages = getOrderTexts(language);
  return [
    [messages.complaintTitle, messages.complaint],
    ...(terms ? [[messages.withdrawalTitle, messages.withdrawal(terms.cutOffHour)] as const] : []),
  ];
}

/** The heads of the columns of an order's goods. */
export const listGoodsHeads = ({ product, price, sum }: OrderTexts): string[] => [product, price, sum];

function createText(order: Order, terms: StoredTerms | undefined): string {
  const seller = terms?.seller;
  const { language } = order;
  const messages = getOrderTexts(language);
  const goods = order.lines.map(
    ({ name, quantity, priceCents }) =>
      `${name}\n  ${quantity} × ${formatEuros(priceCents)} = ${formatEuros(quantity * priceCents)}`,
  );
  const sums = listSums(order.totals, language).map(({ name, text }) => `${name}: ${text}`);
  const facts = listOrderFacts(order, language).map(([name, lines]) => `${name}: ${lines.join(', ')}`);
  const parts = [
    [messages.thanks, messages.orderNumber(order.id)],
    goods,
    sums,
    facts,
    ...(seller ? [[messages.seller, ...listSellerLines(seller, language)]] : []),
    ...listRights(terms, language),
  ];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

/** Styles are attributes, because mail programs ignore style sheets. */
const CELL =
  'padding:8px 0;border-bottom:1px solid #ddd;vertical-align:top;text-align:left;font-weight:normal';
const RIGHT = `${CELL};text-align:right;white-space:nowrap;padding-left:16px`;
const H2 = 'font-size:18px;line-height:1.3;margin:32px 0 8px';
const TABLE = 'width:100%;border-collapse:collapse';

function createHtml(order: Order, terms: StoredTerms | undefined): string {
  const seller = terms?.seller;
  const { lines, totals, id, language } = order;
  const messages = getOrderTexts(language);
  return String(
    html`<!doctype html>
      <html lang="${languageTag(language)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${messages.orderNumber(id)}</title>
        </head>
        <body style="margin:0;background:#f6f4f1;color:#1d1513;font:16px/1.5 Arial,Helvetica,sans-serif">
          <div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fff">
            <p style="margin:0;color:#6b5d58">${messages.orderNumber(id)}</p>
            <h1 style="font-size:28px;line-height:1.2;margin:4px 0 16px">${messages.thanks}</h1>
            <table style="${TABLE}">
              <thead>
                <tr>
                  ${listGoodsHeads(messages).map(
                    (head, at) => html`<th scope="col" style="${at > 0 ? RIGHT : CELL}">${head}</th>`,
                  )}
                </tr>
              </thead>
              <tbody>
                ${lines.map(
                  ({ name, quantity, priceCents }) =>
                    html`<tr>
                      <th scope="row" style="${CELL}">${quantity} × ${name}</th>
                      <td style="${RIGHT}">${formatDecimal(priceCents)}</td>
                      <td style="${RIGHT}">${formatDecimal(quantity * priceCents)}</td>
                    </tr>`,
                )}
                ${listSums(totals, language).map(
                  ({ name, text, isTotal }) =>
                    html`<tr>
                      <th
                        scope="row"
                        colspan="2"
                        style="${CELL}${isTotal && ';font-weight:bold;font-size:18px'}"
                      >
                        ${name}
                      </th>
                      <td style="${RIGHT}${isTotal && ';font-weight:bold;font-size:18px'}">${text}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
            <h2 style="${H2}">${messages.orderFacts}</h2>
            <table style="${TABLE}">
              <tbody>
                ${listOrderFacts(order, language).map(
                  ([name, texts]) =>
                    html`<tr>
                      <th scope="row" style="${CELL};color:#6b5d58;width:38%;padding-right:16px">${name}</th>
                      <td style="${CELL}">${joinLines(texts)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
            ${listRights(terms, language).map(
              ([heading, text]) =>
                html`<h2 style="${H2}">${heading}</h2>
                  <p style="margin:0">${text}</p>`,
            )}
            ${
              seller &&
              html`<h2 style="${H2}">${messages.seller}</h2>
                <p style="margin:0">${joinLines(listSellerLines(seller, language))}</p>`
            }
          </div>
        </body>
      </html>`,
  );
}

/** Creates the confirmation of an order. Repeated ones have the same id, so that mail programs show it once. */
const createConfirmation = (order: Order, terms: StoredTerms | undefined, host: string): Mail => ({
  to: order.email,
  subject: getOrderTexts(order.language).confirmation(order.id),
  text: createText(order, terms),
  html: createHtml(order, terms),
  messageId: `<order-${order.id}-${order.key}@${host}>`,
});

/**
 * Sends the confirmation of a paid order.
 * @param host the part of the Message-ID after the @
 * @throws MailError if it can be sent later
 */
export async function sendConfirmation(
  database: Database,
  mailer: Mailer,
  host: string,
  orderId: number,
): Promise<void> {
  const order = await findOrderById(database, orderId);
  if (order?.status !== 'paid' || order.email === '') return;
  await sendUnlessRefused(mailer, createConfirmation(order, await getTerms(database), host));
}
