import { createProducts } from '../../cms/demo/products/make.ts';

/** Large packs for professional kitchens. Each has a code of the wholesale ordering service. */
export const products = createProducts('ammattilaiset', 'fi', [
  {
    code: '50101',
    name: 'Keittiöluotsi paistettu lihapulla 15 g',
    category: 'Kypsät tuotteet',
    teaser: 'Kypsä, pakastettu, tasakokoinen. Pysyy koossa linjastossa.',
    description:
      'Lihapulla kestää lämpöhauteessa kaksi tuntia kuivumatta. Lämmitä yhdistelmäuunissa 140 asteessa, höyry 30 %, 18 minuuttia. Gluteeniton, laktoositon.',
    ingredients: 'Sian- ja naudanliha (65 %), vesi, perunahiutale, sipuli, suola, KANANMUNA, maustepippuri.',
    weight: 5000,
    valoCode: 'VL-104215',
    tags: ['lihapullat', 'gluteeniton', 'koulut', 'laktoositon'],
  },
  {
    code: '50102',
    name: 'Keittiöluotsi naudan paistisuikale, kypsä',
    category: 'Kypsät tuotteet',
    teaser: 'Haudutettu omassa liemessään, valmis patoihin ja wokkeihin.',
    description:
      'Kypsä suikale säästää kolme työtuntia kattilallista kohti. Pakkauksen liemi kuuluu ruokaan, älä kaada pois.',
    ingredients: 'Naudanliha (92 %), vesi, suola, hapettumisenestoaine (E 316).',
    weight: 2500,
    valoCode: 'VL-104220',
    tags: ['nauta', 'pata', 'henkilöstöruokailu', 'gluteeniton', 'laktoositon'],
  },
  {
    code: '50103',
    name: 'Keittiöluotsi broilerin fileesuikale, kypsä',
    category: 'Broileri',
    teaser: 'Höyryssä kypsennetty suikale salaattipöytään ja kastikkeisiin.',
    description:
      'Suomalaista fileetä, mausteena vain suola. Sulata kylmiössä yön yli tai lisää jäisenä kastikkeeseen.',
    ingredients: 'Broilerin rintafilee (94 %), vesi, suola.',
    weight: 3000,
    valoCode: 'VL-104301',
    tags: ['broileri', 'salaattipöytä', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '50104',
    name: 'Keittiöluotsi härkäpapupyörykkä',
    category: 'Kasvis',
    teaser: 'Kouluissa testattu: lautaset palasivat tyhjinä.',
    description:
      'Vegaaninen pyörykkä suomalaisesta härkäpavusta. Rapea 190 asteen kiertoilmassa kahdessatoista minuutissa.',
    ingredients: 'Härkäpapu (41 %), vesi, sipuli, rypsiöljy, KAURA, persilja, suola, valkosipuli.',
    weight: 4000,
    valoCode: 'VL-104355',
    novelty: true,
    tags: ['kasvis', 'vegaani', 'koulut', 'laktoositon', 'kotimainen'],
  },
  {
    code: '50105',
    name: 'Keittiöluotsi possun kassler, raaka pala',
    category: 'Raaka liha',
    teaser: 'Tasakokoiset palat yön yli -kypsennykseen.',
    description:
      'Palakoko 2,2–2,6 kg, joten koko pelti kypsyy yhtä aikaa. Yökypsennys 82 astetta, yksitoista tuntia.',
    ingredients: 'Suomalainen sianliha.',
    weight: 10000,
    valoCode: 'VL-104410',
    tags: ['possu', 'yökypsennys', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '50106',
    name: 'Keittiöluotsi jauheliha, irtopakaste',
    category: 'Raaka liha',
    teaser: 'Irtoaa jäisenä: punnitse vain se, minkä tarvitset.',
    description:
      'Nauta-sika 60/40, rasvaa 17 %. Irtopakaste ruskistuu kippipadassa tasaisesti, eikä hävikkiä jää.',
    ingredients: 'Naudanliha (60 %), sianliha (40 %).',
    weight: 6000,
    valoCode: 'VL-104415',
    tags: ['jauheliha', 'irtopakaste', 'gluteeniton', 'laktoositon'],
  },
  {
    code: '50107',
    name: 'Keittiöluotsi lohkoperunapaistos kinkulla',
    category: 'Valmiit vuoat',
    teaser: 'GN 1/1 -vuoka suoraan uuniin, neljäkymmentä annosta.',
    description:
      'Kypsennä 160 asteessa 55 minuuttia, kansi pois viimeiseksi vartiksi. Vuoka käy tarjoiluun sellaisenaan.',
    ingredients: 'Peruna (50 %), palvikinkku (18 %), KERMA, MAITO, sipuli, JUUSTO, suola.',
    weight: 8000,
    valoCode: 'VL-104502',
    tags: ['uuni', 'gn-vuoka', 'koulut', 'gluteeniton'],
  },
  {
    code: '50108',
    name: 'Keittiöluotsi savukinkkuviipale 12 g',
    category: 'Leikkeleet',
    teaser: 'Sata viipaletta, jokainen saman painoinen.',
    description: 'Välilehdellä erotetut viipaleet aamiaispöytään. Annoslaskenta pitää gramman tarkkuudella.',
    ingredients:
      'Sianliha (80 %), vesi, suola, glukoosi, hapettumisenestoaine (E 301), säilöntäaine (E 250).',
    weight: 1200,
    valoCode: 'VL-104610',
    tags: ['leikkele', 'aamiainen', 'hotellit', 'gluteeniton', 'laktoositon'],
  },
  {
    code: '50109',
    name: 'Keittiöluotsi burgeripihvi 150 g, grillattu',
    category: 'Kypsät tuotteet',
    teaser: 'Liekillä grillattu ja kypsä: ruuhkassakin varma.',
    description:
      'Sataprosenttinen nauta. Uunissa 200 astetta kahdeksan minuuttia tai parilalla kolme puoleltaan.',
    ingredients: 'Naudanliha (97 %), suola, mustapippuri.',
    weight: 4500,
    valoCode: 'VL-104230',
    tags: ['nauta', 'burgeri', 'ravintolat', 'gluteeniton', 'laktoositon'],
  },
]);
