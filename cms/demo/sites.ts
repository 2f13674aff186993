/**
 * The fourteen sites with their brand, slogan and languages. Every site has a page at /en/, because the header's language toggle leads to
 * it (NAV-16).
 */
import type { SiteContent } from '../model/content.ts';

/** All sites of the estate, in the order of the specification (I18N-05). */
export const sites: SiteContent[] = [
  {
    site: 'atriafi',
    name: 'Saaristo',
    tagline: {
      fi: 'Arjen ruokaa, jonka alkuperän tunnet',
      en: 'Everyday food from farms we know',
    },
    languages: ['fi', 'en'],
    recipeBanner: {
      fi: {
        text: '<p><strong>Epäröitkö kypsyyttä?</strong> Keittiökoulusta löydät lämmöt ja annokset.</p>',
        link: { label: 'Keittiökouluun', link: '/keittiokoulu' },
      },
      en: {
        text: '<p><strong>New to Finnish food?</strong> We answer what cooks ask us most.</p>',
        link: { label: 'Questions and answers', link: '/en/faq' },
      },
    },
  },
  {
    site: 'lihakauppa',
    name: 'Lihaluoto',
    tagline: {
      fi: 'Mestarileikkurin tiskiltä kotiovelle',
      en: 'From the butcher’s counter to your door',
    },
    languages: ['fi', 'en'],
  },
  {
    site: 'jyvabroiler',
    name: 'Jyväranta',
    tagline: { fi: 'Kauralla kasvanut broileri', en: 'Chicken raised on oats' },
    languages: ['fi', 'en'],
  },
  {
    site: 'export',
    name: 'Northskerry',
    tagline: { en: 'Nordic meat, traceable to the farm' },
    languages: ['en'],
  },
  {
    site: 'ammattilaiset',
    name: 'Keittiöluotsi',
    tagline: { fi: 'Ammattikeittiön oikea käsi', en: 'The professional kitchen’s right hand' },
    languages: ['fi', 'en'],
  },
  {
    site: 'atriacom',
    name: 'Saaristo Foods',
    tagline: { fi: 'Ruokaa neljältä rannikolta', en: 'Food from four shores' },
    languages: ['fi', 'en'],
  },
  {
    site: 'foodservicese',
    name: 'Kökslotsen',
    tagline: {
      se: 'Råvaror och idéer för proffsköket',
      en: 'Ingredients and ideas for professional kitchens',
    },
    languages: ['se', 'en'],
  },
  {
    site: 'delise',
    name: 'Smakfyren',
    tagline: { se: 'Delikatesser som lyser upp bordet', en: 'Deli that lights up the table' },
    languages: ['se', 'en'],
  },
  {
    site: 'ridderheimsse',
    name: 'Rosenskär',
    tagline: { se: 'Charkuterier med lång lagring och lugn', en: 'Charcuterie that takes its time' },
    languages: ['se', 'en'],
  },
  {
    site: 'mestariforsmanfi',
    name: 'Kuparisavu',
    tagline: { fi: 'Lepällä savustettua, käsin tehtyä', en: 'Smoked over alder, made by hand' },
    languages: ['fi', 'en'],
  },
  {
    site: 'lithellsse',
    name: 'Glödhamn',
    tagline: { se: 'Korven som hör grillen till', en: 'Sausages that belong on the grill' },
    languages: ['se', 'en'],
  },
  {
    site: 'lonnebergase',
    name: 'Ängsgrinden',
    tagline: { se: 'Gott på mackan sedan alltid', en: 'Good on bread, as it always was' },
    languages: ['se', 'en'],
  },
  {
    site: 'goohse',
    name: 'Middagsro',
    tagline: { se: 'Riktig middag på åtta minuter', en: 'A proper dinner in eight minutes' },
    languages: ['se', 'en'],
  },
  {
    site: 'sibylla',
    name: 'Majakkagrilli',
    tagline: { fi: 'Valo palaa, grilli on kuuma', en: 'The light is on, the grill is hot' },
    languages: ['fi', 'en'],
  },
];
