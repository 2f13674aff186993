import type { Messages } from '#i18n/texts.ts';

/** Texts of the cart's summary (SHP-07). A widget with a summary includes them. */
export const cartSummaryMessages: Messages<
  | 'summary'
  | 'subTotal'
  | 'orderDiscount'
  | 'shipping'
  | 'beforeDiscount'
  | 'handling'
  | 'giftCard'
  | 'loyaltyCoupon'
  | 'refundCode'
  | 'vat'
  | 'vatAt'
  | 'total'
> = {
  fi: {
    summary: 'Yhteenveto',
    subTotal: 'Tuotteet',
    orderDiscount: 'Alennus',
    shipping: 'Toimitus',
    beforeDiscount: 'Ennen alennusta',
    handling: 'Käsittely',
    giftCard: 'Lahjakortti',
    loyaltyCoupon: 'Kanta-asiakasetu',
    refundCode: 'Hyvityskoodi',
    vat: 'Sisältää arvonlisäveron',
    vatAt: 'Sisältää arvonlisäveron {percent} %',
    total: 'Yhteensä',
  },
  se: {
    summary: 'Sammanfattning',
    subTotal: 'Produkter',
    orderDiscount: 'Rabatt',
    shipping: 'Leverans',
    beforeDiscount: 'Före rabatt',
    handling: 'Hantering',
    giftCard: 'Presentkort',
    loyaltyCoupon: 'Stamkundsförmån',
    refundCode: 'Gottgörelsekod',
    vat: 'Inklusive moms',
    vatAt: 'Inklusive moms {percent} %',
    total: 'Totalt',
  },
  en: {
    summary: 'Summary',
    subTotal: 'Products',
    orderDiscount: 'Discount',
    shipping: 'Delivery',
    beforeDiscount: 'Before discount',
    handling: 'Handling',
    giftCard: 'Gift card',
    loyaltyCoupon: 'Loyalty benefit',
    refundCode: 'Refund code',
    vat: 'Including VAT',
    vatAt: 'Including VAT {percent}%',
    total: 'Total',
  },
  de: {
    summary: 'Übersicht',
    subTotal: 'Produkte',
    orderDiscount: 'Rabatt',
    shipping: 'Lieferung',
    beforeDiscount: 'Vor Rabatt',
    handling: 'Bearbeitung',
    giftCard: 'Geschenkkarte',
    loyaltyCoupon: 'Treuevorteil',
    refundCode: 'Erstattungscode',
    vat: 'Inklusive MwSt.',
    vatAt: 'Inklusive {percent} % MwSt.',
    total: 'Gesamt',
  },
};
