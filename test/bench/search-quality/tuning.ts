/** Half of the judged queries: those used for tuning the search. */
import { type Judged, judged } from './judged.ts';

export const tuning: readonly Judged[] = [
  ...judged('atriafi', 'fi', [
    [
      'makkara',
      {
        must: '10102 10101 grillimakkara-perunasalaatti',
        may: 'makkarakeitto uunilenkki-juustolla a-2026-06-12',
      },
    ],
    [
      'makkaroita',
      {
        must: '10102 10101 grillimakkara-perunasalaatti',
        may: 'makkarakeitto uunilenkki-juustolla a-2026-06-12',
      },
    ],
    [
      'nakki',
      {
        must: '10102 10101',
        may: 'grillimakkara-perunasalaatti makkarakeitto uunilenkki-juustolla a-2026-06-12',
        never: '10105 10112 kinkkukiusaus saaristolaisleipa-kinkulla joulukinkku',
      },
    ],
    [
      'nakkeja',
      {
        must: '10102 10101',
        may: 'grillimakkara-perunasalaatti makkarakeitto uunilenkki-juustolla a-2026-06-12',
        never: '10105 10112 kinkkukiusaus saaristolaisleipa-kinkulla joulukinkku',
      },
    ],
    [
      'nakit',
      {
        must: '10102 10101',
        may: 'grillimakkara-perunasalaatti makkarakeitto uunilenkki-juustolla a-2026-06-12',
        never: '10105 10112 kinkkukiusaus saaristolaisleipa-kinkulla joulukinkku',
      },
    ],
    ['lenkkimakkara', { must: '10101', may: 'uunilenkki-juustolla makkarakeitto 10102' }],
    ['grillimakkaroita', { must: '10102 grillimakkara-perunasalaatti', may: '10101 a-2026-06-12' }],
    ['lihapulla', { must: '10107 lihapullat-kermakastike', may: '10104 a-2026-09-14' }],
    ['lihapullia', { must: '10107 lihapullat-kermakastike', may: '10104 a-2026-09-14' }],
    ['lihapyörykkä', { must: '10107 lihapullat-kermakastike', may: '10104 a-2026-09-14' }],
    ['lihapyöryköitä', { must: '10107 lihapullat-kermakastike', may: '10104 a-2026-09-14' }],
    ['keitto', { must: '10114 makkarakeitto', may: 'a-2026-09-14 10101', never: 'atriafi/keittiokoulu' }],
    ['makkarakeitto', { must: 'makkarakeitto', may: 'a-2026-09-14 10101' }],
    [
      'kana',
      {
        must: '10109',
        may: '10106 kalkkunasalaatti atriafi/elainten-hyvinvointi a-2026-09-14 atriafi/keittiokoulu',
        never: '10114 saaristolaisleipa-kinkulla 10107',
      },
    ],
    [
      'kanaa',
      {
        must: '10109',
        may: '10106 kalkkunasalaatti atriafi/elainten-hyvinvointi a-2026-09-14 atriafi/keittiokoulu',
        never: '10114 saaristolaisleipa-kinkulla 10107',
      },
    ],
    [
      'broileri',
      {
        must: '10109',
        may: '10106 kalkkunasalaatti atriafi/elainten-hyvinvointi a-2026-09-14 atriafi/keittiokoulu',
      },
    ],
    ['kalkkunaa', { must: '10106 kalkkunasalaatti', may: '10109' }],
    ['naudanliha', { must: '10103 10110 10104', may: '10113 10107 karjalanpaisti' }],
    ['joulu', { must: 'joulukinkku a-2026-11-03' }],
    ['pekoni', { must: '10108 pekonikaali' }],
    [
      'salaatti',
      {
        must: 'kalkkunasalaatti grillimakkara-perunasalaatti',
        may: 'saaristolaisleipa-kinkulla harkapapuburgeri 10109 10105 10106 a-2026-06-12',
      },
    ],
    [
      'salaatteja',
      {
        must: 'kalkkunasalaatti grillimakkara-perunasalaatti',
        may: 'saaristolaisleipa-kinkulla harkapapuburgeri 10109 10105 10106 a-2026-06-12',
      },
    ],
    ['kasvisruoka', { must: '10111 10114 harkapapuburgeri', may: 'atriafi/usein-kysyttya a-2026-03-10' }],
    ['laktoositon', { must: '10101 10102 10103 10104 10105 10106 10107 10108 10109 10110 10111 10113' }],
    ['spagetti', { must: 'tomaattinen-jauhelihapasta' }],
    ['paisti', { must: '10113 karjalanpaisti' }],
    ['pata', { must: '10110 10113', may: 'karjalanpaisti 10101' }],
    [
      'uuniruoka',
      {
        must: '10112 uunilenkki-juustolla',
        may: 'kinkkukiusaus pekonikaali joulukinkku 10101 karjalanpaisti',
      },
    ],
    ['voileipä', { must: 'saaristolaisleipa-kinkulla', may: 'kalkkunasalaatti 10105 10106' }],
    ['kananmuna', { must: '10114 saaristolaisleipa-kinkulla', may: '10107' }],
    [
      'sipulit',
      {
        must: 'harkapapuburgeri',
        may: '10111 tomaattinen-jauhelihapasta uunilenkki-juustolla grillimakkara-perunasalaatti kinkkukiusaus karjalanpaisti 10107 10112 10113 10102',
      },
    ],
    ['juusto', { must: 'uunilenkki-juustolla', may: 'tomaattinen-jauhelihapasta 10101 10112' }],
    [
      'perunoita',
      {
        must: 'grillimakkara-perunasalaatti',
        may: '10112 kinkkukiusaus lihapullat-kermakastike makkarakeitto 10101 10102 10106 10111 a-2026-06-12 atriafi/keittiokoulu uunilenkki-juustolla',
      },
    ],
    [
      'grilli',
      {
        must: '10102 grillimakkara-perunasalaatti a-2026-06-12',
        may: 'harkapapuburgeri 10111 atriafi/keittiokoulu atriafi/usein-kysyttya',
      },
    ],
    [
      'pakkaukset',
      { must: 'atriafi/pakkaukset a-2026-04-22', may: '10113 atriafi/palaute atriafi/usein-kysyttya' },
    ],
    ['kierrättäminen', { must: 'atriafi/pakkaukset', may: 'a-2026-04-22' }],
    ['reklamaatio', { must: 'atriafi/palaute', may: 'atriafi/usein-kysyttya atriafi/ota-yhteytta' }],
    ['kilpailu', { must: 'atriafi/kuvakilpailu atriafi/kuvakilpailu/saannot' }],
    ['säilytys', { must: 'atriafi/keittiokoulu atriafi/usein-kysyttya', may: 'atriafi/ atriafi/palaute' }],
    ['makaronilaatikko', { must: '10104' }],
    ['lammas', { must: '10113', may: 'karjalanpaisti' }],
  ]),
  ...judged('lihakauppa', 'fi', [
    ['filee', { must: '20103', may: 'l-2026-10-05' }],
    ['pihvejä', { must: '20109 entrecote-yrttivoi', may: '20103 20101 20108' }],
    ['possua', { must: '20102 20106 20107 20112', may: 'ribsit-uunissa 20111' }],
    ['sika', { must: '20107', may: '20102 20106 20112 20111 ribsit-uunissa' }],
    ['ribsejä', { must: '20106 ribsit-uunissa' }],
    ['kylkiluut', { must: '20106', may: 'ribsit-uunissa' }],
    ['maksutavat', { must: 'lihakauppa/ohje', may: 'lihakauppa/usein-kysyttya' }],
    ['evästeet', { must: 'lihakauppa/tietosuoja' }],
    ['padat', { must: 'poskipata 20104', may: '20102 peuranpaisti-kantarelli' }],
  ]),
  ...judged('jyvabroiler', 'fi', [
    ['kanansiivet', { must: '30104' }],
    ['antibiootit', { must: 'jyvabroiler/kasvatus', may: 'jyvabroiler/' }],
  ]),
  ...judged('ammattilaiset', 'fi', [
    [
      'lihapyörykkä',
      {
        must: '50101 pro-lihapullat',
        may: '50104 p-2026-09-01 pro-papukulho ammattilaiset/lounaslistapohja',
      },
    ],
    ['pyörykät', { must: '50104 p-2026-09-01', may: 'pro-papukulho 50101 pro-lihapullat' }],
    ['lohta', { must: 'pro-lohikeitto' }],
    ['grillit', { must: '50901 ammattilaiset/laitteet', may: 'ammattilaiset/palvelut 50109' }],
    ['jauhelihapihvi', { must: 'pro-jauhelihapihvit', may: '50106 50109' }],
  ]),
  ...judged('mestariforsmanfi', 'fi', [['hernekeittoa', { must: 'palvikinkku-hernekeitto' }]]),
  ...judged('sibylla', 'fi', [
    ['nakki', { must: '80101', may: '80901 10101 10102 sibylla/ruokalista sibylla/', never: '10105 10112' }],
    ['hodari', { must: '80101 sibylla/ruokalista', may: 's-2026-05-29 sibylla/usein-kysyttya sibylla/' }],
    ['aukioloajat', { must: 'sibylla/usein-kysyttya sibylla/' }],
  ]),
  ...judged('atriacom', 'fi', [
    [
      'työpaikka',
      {
        must: 'atriacom/tyopaikat c-2026-11-12',
        may: 'atriacom/tyopaikat/tuotanto atriacom/tyopaikat/tekniikka atriacom/usein-kysyttya',
      },
    ],
    [
      'rekrytointi',
      {
        must: 'atriacom/tyopaikat atriacom/ota-yhteytta',
        may: 'c-2026-11-12 atriacom/tyopaikat/tuotanto atriacom/tyopaikat/tekniikka',
      },
    ],
  ]),
  ...judged('foodservicese', 'se', [
    ['köttbullar', { must: '60101', may: 'f-2026-11-09' }],
    ['biffar', { must: '60104', may: 'akerbonsburgare f-2026-03-17' }],
  ]),
  ...judged('lithellsse', 'se', [
    [
      'korvar',
      {
        must: '63101 63103 korv-med-brod falukorv-i-ugn',
        may: 'lithellsse/ 63102 lithellsse/om-oss lithellsse/kontakta-oss',
      },
    ],
    ['revbensspjäll', { must: '63104', may: 'lithellsse/' }],
  ]),
  ...judged('lonnebergase', 'se', [
    ['skinka', { must: '64101 skinkmacka-grovsenap pytt-i-panna', may: 'lonnebergase/' }],
    ['smörgås', { must: 'skinkmacka-grovsenap', may: 'lonnebergase/ 64101' }],
  ]),
  ...judged('goohse', 'se', [['grytor', { must: '65102 65103' }]]),
  ...judged('atriafi', 'en', [
    ['sausages', { must: '10101 10102 sausage-soup', may: 'atriafi/en/ atriafi/en/faq' }],
    ['meatball', { must: '10107 meatballs-lingonberry', may: '10104 atriafi/en/' }],
    ['chickens', { must: '10109', may: 'atriafi/en/about' }],
  ]),
  ...judged('export', 'en', [['wing', { must: '40104 sticky-wings', may: 'export/en/' }]]),
];
