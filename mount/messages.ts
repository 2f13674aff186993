import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'blockInvalid' | 'blockFailed'> = {
  fi: {
    blockInvalid: 'Lohkon ”{name}” asetuksissa on virhe.',
    blockFailed: 'Lohkoa ”{name}” ei voitu näyttää.',
  },
  se: {
    blockInvalid: 'Inställningarna för blocket ”{name}” är fel.',
    blockFailed: 'Blocket ”{name}” kunde inte visas.',
  },
  en: {
    blockInvalid: 'The settings of the block “{name}” are wrong.',
    blockFailed: 'The block “{name}” could not be shown.',
  },
  de: {
    blockInvalid: 'Die Einstellungen des Blocks „{name}“ sind fehlerhaft.',
    blockFailed: 'Der Block „{name}“ konnte nicht angezeigt werden.',
  },
};
