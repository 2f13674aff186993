import type { Messages } from '#i18n/texts.ts';

export type MessageKey =
  | 'blockInvalid'
  | 'blockFailed'
  | 'blockUnknown'
  | 'overlayOpen'
  | 'overlayClose'
  | 'overlayTitle'
  | 'pending'
  | 'loading'
  | 'mounted'
  | 'invalid'
  | 'failed'
  | 'loadEager'
  | 'loadIdle'
  | 'loadVisible'
  | 'loadInteraction'
  | 'whyLoading'
  | 'whyVisible'
  | 'whyNoBox'
  | 'whyInteraction'
  | 'whyMedia'
  | 'whyIdle'
  | 'whyProps'
  | 'whyInvalid'
  | 'whyFailed';

/** Texts for editors: notices in blocks and the overlay of a page in edit mode. */
export const messages: Messages<MessageKey> = {
  fi: {
    blockInvalid: 'Lohkon ”{name}” asetuksissa on virhe.',
    blockFailed: 'Lohkoa ”{name}” ei voitu näyttää.',
    blockUnknown:
      'Lohkoa ”{name}” ei enää ole. Kävijä näkee sen viimeisen sisällön; poista tai korvaa lohko.',
    overlayOpen: 'Näytä sivun lohkot (Alt+W)',
    overlayClose: 'Sulje',
    overlayTitle: 'Sivun lohkot',
    pending: 'odottaa',
    loading: 'latautuu',
    mounted: 'näkyy',
    invalid: 'virheelliset asetukset',
    failed: 'epäonnistui',
    loadEager: 'heti',
    loadIdle: 'kun sivu on vapaa',
    loadVisible: 'kun vieritetään lähelle',
    loadInteraction: 'kun siihen kosketaan',
    whyLoading: 'Lohkon koodi on tulossa.',
    whyVisible: 'Odottaa, että sivua vieritetään sen lähelle.',
    whyNoBox: 'Odottaa, että sivua vieritetään sen lähelle, mutta se on piilotettu.',
    whyInteraction: 'Odottaa painallusta, kohdistusta tai kirjoitusta.',
    whyMedia: 'Odottaa ikkunaa, joka vastaa ehtoa {query}.',
    whyIdle: 'Odottaa, että sivulla on vapaa hetki.',
    whyProps: 'Korjaa asetukset: {props}.',
    whyInvalid: 'Lohkon asetuksia tai nimeä ei voi lukea.',
    whyFailed: 'Lohko ei toiminut; kävijä näkee sen varasisällön. Kerro ylläpidolle.',
  },
  se: {
    blockInvalid: 'Inställningarna för blocket ”{name}” är fel.',
    blockFailed: 'Blocket ”{name}” kunde inte visas.',
    blockUnknown:
      'Blocket ”{name}” finns inte längre. Besökaren ser dess senaste innehåll; ta bort eller ersätt blocket.',
    overlayOpen: 'Visa sidans block (Alt+W)',
    overlayClose: 'Stäng',
    overlayTitle: 'Sidans block',
    pending: 'väntar',
    loading: 'laddas',
    mounted: 'visas',
    invalid: 'felaktiga inställningar',
    failed: 'misslyckades',
    loadEager: 'genast',
    loadIdle: 'när sidan är ledig',
    loadVisible: 'när man rullar nära',
    loadInteraction: 'när man rör vid det',
    whyLoading: 'Blockets kod är på väg.',
    whyVisible: 'Väntar på att sidan rullas nära det.',
    whyNoBox: 'Väntar på att sidan rullas nära det, men det är dolt.',
    whyInteraction: 'Väntar på ett tryck, fokus eller text.',
    whyMedia: 'Väntar på ett fönster som uppfyller {query}.',
    whyIdle: 'Väntar på en ledig stund på sidan.',
    whyProps: 'Rätta inställningarna: {props}.',
    whyInvalid: 'Blockets inställningar eller namn går inte att läsa.',
    whyFailed: 'Blocket fungerade inte; besökaren ser dess reservinnehåll. Meddela de ansvariga.',
  },
  en: {
    blockInvalid: 'The settings of the block “{name}” are wrong.',
    blockFailed: 'The block “{name}” could not be shown.',
    blockUnknown:
      'There is no block “{name}” any more. Visitors see what it last held; remove or replace the block.',
    overlayOpen: 'Show the blocks of the page (Alt+W)',
    overlayClose: 'Close',
    overlayTitle: 'Blocks of the page',
    pending: 'waiting',
    loading: 'loading',
    mounted: 'shown',
    invalid: 'wrong settings',
    failed: 'failed',
    loadEager: 'at once',
    loadIdle: 'when the page is idle',
    loadVisible: 'when scrolled near',
    loadInteraction: 'when touched',
    whyLoading: 'Its code is on the way.',
    whyVisible: 'Waits until the page is scrolled near it.',
    whyNoBox: 'Waits until the page is scrolled near it, but it is hidden.',
    whyInteraction: 'Waits for a press, a focus or typing.',
    whyMedia: 'Waits for a window that matches {query}.',
    whyIdle: 'Waits until the page is idle.',
    whyProps: 'Correct the settings: {props}.',
    whyInvalid: 'Its settings or its name can’t be read.',
    whyFailed: 'The block did not work; visitors see its fallback. Tell whoever runs the site.',
  },
  de: {
    blockInvalid: 'Die Einstellungen des Blocks „{name}“ sind fehlerhaft.',
    blockFailed: 'Der Block „{name}“ konnte nicht angezeigt werden.',
    blockUnknown:
      'Den Block „{name}“ gibt es nicht mehr. Besucher sehen, was er zuletzt enthielt; entfernen oder ersetzen Sie ihn.',
    overlayOpen: 'Blöcke der Seite zeigen (Alt+W)',
    overlayClose: 'Schließen',
    overlayTitle: 'Blöcke der Seite',
    pending: 'wartet',
    loading: 'lädt',
    mounted: 'sichtbar',
    invalid: 'fehlerhafte Einstellungen',
    failed: 'fehlgeschlagen',
    loadEager: 'sofort',
    loadIdle: 'wenn die Seite ruht',
    loadVisible: 'beim Scrollen in die Nähe',
    loadInteraction: 'bei Berührung',
    whyLoading: 'Der Code ist unterwegs.',
    whyVisible: 'Wartet, bis in seine Nähe gescrollt wird.',
    whyNoBox: 'Wartet, bis in seine Nähe gescrollt wird, ist aber verborgen.',
    whyInteraction: 'Wartet auf einen Klick, Fokus oder eine Eingabe.',
    whyMedia: 'Wartet auf ein Fenster, das {query} erfüllt.',
    whyIdle: 'Wartet, bis die Seite ruht.',
    whyProps: 'Korrigieren Sie die Einstellungen: {props}.',
    whyInvalid: 'Seine Einstellungen oder sein Name sind nicht lesbar.',
    whyFailed:
      'Der Block hat nicht funktioniert; Besucher sehen seinen Ersatzinhalt. Melden Sie es dem Betrieb.',
  },
};
