import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { cartSummaryMessages } from '#ui/cart-summary/messages.ts';
import { quantityMessages } from '#ui/quantity/messages.ts';
import { couponMessages } from './coupon-messages.ts';
import { lineMessages } from './line-messages.ts';

const fi = {
  loading: 'Ladataan ostoskoria…',
  lines: 'Tuotteesi',
  notice: 'Huomaathan',
  locked: 'Tilauksesi odottaa maksua, joten tuotteita ja etukoodeja ei voi juuri nyt muuttaa.',
  continueShopping: 'Jatka ostoksia',
  nextStep: 'Siirry kassalle',
  oneMoment: 'Hetki…',
  empty: 'Ostoskorisi on tyhjä',
  emptyText: 'Lihatiskillä odottavat viikon parhaat palat. Käy katsomassa, mitä tänään syötäisiin.',
  loadFailed: 'Ostoskoria ei saatu ladattua. Tuotteesi ovat tallessa.',
  tryAgain: 'Yritä uudelleen',
  safePayment: 'Turvallinen maksu',
  safePaymentText: 'Maksat verkkopankissa, kortilla tai mobiilisti. Yhteys on suojattu alusta loppuun.',
  freshDelivery: 'Tuoreena perille',
  freshDeliveryText: 'Kylmäketju pitää leikkuupöydältä kotiovelle, valitsemanasi päivänä.',
};

/** Texts of the cart page, without those of lines, coupons and summary. */
export const ownMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    loading: 'Varukorgen laddas…',
    lines: 'Dina produkter',
    notice: 'Observera',
    locked: 'Din beställning väntar på betalning, så produkter och förmånskoder kan inte ändras just nu.',
    continueShopping: 'Fortsätt handla',
    nextStep: 'Till kassan',
    oneMoment: 'Ett ögonblick…',
    empty: 'Din varukorg är tom',
    emptyText: 'I köttdisken väntar veckans bästa bitar. Titta in och se vad det blir till middag.',
    loadFailed: 'Varukorgen kunde inte laddas. Dina produkter finns kvar.',
    tryAgain: 'Försök igen',
    safePayment: 'Trygg betalning',
    safePaymentText: 'Betala via nätbanken, med kort eller mobil. Förbindelsen är skyddad hela vägen.',
    freshDelivery: 'Färskt hem till dörren',
    freshDeliveryText: 'Kylkedjan håller från styckbordet till din dörr, den dag du väljer.',
  },
  en: {
    loading: 'Loading the cart…',
    lines: 'Your products',
    notice: 'Please note',
    locked:
      'Your order is waiting for its payment, so products and voucher codes can’t be changed right now.',
    continueShopping: 'Continue shopping',
    nextStep: 'Go to checkout',
    oneMoment: 'One moment…',
    empty: 'Your cart is empty',
    emptyText: 'The week’s best cuts are waiting at the counter. Come and see what’s for dinner.',
    loadFailed: 'The cart could not be loaded. Your products are safe.',
    tryAgain: 'Try again',
    safePayment: 'Safe payment',
    safePaymentText: 'Pay by online bank, card or mobile. The connection is secure from start to finish.',
    freshDelivery: 'Delivered fresh',
    freshDeliveryText: 'Chilled all the way from the butcher’s block to your door, on the day you choose.',
  },
  de: {
    loading: 'Warenkorb wird geladen…',
    lines: 'Ihre Produkte',
    notice: 'Bitte beachten',
    locked:
      'Ihre Bestellung wartet auf die Zahlung. Produkte und Vorteilscodes lassen sich gerade nicht ändern.',
    continueShopping: 'Weiter einkaufen',
    nextStep: 'Zur Kasse',
    oneMoment: 'Einen Moment…',
    empty: 'Ihr Warenkorb ist leer',
    emptyText: 'An der Fleischtheke warten die besten Stücke der Woche. Schauen Sie doch vorbei.',
    loadFailed: 'Der Warenkorb konnte nicht geladen werden. Ihre Produkte sind noch da.',
    tryAgain: 'Erneut versuchen',
    safePayment: 'Sicher bezahlen',
    safePaymentText: 'Per Onlinebanking, Karte oder mobil. Die Verbindung ist durchgehend geschützt.',
    freshDelivery: 'Frisch geliefert',
    freshDeliveryText: 'Durchgehend gekühlt vom Metzgertisch bis zu Ihrer Tür, am Tag Ihrer Wahl.',
  },
};

export const messages = mergeMessages(
  mergeMessages(ownMessages, quantityMessages),
  mergeMessages(cartSummaryMessages, mergeMessages(lineMessages, couponMessages)),
);
