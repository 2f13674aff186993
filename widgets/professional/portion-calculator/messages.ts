import type { Messages } from '#i18n/texts.ts';

const fi = {
  portions: 'Annokset',
  fewerPortions: 'Vähennä annoksia',
  morePortions: 'Lisää annoksia',
  portionSizeLabel: 'Annoskoko',
  smallerPortions: 'Vähennä annoskokoa',
  largerPortions: 'Lisää annoskokoa',
  netTotal: 'Nettomäärä yhteensä',
  reset: 'Palauta',
  nutrition: 'Ravintoarvot',
};

export const messages: Messages<keyof typeof fi> = {
  fi,
  se: {
    portions: 'Portioner',
    fewerPortions: 'Minska antalet portioner',
    morePortions: 'Öka antalet portioner',
    portionSizeLabel: 'Portionsstorlek',
    smallerPortions: 'Minska portionsstorleken',
    largerPortions: 'Öka portionsstorleken',
    netTotal: 'Nettovikt totalt',
    reset: 'Återställ',
    nutrition: 'Näringsvärden',
  },
  en: {
    portions: 'Portions',
    fewerPortions: 'Fewer portions',
    morePortions: 'More portions',
    portionSizeLabel: 'Portion size',
    smallerPortions: 'Smaller portions',
    largerPortions: 'Larger portions',
    netTotal: 'Total net amount',
    reset: 'Reset',
    nutrition: 'Nutrition',
  },
  de: {
    portions: 'Portionen',
    fewerPortions: 'Weniger Portionen',
    morePortions: 'Mehr Portionen',
    portionSizeLabel: 'Portionsgröße',
    smallerPortions: 'Kleinere Portionen',
    largerPortions: 'Größere Portionen',
    netTotal: 'Nettomenge gesamt',
    reset: 'Zurücksetzen',
    nutrition: 'Nährwerte',
  },
};
