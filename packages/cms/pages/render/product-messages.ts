import type { Language } from 'saaristo/sites';

const fi = {
  pictures: 'Kuvat',
  picture: (at: number, count: number) => `Kuva ${at}/${count}`,
  rating: (average: string, count: number) =>
    `${average}/5, ${count === 1 ? '1 arvostelu' : `${count} arvostelua`}`,
  price: 'Hinta',
  offer: 'Tarjoushinta',
  regular: 'Alin hinta 30 päivän aikana ennen alennusta',
  perKilo: (price: string) => `${price}/kg`,
  delivery: (shipping: string, handling: string, limit: string) =>
    `Toimitus ${shipping} ja käsittely ${handling}. Molemmat ovat maksuttomia, kun tuotteet maksavat vähintään ${limit}.`,
  aboutDelivery: 'Lue toimituksesta',
  facts: 'Tuotetiedot',
  allergens: 'Allergeenit on kirjoitettu isoin kirjaimin.',
  nutrition: 'Ravintosisältö',
  per: '100 g sisältää',
  energy: 'Energia',
  fat: 'Rasva',
  saturates: 'josta tyydyttynyttä',
  carbohydrate: 'Hiilihydraatit',
  sugars: 'josta sokereita',
  protein: 'Proteiini',
  salt: 'Suola',
  storage: 'Säilytys',
  origin: 'Alkuperä',
  maker: 'Valmistaja',
  otherLanguage: 'Tuotetiedot suomeksi',
  related: 'Sopisiko jokin näistä?',
};

type ProductMessages = typeof fi;

const se: ProductMessages = {
  pictures: 'Bilder',
  picture: (at, count) => `Bild ${at}/${count}`,
  rating: (average, count) => `${average}/5, ${count === 1 ? '1 recension' : `${count} recensioner`}`,
  price: 'Pris',
  offer: 'Kampanjpris',
  regular: 'Lägsta pris under 30 dagar före sänkningen',
  perKilo: (price) => `${price}/kg`,
  delivery: (shipping, handling, limit) =>
    `Leverans ${shipping} och hantering ${handling}. Båda är avgiftsfria när du beställer varor för minst ${limit}.`,
  aboutDelivery: 'Läs om leveransen',
  facts: 'Produktfakta',
  allergens: 'Allergener är skrivna med versaler.',
  nutrition: 'Näringsvärde',
  per: '100 g innehåller',
  energy: 'Energi',
  fat: 'Fett',
  saturates: 'varav mättat fett',
  carbohydrate: 'Kolhydrat',
  sugars: 'varav sockerarter',
  protein: 'Protein',
  salt: 'Salt',
  storage: 'Förvaring',
  origin: 'Ursprung',
  maker: 'Tillverkare',
  otherLanguage: 'Produktfakta på svenska',
  related: 'Passar något av dessa?',
};

const en: ProductMessages = {
  pictures: 'Pictures',
  picture: (at, count) => `Picture ${at} of ${count}`,
  rating: (average, count) => `${average}/5, ${count === 1 ? '1 review' : `${count} reviews`}`,
  price: 'Price',
  offer: 'Special price',
  regular: 'Lowest price in the 30 days before the reduction',
  perKilo: (price) => `${price}/kg`,
  delivery: (shipping, handling, limit) =>
    `Delivery ${shipping} and handling ${handling}. Both are free when your goods come to at least ${limit}.`,
  aboutDelivery: 'About delivery',
  facts: 'Product facts',
  allergens: 'Allergens are in capital letters.',
  nutrition: 'Nutrition',
  per: '100 g contains',
  energy: 'Energy',
  fat: 'Fat',
  saturates: 'of which saturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'of which sugars',
  protein: 'Protein',
  salt: 'Salt',
  storage: 'Storage',
  origin: 'Origin',
  maker: 'Made by',
  otherLanguage: 'Product facts in English',
  related: 'You may also like',
};

/** Returns the texts of product pages. German reads as English, since no site has German pages. */
export const getProductMessages = (language: Language): ProductMessages => ({ fi, se, en, de: en })[language];
