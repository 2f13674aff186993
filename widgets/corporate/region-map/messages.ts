import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'regions'> = {
  fi: { regions: 'Alueet' },
  se: { regions: 'Regioner' },
  en: { regions: 'Regions' },
  de: { regions: 'Regionen' },
};
