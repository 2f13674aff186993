import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'navigation'> = {
  fi: { navigation: 'Osion sivut' },
  se: { navigation: 'Sidor i avsnittet' },
  en: { navigation: 'Pages of this section' },
  de: { navigation: 'Seiten dieses Bereichs' },
};
