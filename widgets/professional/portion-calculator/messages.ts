import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<
  | 'portions'
  | 'fewerPortions'
  | 'morePortions'
  | 'portionSizeLabel'
  | 'smallerPortions'
  | 'largerPortions'
  | 'netTotal'
  | 'reset'
  | 'nutrition'
> = {
  fi: {
    portions: 'Annokset',
    fewerPortions: 'Vähennä annoksia',
    morePortions: 'Lisää annoksia',
    portionSizeLabel: 'Annoskoko',
    smallerPortions: 'Vähennä annoskokoa',
    largerPortions: 'Lisää annoskokoa',
    netTotal: 'Nettomäärä yhteensä',
    reset: 'Palauta',
    nutrition: 'Ravintoarvot',
  },
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
