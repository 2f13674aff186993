/**
 * The other half of the judged queries, selected by a hash of site, language and query. Tuning does not use it, so that
 * it measures the quality for unknown queries.
 */
import { type Judged, judged } from './judged.ts';

export const heldOut: readonly Judged[] = [
  ...judged('atriafi', 'fi', [
    [
      'makkarat',
      {
        must: '10102 10101 grillimakkara-perunasalaatti',
        may: 'makkarakeitto uunilenkki-juustolla a-2026-06-12',
      },
    ],
    ['lenkki', { must: '10101 uunilenkki-juustolla makkarakeitto', may: '10102' }],
    ['grillimakkara', { must: '10102 grillimakkara-perunasalaatti', may: '10101 a-2026-06-12' }],
    [
      'pulla',
      { must: '10107 lihapullat-kermakastike', may: '10104 a-2026-09-14', never: 'harkapapuburgeri 10111' },
    ],
    ['keittoja', { must: '10114 makkarakeitto', may: 'a-2026-09-14 10101', never: 'atriafi/keittiokoulu' }],
    ['pinaattikeitto', { must: '10114', may: 'makkarakeitto' }],
    ['kalkkuna', { must: '10106 kalkkunasalaatti', may: '10109' }],
    ['pihvi', { must: '10111', may: 'harkapapuburgeri pekonikaali a-2026-03-10' }],
    ['pihvejä', { must: '10111', may: 'harkapapuburgeri pekonikaali a-2026-03-10' }],
    [
      'nauta',
      {
        must: '10103 10104 10110',
        may: '10113 karjalanpaisti tomaattinen-jauhelihapasta atriafi/elainten-hyvinvointi',
      },
    ],
    [
      'naudan',
      {
        must: '10103 10104 10110',
        may: '10113 karjalanpaisti tomaattinen-jauhelihapasta atriafi/elainten-hyvinvointi atriafi/keittiokoulu',
      },
    ],
    [
      'jauheliha',
      {
        must: '10103 10104 tomaattinen-jauhelihapasta a-2026-04-22',
        may: 'atriafi/usein-kysyttya atriafi/keittiokoulu atriafi/pakkaukset',
      },
    ],
    [
      'jauhelihaa',
      {
        must: '10103 10104 tomaattinen-jauhelihapasta a-2026-04-22',
        may: 'atriafi/usein-kysyttya atriafi/keittiokoulu atriafi/pakkaukset',
      },
    ],
    [
      'porsas',
      { must: '10113 10104', may: '10105 10108 10112 karjalanpaisti joulukinkku kinkkukiusaus pekonikaali' },
    ],
    [
      'possu',
      { must: '10113 10104', may: '10105 10108 10112 karjalanpaisti joulukinkku kinkkukiusaus pekonikaali' },
    ],
    ['sianliha', { must: '10104 10113', may: '10105 10108 10112 karjalanpaisti 10101 10102 10107' }],
    ['kinkku', { must: '10105 10112 kinkkukiusaus joulukinkku saaristolaisleipa-kinkulla a-2026-11-03' }],
    ['kinkkua', { must: '10105 10112 kinkkukiusaus joulukinkku saaristolaisleipa-kinkulla a-2026-11-03' }],
    ['joulukinkku', { must: 'joulukinkku a-2026-11-03', may: '10105 10112' }],
    ['pekonia', { must: '10108 pekonikaali' }],
    ['leikkele', { must: '10105 10106 10108' }],
    ['vegaaninen', { must: '10111', may: 'harkapapuburgeri' }],
    [
      'gluteenittomat',
      { must: '10101 10102 10103 10104 10105 10106 10108 10110 10112 10113', may: 'atriafi/usein-kysyttya' },
    ],
    ['härkäpapu', { must: '10111 harkapapuburgeri a-2026-03-10' }],
    ['papuja', { must: '10111 harkapapuburgeri a-2026-03-10' }],
    ['hampurilainen', { must: 'harkapapuburgeri', may: '10111' }],
    ['burgerit', { must: 'harkapapuburgeri', may: '10111' }],
    ['kiusaus', { must: '10112 kinkkukiusaus' }],
    ['leivät', { must: 'saaristolaisleipa-kinkulla', may: 'kalkkunasalaatti 10105 10106' }],
    [
      'grillaaminen',
      {
        must: 'atriafi/keittiokoulu',
        may: '10102 a-2026-06-12 grillimakkara-perunasalaatti 10111 harkapapuburgeri atriafi/',
      },
    ],
    ['yhteystiedot', { must: 'atriafi/ota-yhteytta', may: 'atriafi/palaute' }],
    ['eläimet', { must: 'atriafi/elainten-hyvinvointi', may: 'atriafi/alkupera' }],
    ['kinkku uunissa', { must: 'joulukinkku 10112 kinkkukiusaus', may: 'a-2026-11-03' }],
    [
      'makara',
      {
        must: '10102 10101 grillimakkara-perunasalaatti',
        may: 'makkarakeitto uunilenkki-juustolla a-2026-06-12',
      },
    ],
    ['kalkuna', { must: '10106 kalkkunasalaatti', may: '10109' }],
    [
      'brolieri',
      {
        must: '10109',
        may: '10106 kalkkunasalaatti atriafi/elainten-hyvinvointi a-2026-09-14 atriafi/keittiokoulu',
      },
    ],
    ['tomaatti', { must: 'tomaattinen-jauhelihapasta', may: 'harkapapuburgeri' }],
    ['marinoitu broileri', { must: '10109' }],
    [
      'arkiruoka',
      {
        must: 'uunilenkki-juustolla lihapullat-kermakastike tomaattinen-jauhelihapasta kinkkukiusaus pekonikaali',
        may: 'a-2026-09-14',
      },
    ],
  ]),
  ...judged('lihakauppa', 'fi', [
    ['nauta', { must: '20101 20103 20104', may: '20109 20108 poskipata entrecote-yrttivoi' }],
    ['naudan', { must: '20101 20103 20104', may: '20109 20108 poskipata entrecote-yrttivoi' }],
    ['sisäfileet', { must: '20103' }],
    ['porsas', { must: '20102 20106 20107 20112', may: 'ribsit-uunissa 20111' }],
    ['porsaankylki', { must: '20107', may: '20106 ribsit-uunissa' }],
    ['peura', { must: '20110 peuranpaisti-kantarelli l-2026-10-05', may: 'lihakauppa/' }],
    ['riista', { must: '20110 l-2026-10-05 peuranpaisti-kantarelli', may: 'lihakauppa/' }],
    ['lammas', { must: '20105' }],
    ['entrecote', { must: '20101 entrecote-yrttivoi', may: 'lihakauppa/' }],
    ['raakamakkara', { must: '20111' }],
    ['toimitusmaksu', { must: 'lihakauppa/toimitus', may: 'lihakauppa/usein-kysyttya lihakauppa/ohje' }],
    ['häränposki', { must: 'poskipata', may: '20104' }],
    ['hampurilaispihvi', { must: '20109 20108' }],
  ]),
  ...judged('jyvabroiler', 'fi', [
    [
      'kana',
      {
        must: '30101 30102',
        may: '30103 30104 30105 30106 30107 sunnuntaibroileri broilerikulho broileritortillat grillivartaat-jogurtti uunikoivet jyvabroiler/ jyvabroiler/kasvatus jyvabroiler/usein-kysyttya',
      },
    ],
    ['koipi', { must: '30103 uunikoivet' }],
    ['fileet', { must: '30102', may: 'broilerikulho' }],
    [
      'kaura',
      {
        must: 'jyvabroiler/ broilerikulho j-2026-08-20',
        may: '30101 jyvabroiler/kasvatus jyvabroiler/tietoa-meista jyvabroiler/usein-kysyttya sunnuntaibroileri',
      },
    ],
    ['varras', { must: '30106 grillivartaat-jogurtti' }],
  ]),
  ...judged('ammattilaiset', 'fi', [
    [
      'keitto',
      {
        must: 'pro-lohikeitto pro-hernekeitto',
        may: '50903 ammattilaiset/lounaslista',
        never: 'ammattilaiset/palvelut ammattilaiset/tietoa-meista 50901 50902 50101 ammattilaiset/',
      },
    ],
    ['kala', { must: 'pro-lohikeitto' }],
    ['kassleria', { must: '50105 pro-kassler-yokypsennys', may: 'p-2026-04-14' }],
    [
      'lounaslista',
      { must: 'ammattilaiset/lounaslista ammattilaiset/lounaslistapohja', may: 'ammattilaiset/palvelut' },
    ],
    ['hävikki', { must: 'ammattilaiset/palvelut', may: 'pro-papukulho p-2026-09-01 p-2026-04-14' }],
  ]),
  ...judged('mestariforsmanfi', 'fi', [
    [
      'palvikinkku',
      { must: '70102 palvikinkku-hernekeitto', may: 'mestariforsmanfi/ mestariforsmanfi/usein-kysyttya' },
    ],
    ['palvit', { must: '70102 70103', may: 'palvikinkku-hernekeitto mestariforsmanfi/' }],
    ['leipä', { must: 'pastramileipa', may: '70101 70103' }],
  ]),
  ...judged('sibylla', 'fi', [['ranskanperunat', { must: '80102', may: 'sibylla/ruokalista sibylla/' }]]),
  ...judged('atriacom', 'fi', [
    [
      'kesätyö',
      { must: 'c-2026-11-12 atriacom/tyopaikat', may: 'atriacom/tyopaikat/tuotanto atriacom/usein-kysyttya' },
    ],
    [
      'liikevaihto',
      { must: 'c-2026-10-29 c-2026-08-13 atriacom/sijoittajille', may: 'atriacom/tietoa-meista atriacom/' },
    ],
  ]),
  ...judged('foodservicese', 'se', [['korv', { must: '60105', may: 'f-2026-11-09' }]]),
  ...judged('lithellsse', 'se', [['falukorv', { must: '63103 falukorv-i-ugn' }]]),
  ...judged('delise', 'se', [['sallad', { must: '61103 bakpotatis-skinksallad', may: 'delise/' }]]),
  ...judged('ridderheimsse', 'se', [['anka', { must: '62103' }]]),
  ...judged('atriafi', 'en', [
    ['ground beef', { must: '10103 10104', may: '10110 atriafi/en/faq' }],
    ['ham', { must: '10105 10112', may: 'atriafi/en/' }],
  ]),
  ...judged('export', 'en', [
    ['pork', { must: '40101 40102 slow-roast-collar', may: 'export/en/ 40105 export/en/about' }],
  ]),
];
