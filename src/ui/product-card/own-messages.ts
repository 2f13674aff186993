import type { Messages } from '#i18n/texts.ts';

const fi = {
  productNumber: 'Tuotenumero',
  orderCode: 'Tilauskoodi',
  eanCode: 'EAN-koodi',
  priceLabel: 'Hinta',
  offerPriceLabel: 'Tarjoushinta',
  regularPriceLabel: 'Normaalihinta',
  discount: '-{percentage} %',
  perKilo: '{price}/kg',
};

/** Texts that only product cards use. */
export const ownMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    productNumber: 'Artikelnummer',
    orderCode: 'Beställningskod',
    eanCode: 'EAN-kod',
    priceLabel: 'Pris',
    offerPriceLabel: 'Kampanjpris',
    regularPriceLabel: 'Ordinarie pris',
    discount: '-{percentage} %',
    perKilo: '{price}/kg',
  },
  en: {
    productNumber: 'Product number',
    orderCode: 'Ordering code',
    eanCode: 'EAN code',
    priceLabel: 'Price',
    offerPriceLabel: 'Special price',
    regularPriceLabel: 'Regular price',
    discount: '-{percentage} %',
    perKilo: '{price}/kg',
  },
  de: {
    productNumber: 'Artikelnummer',
    orderCode: 'Bestellcode',
    eanCode: 'EAN-Code',
    priceLabel: 'Preis',
    offerPriceLabel: 'Angebotspreis',
    regularPriceLabel: 'Regulärer Preis',
    discount: '-{percentage} %',
    perKilo: '{price}/kg',
  },
};
