import { newsOf } from './make.ts';

/** Corporate news in Finnish. */
export const corporateFinnish = newsOf('atriacom', 'fi', [
  {
    id: 'c-2026-10-29',
    title: 'Saaristo Foodsin tammi–syyskuu: maltillista kasvua ja parempi energiankäyttö',
    teaser:
      'Liikevaihto kasvoi kolme prosenttia. Energiaa kului tuotettua kiloa kohti vähemmän kuin koskaan.',
    body: [
      'Saaristo Foodsin liikevaihto kasvoi tammi–syyskuussa 3,1 prosenttia edellisvuodesta. Kasvu tuli broilerista ja ammattikeittiöistä, vienti pysyi ennallaan.',
      'Energiankulutus tuotettua kiloa kohti laski 6 prosenttia. Suurin yksittäinen syy on Merikallion tuotantolaitoksen lämpöpumppu, joka siirtää kylmiöiden hukkalämmön pesuveteen.',
      'Koko vuoden arvio säilyy ennallaan: yhtiö odottaa liikevaihdon kasvavan ja kannattavuuden pysyvän edellisvuoden tasolla.',
    ],
    category: 'Talous',
    author: 'Saaristo Foodsin viestintä',
    date: '2026-10-29',
    scene: 'works',
  },
]);

/** Corporate news in English. */
export const corporateEnglish = newsOf('atriacom', 'en', [
  {
    id: 'e-2026-10-29',
    title: 'January–September: steady growth and less energy per kilo',
    teaser: 'Net sales rose by three per cent. Energy use per kilo was the lowest on record.',
    body: [
      'Saaristo Foods’ net sales grew by 3.1 per cent in January–September. Growth came from chicken and food service; exports held level.',
      'Energy use per kilo produced fell by 6 per cent, largely thanks to a heat pump at the Merikallio plant that turns waste heat from the cold stores into hot washing water.',
      'The outlook for the year is unchanged: net sales are expected to grow and profitability to stay at last year’s level.',
    ],
    category: 'Finance',
    author: 'Saaristo Foods Communications',
    date: '2026-10-29',
    scene: 'works',
  },
]);
