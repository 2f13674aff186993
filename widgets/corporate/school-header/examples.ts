import type { EditorTexts } from '#island/define.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** A data URL, so that no server is needed. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 900 600'%3E%3Cpath fill='%23dcebd3' d='M0 0h900v600H0z'/%3E%3Cpath fill='%236d9a4f' d='m0 420 300-80 300 60 300-100v300H0z'/%3E%3C/svg%3E";

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'farm to plate': {
    props: {
      header: 'Tilalta lautaselle',
      text: '<p>Kuusi oppituntia ruoasta: pellolta tehtaaseen ja kaupasta lautaselle.</p>',
      image: { url: PICTURE, alt: 'Peltoja ja metsää' },
    },
  },
  'heading alone': { props: { header: 'Kouluille' } },
  'long and hostile': {
    props: {
      header: 'Elintarviketurvallisuusopetussuunnitelma'.repeat(3),
      text: `<img src=x alt="" onerror=alert(1)><p dir="rtl">من المزرعة إلى المائدة</p><p>${'Pitkä teksti '.repeat(100)}</p>`,
      image: 'javascript:alert(1)',
    },
  },
};

export const visits: Visits = [{ isTextless: true, calls: [] }];

/** Translations of the first example, by the Finnish text. */
export const exampleTexts: EditorTexts = {
  'Tilalta lautaselle': {
    sv: 'Från gård till tallrik',
    en: 'From farm to plate',
    de: 'Vom Hof auf den Teller',
  },
  '<p>Kuusi oppituntia ruoasta: pellolta tehtaaseen ja kaupasta lautaselle.</p>': {
    sv: '<p>Sex lektioner om mat: från åkern till fabriken och från butiken till tallriken.</p>',
    en: '<p>Six lessons about food: from the field to the factory, and from the shop to the plate.</p>',
    de: '<p>Sechs Unterrichtsstunden über Essen: vom Feld in die Fabrik und vom Laden auf den Teller.</p>',
  },
  'Peltoja ja metsää': { sv: 'Åkrar och skog', en: 'Fields and forest', de: 'Felder und Wald' },
};
