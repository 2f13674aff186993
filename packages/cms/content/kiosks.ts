import type { Language } from 'saaristo/sites';
import { defineCollection, textField, trimText } from '../collections/define.ts';
import { html, type Html } from '../platform/http/html.ts';
import type { Text } from '../platform/model/content.ts';
import { createSlug } from '../platform/model/slugs.ts';

/** A place where the site's food is sold. */
interface Kiosk {
  /** Kiosks of an area stand together. */
  area: Text;
  city: string;
  /** The part of the city, if it has several kiosks. */
  place?: string;
  street: string;
  hours: Text;
}

const MAP_LABELS: Record<Language, string> = { fi: 'Kartta', se: 'Karta', en: 'Map', de: 'Karte' };

const getName = ({ city = '', place = '' }: Partial<Kiosk>): string =>
  [city, place].filter(Boolean).join(', ');

/** Returns the text in a language, else in the first language that it has. */
const pick = (text: Text, language: Language): string => text[language] ?? Object.values(text)[0] ?? '';

const renderKiosk = (kiosk: Kiosk, language: Language): Html => {
  const query = encodeURIComponent(`${kiosk.street}, ${kiosk.city}`);
  const name = getName(kiosk);
  return html`<div>
    <dt>${name}</dt>
    <dd>${pick(kiosk.hours, language)}</dd>
    <dd>
      ${kiosk.street}
      <a
        href="https://www.openstreetmap.org/search?query=${query}"
        aria-label="${MAP_LABELS[language]}: ${name}"
        >${MAP_LABELS[language]}</a
      >
    </dd>
  </div>`;
};

/** Renders lists beside each other, each with a heading that links can name. */
export const renderLists = (lists: ReadonlyMap<string, readonly Html[]>): Html =>
  html`<div class="columns" data-line="true">
    ${[...lists].map(
      ([title, rows]) =>
        html`<div id="${createSlug(title)}">
          ${title && html`<h2>${title}</h2>`}
          <dl class="price-list">${rows}</dl>
        </div>`,
    )}
  </div>`;

/** The kiosks of a site. A paragraph `{{kiosks}}` shows them by area. */
export const kiosks = defineCollection<Kiosk>({
  name: 'kiosks',
  title: { fi: 'Kioskit ja myyntipisteet', sv: 'Kiosker och försäljningsställen', en: 'Kiosks and outlets' },
  one: { fi: 'kioski', sv: 'kiosk', en: 'kiosk' },
  lead: {
    fi: 'Sivun kappale, jossa on vain {{kiosks}}, näyttää nämä alueittain.',
    sv: 'Ett stycke på en sida med bara {{kiosks}} visar dem efter område.',
    en: 'A paragraph of a page with only {{kiosks}} shows these by area.',
  },
  scope: 'site',
  createSchema: (languages) => ({
    type: 'object',
    properties: {
      city: { type: 'string', title: 'City', minLength: 1, maxLength: 100 },
      place: { type: 'string', title: 'Part of the city', maxLength: 100 },
      street: { type: 'string', title: 'Street address', minLength: 1, maxLength: 200 },
      hours: textField('Opening hours', languages, { isRequired: true }),
      area: textField('Area', languages),
    },
    required: ['city', 'street', 'hours'],
  }),
  texts: {
    City: { fi: 'Paikkakunta', sv: 'Ort' },
    'Part of the city': { fi: 'Kaupunginosa', sv: 'Stadsdel' },
    'Street address': { fi: 'Katuosoite', sv: 'Gatuadress' },
    'Opening hours': { fi: 'Aukioloajat', sv: 'Öppettider' },
    Area: { fi: 'Alue', sv: 'Område' },
  },
  createValue: () => ({ hours: {}, area: {} }),
  getTitle: getName,
  createKey: (draft, { site }) => getName(draft) && `${site}/${createSlug(getName(draft))}`,
  complete: (draft) => ({ ...draft, hours: trimText(draft.hours), area: trimText(draft.area) }),
  columns: [
    { label: { fi: 'Osoite', sv: 'Adress', en: 'Address' }, show: ({ street }) => street },
    {
      label: { fi: 'Aukioloajat', sv: 'Öppettider', en: 'Opening hours' },
      show: ({ hours = {} }) => Object.values(hours)[0],
    },
  ],
  show: {
    texts: {
      kiosks(all, language) {
        const areas = new Map<string, Html[]>();
        for (const kiosk of all) {
          const area = pick(kiosk.area ?? {}, language);
          areas.set(area, [...(areas.get(area) ?? []), renderKiosk(kiosk, language)]);
        }
        return renderLists(areas);
      },
    },
  },
});
