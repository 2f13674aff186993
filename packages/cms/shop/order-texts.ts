/**
 * Texts of an order's mails and receipt. Those about the buyer's rights are examples in the right places: the shop's lawyer replaces them.
 */
import type { Language } from 'saaristo/sites';
import type { OrderStep } from './orders.ts';

interface StepMail {
  subject: (id: number) => string;
  /** @param fact the delivery; for a refund its sum */
  lead: (fact: string) => string;
}

const fi = {
  thanks: 'Kiitos tilauksesta!',
  orderNumber: (id: number) => `Tilaus ${id}`,
  confirmation: (id: number) => `Tilausvahvistus ${id}`,
  orderFacts: 'Tilauksen tiedot',
  product: 'Tuote',
  price: 'à',
  sum: 'Hinta',
  subTotal: 'Tuotteet',
  discount: 'Alennus',
  loyalty: 'Kanta-asiakasetu',
  shipping: 'Toimitus',
  handling: 'Käsittely',
  refund: 'Hyvityskoodi',
  giftCard: 'Lahjakortti',
  total: 'Yhteensä',
  vat: (rates: string) => `sisältää alv ${rates} %`,
  deliveryTime: 'Toimitus',
  address: 'Toimitusosoite',
  email: 'Sähköposti',
  phone: 'Puhelin',
  information: 'Lisätiedot kuljettajalle',
  payment: 'Maksu',
  free: 'Maksuton tilaus',
  ordered: 'Tilattu',
  status: 'Tila',
  steps: { packed: 'Pakattu', delivered: 'Toimitettu', refunded: 'Maksu palautettu' } as Record<
    OrderStep,
    string
  >,
  partRefunded: (sum: string) => `Osa maksusta palautettu: ${sum}`,
  stepMails: {
    packed: {
      subject: (id) => `Tilauksesi ${id} on pakattu`,
      lead: (delivery) => `Tilauksesi on pakattu ja lähtee sinulle. Toimitusaika: ${delivery}.`,
    },
    delivered: {
      subject: (id) => `Tilauksesi ${id} on toimitettu`,
      lead: () => 'Tilauksesi on toimitettu. Jos jotain puuttuu tai on vialla, kerro siitä meille heti.',
    },
    refunded: {
      subject: (id) => `Tilauksesi ${id} maksu on palautettu`,
      lead: (sum) =>
        `Palautimme tilauksesi maksun, ${sum}. Rahat näkyvät tililläsi muutaman päivän kuluessa.`,
    },
    partRefunded: {
      subject: (id) => `Palautimme osan tilauksesi ${id} maksusta`,
      lead: (sum) =>
        `Palautimme tilauksesi maksusta ${sum}. Rahat näkyvät tililläsi muutaman päivän kuluessa.`,
    },
  } as Record<OrderStep | 'partRefunded', StepMail>,
  undone: {
    subject: (id: number) => `Korjaus tilaukseesi ${id}`,
    packed:
      'Kerroimme, että tilauksesi on pakattu. Tieto oli virheellinen: tilauksesi ei ole vielä siinä vaiheessa.',
    delivered:
      'Kerroimme, että tilauksesi on toimitettu. Tieto oli virheellinen: tilauksesi ei ole vielä siinä vaiheessa.',
  },
  seller: 'Myyjä',
  businessId: 'Y-tunnus',
  complaintTitle: 'Jos tilauksessa on vikaa',
  complaint:
    'Ilmoita viasta mieluiten kahden vuorokauden kuluessa toimituksesta: tee reklamaatio verkkokaupan sivulla, kirjoita tai soita. Viallinen tai väärä tuote korvataan kuluttajansuojalain mukaan uudella tuotteella, hinnanalennuksella tai kaupan purkamisella. Jos emme pääse sopuun, voit pyytää neuvoa kuluttajaneuvonnasta (kkv.fi) ja viedä asian kuluttajariitalautakuntaan (kuluttajariita.fi).',
  withdrawalTitle: 'Peruuttaminen',
  withdrawal: (hour: number) =>
    `Saat perua tilauksen maksutta viimeistään toimitusta edeltävänä päivänä kello ${hour}: kirjoita tai soita, niin palautamme maksusi. Sen jälkeen peruuttamisoikeutta ei ole, koska tuotteet ovat nopeasti pilaantuvia (kuluttajansuojalaki 6 luku 16 §).`,
  locale: 'fi-FI',
  /** Between a day and the hours. */
  at: ' klo ',
  dateStyle: 'short' as 'short' | 'long',
};

export type OrderTexts = typeof fi;

