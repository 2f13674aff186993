import { createProducts } from './make.ts';

/** Equipment of professional kitchens that cooks food and keeps it warm. */
export const kitchenEquipment = createProducts('ammattilaiset', 'fi', [
  {
    code: '50901',
    name: 'Keittiöluotsi parilagrilli, kaksi vyöhykettä',
    category: 'Grillit',
    scene: 'patties',
    equipment: 'grill',
    teaser: 'Kaksi lämpövyöhykettä: toinen ruskistaa, toinen pitää odottavat lämpiminä.',
    description:
      'Pöytämalli, paistopinta 60 × 45 cm. Kumpikin puoli säätyy erikseen 50–300 asteeseen, ja rasva valuu irrotettavaan laatikkoon. Kolmivaihevirta, 6,4 kW.',
    ingredients: '',
    weight: 42000,
    valoCode: 'VL-900101',
    tags: ['grilli', 'sähkö', 'ravintolat'],
  },
  {
    code: '50902',
    name: 'Keittiöluotsi lämpökaappi, 10 × GN 1/1',
    category: 'Lämpökaapit',
    scene: 'casserole',
    equipment: 'warmer',
    teaser: 'Kostea lämpö, joka ei kuivata: vuoka näyttää kahden tunnin päästäkin uunituoreelta.',
    description:
      'Kymmenen GN 1/1 -johdeparia, lämpötila 30–95 astetta ja kosteuden säätö. Lukittavat pyörät ja huurtumaton lasiovi.',
    ingredients: '',
    weight: 88000,
    valoCode: 'VL-900102',
    novelty: true,
    tags: ['koulut', 'henkilöstöruokailu', 'sähkö'],
  },
  {
    code: '50903',
    name: 'Keittiöluotsi keittopata linjastoon, 10 l',
    category: 'Keittolaitteet',
    scene: 'soup',
    equipment: 'kettle',
    teaser: 'Keitto pysyy kuumana kiehumatta, vaikka kansi aukeaa sata kertaa.',
    description:
      'Vesihauteinen pata, jonka kansi jää auki kahteen asentoon. Kuuma ulkokuori on eristetty, joten pata sopii itsepalveluun.',
    ingredients: '',
    weight: 6500,
    valoCode: 'VL-900103',
    tags: ['lounas', 'koulut', 'sähkö'],
  },
]);

/** The same for Swedish kitchens. */
export const swedishEquipment = createProducts('foodservicese', 'se', [
  {
    code: '60901',
    name: 'Kökslotsen stekhäll, 80 cm',
    category: 'Grillar',
    scene: 'patties',
    equipment: 'grill',
    teaser: 'Jämn värme ända ut i hörnen. Åttio biffar i timmen utan att bli varm om öronen.',
    description:
      'Bordsmodell med slipad stålhäll, 80 × 50 cm, och tre brännare som regleras var för sig. Fettlådan dras ut framåt.',
    ingredients: '',
    weight: 54000,
    valoCode: 'SE-60901',
    tags: ['grill', 'gasol'],
  },
  {
    code: '60902',
    name: 'Kökslotsen värmeskåp, 8 GN-bleck',
    category: 'Värmeri',
    scene: 'meatballs',
    equipment: 'warmer',
    teaser: 'Håller maten varm och saftig från kök till servering.',
    description:
      'Fuktstyrd värme mellan 30 och 90 grader, åtta bleck och fyra hjul. Skåpet går att köra fulladdat genom en vanlig dörr.',
    ingredients: '',
    weight: 76000,
    valoCode: 'SE-60902',
    tags: ['skola', 'äldreomsorg', 'el'],
  },
  {
    code: '60903',
    name: 'Kökslotsen fritös, dubbla korgar',
    category: 'Köksutrustning',
    scene: 'fries',
    equipment: 'fryer',
    teaser: 'Två korgar, en olja, fyra minuter till nästa portion.',
    description:
      'Tolv liter olja i ett kar som värms utifrån, så att smulor faller till botten utan att brännas. Tappkran i fronten.',
    ingredients: '',
    weight: 21000,
    valoCode: 'SE-60903',
    novelty: true,
    tags: ['gatukök', 'el'],
  },
]);

/** Equipment of kiosks. */
export const kioskEquipment = createProducts('sibylla', 'fi', [
  {
    code: '80901',
    name: 'Majakkagrilli rullagrilli, 24 makkaraa',
    category: 'Grillit',
    scene: 'sausages',
    equipment: 'roller',
    teaser: 'Yhdeksän rullaa pyörii, kukaan ei käännä, eikä yksikään makkara pala.',
    description:
      'Kahden lämpövyöhykkeen rullagrilli kioskiin: takana kypsyy, edessä odottaa. Pisarasuoja ja rasvalaatikko kuuluvat hintaan.',
    ingredients: '',
    weight: 16500,
    tags: ['grilli', 'kioski', 'sähkö'],
  },
  {
    code: '80902',
    name: 'Majakkagrilli sämpylälämmitin lasiovella',
    category: 'Lämpökaapit',
    scene: 'burger',
    equipment: 'warmer',
    teaser: 'Neljäkymmentä lämmintä sämpylää näkyvillä, eikä yksikään kuiva.',
    description:
      'Pöytämallinen lämpökaappi, jossa vesiallas pitää ilman kosteana. Valo palaa niin kuin majakassa kuuluu.',
    ingredients: '',
    weight: 23000,
    tags: ['kioski', 'sähkö'],
  },
]);
