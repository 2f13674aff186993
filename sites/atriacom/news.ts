import { createNews } from '../../cms/demo/news/make.ts';

/** Corporate news in Finnish. */
export const news = createNews('atriacom', 'fi', [
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
  },
  {
    id: 'c-2026-11-12',
    title: 'Saaristo Foods ottaa kesäksi 320 nuorta töihin',
    teaser: 'Haku aukeaa tammikuussa. Joka neljäs kesätyöntekijä palaa vakituiseksi.',
    body: [
      'Kesätyöpaikkoja on kaikilla viidellä tuotantopaikkakunnalla leikkaamosta laboratorioon ja verkkopalveluihin.',
      'Palkka on työehtosopimuksen mukainen, ja ensimmäisellä viikolla jokaisella on oma mentori.',
    ],
    category: 'Työpaikat',
    author: 'Saaristo Foodsin viestintä',
    date: '2026-11-12',
  },
  {
    id: 'c-2026-09-24',
    title: 'Turun pakkauslinja uusitaan: investointi 14 miljoonaa euroa',
    teaser: 'Uusi linja pakkaa leikkeleet kuitupohjaiseen pakkaukseen vuodesta 2027.',
    body: [
      'Hallitus päätti Turun leikkelelinjan uusimisesta. Rakennustyöt alkavat tammikuussa, ja linja on käytössä syksyllä 2027.',
      'Muovia säästyy 210 tonnia vuodessa. Investointi ei vaikuta henkilöstön määrään.',
    ],
    category: 'Yhtiö',
    author: 'Saaristo Foodsin viestintä',
    date: '2026-09-24',
  },
  {
    id: 'c-2026-08-13',
    title: 'Tammi–kesäkuu: vienti piristyi, rehu halpeni',
    teaser: 'Liikevoitto parani 19 miljoonaan euroon.',
    body: [
      'Alkuvuoden liikevaihto oli 428 miljoonaa euroa. Viennin arvo kasvoi viisi prosenttia Japanin ja Etelä-Korean vetämänä.',
      'Rehukustannusten lasku siirtyi sopimusten mukaisesti osin tuottajille.',
    ],
    category: 'Talous',
    author: 'Saaristo Foodsin viestintä',
    date: '2026-08-13',
  },
  {
    id: 'c-2026-06-18',
    title: 'Sata tilaa mukaan hiiliviljelyyn',
    teaser:
      'Kerääjäkasvit ja kevyempi muokkaus palauttavat hiiltä peltoon. Mittaukset tekee riippumaton tutkimuslaitos.',
    body: [
      'Ohjelmaan ilmoittautui määräajassa 134 tilaa, joista sata aloittaa tänä syksynä. Tila saa korvauksen mitatusta, ei arvioidusta hiilestä.',
      'Ensimmäiset maanäytteet otettiin toukokuussa, ja tulokset julkaistaan keväällä 2027.',
    ],
    category: 'Vastuullisuus',
    author: 'Saaristo Foodsin viestintä',
    date: '2026-06-18',
  },
  {
    id: 'c-2026-05-06',
    title: 'Osuuskunnan kokous: ylijäämää palautetaan 6,2 miljoonaa euroa',
    teaser: 'Hallitukseen valittiin kaksi uutta viljelijäjäsentä.',
    body: [
      'Kokous hyväksyi tilinpäätöksen ja päätti palauttaa jäsenille 6,2 miljoonaa euroa tuotantopanosten suhteessa.',
      'Hallituksen uusiksi jäseniksi valittiin sikatilallinen Mynämäeltä ja kasvinviljelijä Laihialta.',
    ],
    category: 'Hallinto',
    author: 'Saaristo Foodsin viestintä',
    date: '2026-05-06',
  },
  {
    id: 'c-2026-03-19',
    title: 'Merikallion lämpöpumppu käynnistyi',
    teaser: 'Kylmiöiden hukkalämpö riittää koko laitoksen pesuveteen.',
    body: [
      'Neljän megawatin lämpöpumppu korvaa höyrykattilan, joka oli palvellut vuodesta 1994.',
      'Laitoksen päästöt pienenevät 2 600 tonnia vuodessa.',
    ],
    category: 'Vastuullisuus',
    author: 'Saaristo Foodsin viestintä',
    date: '2026-03-19',
  },
]);
