/** Messages of the cart. The shop is Finnish (I18N-04). */
import { formatEuros } from '../platform/model/money.ts';

export const messages = {
  unknownProduct: 'Tuotetta ei löytynyt valikoimasta.',
  notSold: (name: string) => `Tuote ${name} ei ole enää myynnissä.`,
  soldOut: (name: string) => `Tuote ${name} on loppuunmyyty.`,
  left: (name: string, pieces: number) => `Tuotetta ${name} on jäljellä ${pieces} kpl.`,
  wrongQuantity: (most: number) => `Määrän on oltava kokonaisluku väliltä 1–${most}.`,
  tooMany: (name: string, most: number) => `Tuotetta ${name} voi tilata enintään ${most} kpl kerralla.`,
  tooManyLines: (most: number) => `Ostoskoriin mahtuu enintään ${most} eri tuotetta.`,
  locked:
    'Tilauksesi odottaa maksua, joten ostoskoria ei voi muuttaa. Maksa tilaus tai peruuta se maksusivulla.',
  priceChanged: (name: string, before: number, now: number) =>
    `Tuotteen ${name} hinta on muuttunut: ennen ${formatEuros(before)}, nyt ${formatEuros(now)}.`,
  couponGone: (code: string) => `Etukoodi ${code} ei ole enää voimassa, joten se poistettiin ostoskorista.`,
  couponExpired: (code: string) => `Etukoodin ${code} voimassaolo on päättynyt.`,
  couponUsedUp: (code: string) => `Etukoodi ${code} on käytetty loppuun.`,
  couponEmpty: (code: string) => `Koodilla ${code} ei ole enää saldoa.`,
  couponMinimum: (code: string, minimum: number) =>
    `Etukoodi ${code} edellyttää vähintään ${formatEuros(minimum)} ostoksia.`,
  couponOnce: (code: string) => `Etukoodi ${code} on jo käytetty: sen voi käyttää vain kerran.`,
  noCode: 'Ole hyvä ja syötä etukoodi.',
  unknownCode: 'Etukoodi on virheellinen tai se ei ole voimassa.',
  tooManyCodes: 'Liian monta tuntematonta koodia. Odota neljännestunti ja yritä uudelleen.',
  tooManyCoupons: (most: number) => `Ostoskorissa voi olla enintään ${most} etukoodia.`,
  empty: 'Ostoskori on tyhjä.',
  chooseMethod: 'Valitse maksutapa.',
  chooseSlot: 'Valitse toimituspäivä ja -aika.',
  slotGone: 'Valitsemasi toimitusaika ei ole enää vapaana. Valitse toinen aika.',
  noAddress: 'Täytä toimitusosoite: nimi, katuosoite, postinumero ja postitoimipaikka.',
  noPostalCode: 'Postinumerossa on viisi numeroa.',
  notServed: (code: string) => `Emme vielä toimita postinumeroon ${code}.`,
  noEmail: 'Anna sähköpostiosoitteesi.',
  noPhone: 'Puhelinnumero on väärän muotoinen.',
  totalChanged: (cents: number) =>
    `Tilauksen summa on muuttunut: nyt ${formatEuros(cents)}. Tarkista tilauksesi.`,
  notPaid: 'Maksu peruttiin. Tuotteet ovat yhä ostoskorissa.',
};