const en: OrderTexts = {
  thanks: 'Thank you for your order!',
  orderNumber: (id) => `Order ${id}`,
  confirmation: (id) => `Order confirmation ${id}`,
  orderFacts: 'Order details',
  product: 'Product',
  price: 'Each',
  sum: 'Price',
  subTotal: 'Products',
  discount: 'Discount',
  loyalty: 'Loyalty benefit',
  shipping: 'Delivery',
  handling: 'Handling',
  refund: 'Refund code',
  giftCard: 'Gift card',
  total: 'Total',
  vat: (rates) => `including VAT ${rates}%`,
  deliveryTime: 'Delivery',
  address: 'Delivery address',
  email: 'E-mail',
  phone: 'Phone',
  information: 'Note to the driver',
  payment: 'Payment',
  free: 'Nothing to pay',
  ordered: 'Ordered',
  status: 'Status',
  steps: { packed: 'Packed', delivered: 'Delivered', refunded: 'Payment refunded' },
  partRefunded: (sum) => `Part of the payment refunded: ${sum}`,
  stepMails: {
    packed: {
      subject: (id) => `Your order ${id} is packed`,
      lead: (delivery) => `Your order is packed and on its way to you. Delivery: ${delivery}.`,
    },
    delivered: {
      subject: (id) => `Your order ${id} has been delivered`,
      lead: () =>
        'Your order has been delivered. If something is missing or wrong, please tell us straight away.',
    },
    refunded: {
      subject: (id) => `The payment of your order ${id} has been refunded`,
      lead: (sum) =>
        `We have refunded the payment of your order, ${sum}. The money will be in your account within a few days.`,
    },
    partRefunded: {
      subject: (id) => `We have refunded a part of your payment for order ${id}`,
      lead: (sum) =>
        `We have refunded ${sum} of the payment of your order. The money will be in your account within a few days.`,
    },
  },
  undone: {
    subject: (id) => `A correction about your order ${id}`,
    packed: 'We told you that your order is packed. That was a mistake: your order is not there yet.',
    delivered:
      'We told you that your order has been delivered. That was a mistake: your order is not there yet.',
  },
  seller: 'Seller',
  businessId: 'Business ID',
  complaintTitle: 'If something is wrong with the order',
  complaint:
    'Please tell us within two days of the delivery if you can: make a complaint on the page of the shop, write or call. For a faulty or wrong product you get a new product, a lower price or your money back, as the Consumer Protection Act says. If we can’t agree, you can ask Consumer Advisory Services for advice (kkv.fi/en) and take the matter to the Consumer Disputes Board (kuluttajariita.fi/en).',
  withdrawalTitle: 'Cancelling',
  withdrawal: (hour) =>
    `You can cancel the order free of charge until ${hour}:00 on the day before the delivery: write or call, and we refund your payment. After that there is no right to cancel, because the products deteriorate quickly (Consumer Protection Act, chapter 6, section 16).`,
  locale: 'en-GB',
  at: ', ',
  dateStyle: 'long',
};

const TEXTS: Record<Language, OrderTexts> = {
  fi,
  en,
  se: {
    thanks: 'Tack för din beställning!',
    orderNumber: (id) => `Beställning ${id}`,
    confirmation: (id) => `Orderbekräftelse ${id}`,
    orderFacts: 'Uppgifter om beställningen',
    product: 'Produkt',
    price: 'à',
    sum: 'Pris',
    subTotal: 'Produkter',
    discount: 'Rabatt',
    loyalty: 'Stamkundsförmån',
    shipping: 'Leverans',
    handling: 'Hantering',
    refund: 'Gottgörelsekod',
    giftCard: 'Presentkort',
    total: 'Totalt',
    vat: (rates) => `inklusive moms ${rates} %`,
    deliveryTime: 'Leverans',
    address: 'Leveransadress',
    email: 'E-post',
    phone: 'Telefon',
    information: 'Meddelande till chauffören',
    payment: 'Betalning',
    free: 'Inget att betala',
    ordered: 'Beställd',
    status: 'Status',
    steps: { packed: 'Packad', delivered: 'Levererad', refunded: 'Betalningen återbetald' },
    partRefunded: (sum) => `En del av betalningen återbetald: ${sum}`,
    stepMails: {
      packed: {
        subject: (id) => `Din beställning ${id} är packad`,
        lead: (delivery) => `Din beställning är packad och på väg till dig. Leverans: ${delivery}.`,
      },
      delivered: {
        subject: (id) => `Din beställning ${id} är levererad`,
        lead: () => 'Din beställning är levererad. Om något saknas eller är fel, hör av dig till oss genast.',
      },
      refunded: {
        subject: (id) => `Betalningen för din beställning ${id} är återbetald`,
        lead: (sum) =>
          `Vi har återbetalat din beställning, ${sum}. Pengarna syns på ditt konto inom några dagar.`,
      },
      partRefunded: {
        subject: (id) => `Vi har återbetalat en del av beställning ${id}`,
        lead: (sum) =>
          `Vi har återbetalat ${sum} av din beställning. Pengarna syns på ditt konto inom några dagar.`,
      },
    },
    undone: {
      subject: (id) => `Rättelse till din beställning ${id}`,
      packed:
        'Vi meddelade att din beställning är packad. Uppgiften var felaktig: din beställning är inte där ännu.',
      delivered:
        'Vi meddelade att din beställning är levererad. Uppgiften var felaktig: din beställning är inte där ännu.',
    },
    seller: 'Säljare',
    businessId: 'FO-nummer',
    complaintTitle: 'Om något är fel med beställningen',
    complaint:
      'Meddela oss helst inom två dygn efter leveransen: gör en reklamation på butikens sida, skriv eller ring. En felaktig produkt ersätts enligt konsumentskyddslagen med en ny produkt, ett prisavdrag eller hävning av köpet. Om vi inte kommer överens kan du be konsumentrådgivningen om råd (kkv.fi/sv) och föra ärendet till konsumenttvistenämnden (kuluttajariita.fi/sv).',
    withdrawalTitle: 'Avbeställning',
    withdrawal: (hour) =>
      `Du kan avbeställa utan kostnad senast dagen före leveransen klockan ${hour}: skriv eller ring, så betalar vi tillbaka din betalning. Därefter finns ingen ångerrätt, eftersom produkterna snabbt blir gamla (konsumentskyddslagen 6 kap. 16 §).`,
    locale: 'sv-FI',
    at: ' kl. ',
    dateStyle: 'short',
  },
  // No page of the shop is German.
  de: en,
};

/** The language of the shop's pages (I18N-04). */
export const SHOP_LANGUAGE = 'fi' satisfies Language;

/** Returns the texts of an order in a language. */
export const getOrderTexts = (language: Language): OrderTexts => TEXTS[language];
