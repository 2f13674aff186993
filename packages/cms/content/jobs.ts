import { dayField, defineCollection, formatPlace } from '../collections/define.ts';
import { createSlug } from '../platform/model/slugs.ts';

/** An open position. */
interface Job {
  title: string;
  city?: string;
  /** The last ISO day to apply. */
  until?: string;
  link: string;
}

/** The open positions of a site in a language. They fill a block "Job listing" whose own list is empty. */
export const jobs = defineCollection<Job>({
  name: 'jobs',
  title: { fi: 'Työpaikat', sv: 'Lediga jobb', en: 'Jobs' },
  one: { fi: 'työpaikka', sv: 'jobb', en: 'job' },
  lead: {
    fi: 'Lohko ”Avoimet työpaikat” näyttää nämä, kun sen oma luettelo on tyhjä. Työpaikka poistuu sivuilta hakuajan päätyttyä.',
    sv: 'Blocket ”Lediga jobb” visar dem när dess egen lista är tom. Ett jobb försvinner från sidorna när ansökningstiden är slut.',
    en: 'A block "Job listing" whose own list is empty shows these. A job leaves the pages after its last day to apply.',
  },
  scope: 'language',
  createSchema: () => ({
    type: 'object',
    properties: {
      title: { type: 'string', title: 'Position', minLength: 1, maxLength: 150 },
      city: { type: 'string', title: 'City', maxLength: 100 },
      until: dayField('Last day to apply'),
      link: { type: 'string', title: 'Link', format: 'link', minLength: 1, maxLength: 500 },
    },
    required: ['title', 'link'],
  }),
  texts: {
    Position: { fi: 'Tehtävä', sv: 'Tjänst' },
    City: { fi: 'Paikkakunta', sv: 'Ort' },
    'Last day to apply': { fi: 'Hakuaika päättyy', sv: 'Sista ansökningsdag' },
  },
  getTitle: ({ title = '' }) => title,
  createKey: ({ title = '' }, place) => title && `${formatPlace(place)}/${createSlug(title)}`,
  columns: [
    { label: { fi: 'Paikkakunta', sv: 'Ort', en: 'City' }, show: ({ city }) => city },
    {
      label: { fi: 'Hakuaika päättyy', sv: 'Sista ansökningsdag', en: 'Last day to apply' },
      show: ({ until }) => until,
    },
  ],
  getDays: ({ until }) => ({ until }),
  show: {
    widget: {
      name: 'job-listing',
      list: 'jobs',
      toRow: ({ title, city, until, link }) => ({
        title,
        url: link,
        ...(city && { city }),
        ...(until && { applicationPeriodEnd: until }),
      }),
    },
  },
});
