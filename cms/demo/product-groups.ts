/** Groups of the categories of all sites. */
import type { ProductGroup } from '../model/content.ts';

/** The values of `productGroup`. */
export const productGroups: ProductGroup[] = [
  {
    key: 'fresh',
    label: { fi: 'Tuore liha', se: 'Färskt kött', en: 'Fresh meat' },
    categories: [
      'Jauheliha',
      'Jauhelihat',
      'Palat ja suikaleet',
      'Nauta',
      'Possu',
      'Karitsa',
      'Riista',
      'Broileri',
      'Marinoidut',
      'Raaka liha',
      'Kyckling',
      'Nöt',
      'Pork',
      'Beef',
      'Chicken',
    ],
  },
  {
    key: 'sausages',
    label: { fi: 'Makkarat ja grilli', se: 'Korv och grill', en: 'Sausages and grill' },
    categories: [
      'Makkarat',
      'Grilli',
      'Kotiin grilliltä',
      'Grillkorv',
      'Råkorv',
      'Falukorv',
      'Grillat',
      'Korv',
    ],
  },
  {
    key: 'cold-cuts',
    label: { fi: 'Leikkeleet ja herkut', se: 'Pålägg och delikatesser', en: 'Cold cuts and deli' },
    categories: [
      'Leikkeleet',
      'Palvit',
      'Patéer',
      'Pålägg',
      'Pastej',
      'Sallader',
      'Lufttorkat',
      'Rökt',
      'Charcuterie',
    ],
  },
  {
    key: 'cooked',
    label: { fi: 'Kypsät ja valmiit ruoat', se: 'Färdiglagat', en: 'Cooked and ready meals' },
    categories: [
      'Valmisruoka',
      'Kypsät tuotteet',
      'Valmiit vuoat',
      'Färdiglagat',
      'Pasta',
      'Husman',
      'Prepared',
    ],
  },
  {
    key: 'vegetarian',
    label: { fi: 'Kasvistuotteet', se: 'Vegetariskt', en: 'Vegetarian' },
    categories: ['Kasvis', 'Vegetariskt'],
  },
  {
    key: 'equipment',
    label: { fi: 'Laitteet', se: 'Utrustning', en: 'Equipment' },
    categories: ['Grillit', 'Lämpökaapit', 'Keittolaitteet', 'Grillar', 'Värmeri', 'Köksutrustning'],
  },
];
