import { createProducts } from '../../cms/demo/products/make.ts';

/** Equipment of professional kitchens that cooks food and keeps it warm. */
export const equipment = createProducts('ammattilaiset', 'fi', [
  {
    code: '50901',
    name: 'Keittiöluotsi parilagrilli, kaksi vyöhykettä',
    category: 'Grillit',
    equipment: true,
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
    equipment: true,
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
    equipment: true,
    teaser: 'Keitto pysyy kuumana kiehumatta, vaikka kansi aukeaa sata kertaa.',
    description:
      'Vesihauteinen pata, jonka kansi jää auki kahteen asentoon. Kuuma ulkokuori on eristetty, joten pata sopii itsepalveluun.',
    ingredients: '',
    weight: 6500,
    valoCode: 'VL-900103',
    tags: ['lounas', 'koulut', 'sähkö'],
  },
]);
