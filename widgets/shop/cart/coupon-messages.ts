import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { cookieMessages } from '#ui/cookie-messages.ts';

const fi = {
  coupons: 'Etukoodit',
  coupon: 'Etukoodi',
  addCoupon: 'Lisää etukoodi',
  removeCoupon: 'Poista etukoodi {code}',
  couponAdded: 'Etukoodi {code} on käytössä.',
  couponRemoved: 'Etukoodi {code} poistettiin.',
  couponMissing: 'Ole hyvä ja syötä etukoodi.',
  couponThere: 'Etukoodi on jo syötetty.',
  couponInvalid: 'Etukoodi on virheellinen tai se ei ole voimassa.',
  couponFailed: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  couponBusy: 'Etukoodia käsitellään…',
};

const own: Messages<keyof typeof fi> = {
  fi,
  se: {
    coupons: 'Förmånskoder',
    coupon: 'Förmånskod',
    addCoupon: 'Lägg till förmånskod',
    removeCoupon: 'Ta bort förmånskod {code}',
    couponAdded: 'Förmånskoden {code} används.',
    couponRemoved: 'Förmånskoden {code} togs bort.',
    couponMissing: 'Var vänlig och ange en förmånskod.',
    couponThere: 'Förmånskoden har redan angetts.',
    couponInvalid: 'Förmånskoden är felaktig eller gäller inte.',
    couponFailed: 'Ett fel uppstod. Var vänlig och försök igen.',
    couponBusy: 'Förmånskoden behandlas…',
  },
  en: {
    coupons: 'Voucher codes',
    coupon: 'Voucher code',
    addCoupon: 'Add voucher code',
    removeCoupon: 'Remove voucher code {code}',
    couponAdded: 'Voucher code {code} has been applied.',
    couponRemoved: 'Voucher code {code} was removed.',
    couponMissing: 'Please enter a voucher code.',
    couponThere: 'The voucher code has already been entered.',
    couponInvalid: 'The voucher code is wrong or not valid.',
    couponFailed: 'Something went wrong. Please try again.',
    couponBusy: 'Processing the voucher code…',
  },
  de: {
    coupons: 'Vorteilscodes',
    coupon: 'Vorteilscode',
    addCoupon: 'Vorteilscode einlösen',
    removeCoupon: 'Vorteilscode {code} entfernen',
    couponAdded: 'Der Vorteilscode {code} ist eingelöst.',
    couponRemoved: 'Der Vorteilscode {code} wurde entfernt.',
    couponMissing: 'Bitte geben Sie einen Vorteilscode ein.',
    couponThere: 'Der Vorteilscode wurde bereits eingegeben.',
    couponInvalid: 'Der Vorteilscode ist falsch oder nicht gültig.',
    couponFailed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
    couponBusy: 'Der Vorteilscode wird verarbeitet…',
  },
};

/** Texts of the benefit codes (SHP-22 to SHP-28). */
export const couponMessages = mergeMessages(cookieMessages, own);
