import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Hero carousel': { fi: 'Nostokaruselli', sv: 'Toppkarusell' },
  Classes: { fi: 'Tyyliluokat', sv: 'Stilklasser' },
  Darken: { fi: 'Tummenna', sv: 'Mörklägg' },
  Alignment: { fi: 'Tasaus', sv: 'Justering' },
  'Moves by itself': { fi: 'Liikkuu itsestään', sv: 'Rör sig av sig självt' },
  Interval: { fi: 'Vaihtoväli', sv: 'Intervall' },
  Dots: { fi: 'Pisteet', sv: 'Punkter' },
  Center: { fi: 'keskellä', sv: 'centrerat' },
  Left: { fi: 'vasemmalla', sv: 'till vänster' },
  inside: { fi: 'dian sisällä', sv: 'inuti bildrutan' },
  below: { fi: 'dian alla', sv: 'under bildrutan' },
  'Large pictures with texts, one at a time. Can move automatically.': {
    fi: 'Isoja kuvia teksteineen, yksi kerrallaan. Voi liikkua itsestään.',
    sv: 'Stora bilder med text, en i taget. Kan röra sig av sig självt.',
  },
  'Fills the slide': { fi: 'Täyttää dian', sv: 'Fyller bildrutan' },
  'On the slide': { fi: 'Dian päällä', sv: 'På bildrutan' },
  'Of the page’s stylesheet: letters, digits, - and _, between spaces': {
    fi: 'Sivun tyylitiedoston luokkia: kirjaimia, numeroita, - ja _, välilyönnein erotettuina',
    sv: 'Ur sidans stilmall: bokstäver, siffror, - och _, med mellanslag emellan',
  },
  'Light words on a darkened picture, in place of a panel on it': {
    fi: 'Vaalea teksti tummennetun kuvan päällä paneelin sijaan',
    sv: 'Ljus text på en mörklagd bild i stället för en panel',
  },
  'Of the text: Center or Left': {
    fi: 'Tekstin tasaus: keskellä tai vasemmalla',
    sv: 'Textens justering: centrerat eller till vänster',
  },
  'With dots and a pause button': {
    fi: 'Pisteiden ja taukopainikkeen kanssa',
    sv: 'Med punkter och en pausknapp',
  },
  'Seconds that a slide is shown': {
    fi: 'Sekunteja, jotka dia näkyy',
    sv: 'Antal sekunder som en bildruta visas',
  },
  'Inside the slide, at its bottom, or below it': {
    fi: 'Dian sisällä alareunassa tai sen alla',
    sv: 'Inuti bildrutan, nertill, eller under den',
  },
};
