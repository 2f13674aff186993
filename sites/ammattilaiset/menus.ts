import type { PageContent } from '../../cms/model/content.ts';
import { band, columns, opening, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const page = createPages('ammattilaiset', 'fi');
const home: Link = ['Etusivu', '/'];

const backgrounds = (
  [
    ['Kasvimaa', 'garden'],
    ['Katettu pöytä', 'table'],
    ['Saaristo', 'sea'],
  ] as const
).map(([label, name]) => ({ label, image: `/media/backgrounds/${name}.svg` }));

/** The menu builder of professional kitchens (MNU-01, MNU-19). */
export const professionalMenus: PageContent[] = [
  page('/lounaslista', 'Viikon lounaslista', 'Kokoa lounaslista resepteistä, tallenna ja tulosta se.', [
    opening(
      home,
      'Viikon lounaslista',
      'Valitse jokaiselle päivälle ruoat resepteistämme. Tallennettu lista saa oman osoitteen, jonka voit jakaa tai tulostaa seinälle.',
    ),
    { widget: 'weekly-menu-builder', props: {} },
    columns(
      {
        heading: 'Lista ilman reseptejä',
        texts: ['Kirjoita päivän lounas vapaasti valmiille pohjalle ja tulosta se A4-arkille.'],
        link: ['Avaa lounaslistapohja', '/lounaslistapohja'],
      },
      {
        heading: 'Reseptit sadalle',
        texts: ['Jokainen resepti on punnittu keittiössä ja testattu linjastossa.'],
        link: ['Kaikki reseptit', '/reseptit'],
      },
    ),
  ]),
  page('/lounaslistapohja', 'Lounaslistapohja', 'Kirjoita lounaslista taustakuvalle ja tulosta se.', [
    opening(
      home,
      'Lounaslistapohja',
      'Valitse tausta, kirjoita otsikko ja ruoat suoraan arkille ja tulosta. Mitään ei tallenneta.',
    ),
    {
      widget: 'lunch-menu-editor',
      props: {
        backgrounds,
        heading: 'Päivän lounas',
        text: 'Kermainen lohikeitto (L)\nruisleipää ja tuorejuustoa\n\nLihapullat ruskeassa kastikkeessa\nperunamuusia ja puolukkaa\n\nJuureslasagne (K)\n\nSalaattipöytä, kahvi ja pulla\n\n12,70 €',
      },
    },
    band(
      'Koko viikko kerralla',
      ['Lounaslistan kokoat resepteistämme raahaamalla, ja se jää talteen omaan osoitteeseensa.'],
      ['Kokoa viikon lounaslista', '/lounaslista'],
    ),
  ]),
];
