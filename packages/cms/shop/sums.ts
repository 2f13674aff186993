import { formatEuros, formatPercent } from '../platform/model/money.ts';
import type { Language } from 'saaristo/sites';
import type { Totals } from '../platform/model/shop.ts';
import { getOrderTexts, SHOP_LANGUAGE } from './order-texts.ts';

/** A row of an order's summary. */
export interface Sum {
  name: string;
  /** '−5,00 €' */
  text: string;
  isTotal?: boolean;
  isVat?: boolean;
}

/** Lists the summary of an order without rows of 0 € (SHP-07). */
export function listSums(totals: Totals, language: Language = SHOP_LANGUAGE): Sum[] {
  const messages = getOrderTexts(language);
  const rows: [string, number][] = [
    [messages.subTotal, totals.subTotal],
    [messages.discount, -totals.orderDiscount],
    [messages.loyalty, -totals.usedLoyalty],
    [messages.shipping, totals.shipping],
    [messages.handling, totals.handling],
    [messages.refund, -totals.usedRefund],
    [messages.giftCard, -totals.usedGiftCard],
  ];
  return [
    ...rows
      .filter(([, cents]) => cents !== 0)
      .map(([name, cents]) => ({ name, text: `${cents < 0 ? '−' : ''}${formatEuros(Math.abs(cents))}` })),
    { name: messages.total, text: formatEuros(totals.total), isTotal: true },
    {
      name: messages.vat(totals.vatRates.map(formatPercent).join(' / ')),
      text: formatEuros(totals.vat),
      isVat: true,
    },
  ];
}
