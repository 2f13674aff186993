/** The company's history, locations and open positions in English. */
import type { Block } from '../../cms/demo/pages/block.ts';

/** Links to the pages of the section. Marks the current one. */
export const companyNav = (path: string): Block => ({
  widget: 'page-nav-tabs',
  props: {
    items: (
      [
        ['Company', '/en/about'],
        ['History', '/en/history'],
        ['Locations', '/en/locations'],
        ['Careers', '/en/careers'],
      ] as const
    ).map(([Name, FriendlyUrl]) => ({ Name, FriendlyUrl, Active: FriendlyUrl === path, Children: [] })),
  },
});

const year = (number: number, header: string, text: string, image?: [picture: string, alt: string]) => ({
  year: number,
  header,
  text: `<p>${text}</p>`,
  ...(image && { image: { url: `/media/stories/${image[0]}.svg`, alt: image[1] } }),
});

export const history: Block = {
  widget: 'timeline',
  props: {
    years: [
      year(
        1921,
        'Twelve farms, one ice house',
        'Island farmers sawed ice from the bay and built a room for it together. The meat kept cold until midsummer, and a co-operative was born.',
        ['atriacom-1', 'A lighthouse island and a fishing boat'],
      ),
      year(
        1934,
        'The first shop',
        'Our counter in the market hall of Turku was four metres long. Our butchers still stand in the same place.',
      ),
      year(
        1958,
        'A sausage factory',
        'The plant at Merikallio made four kinds of sausage to one principle: more meat.',
        ['atriacom-2', 'A modern plant among birches'],
      ),
      year(
        1963,
        'The cold chain',
        'Refrigerated lorries replaced ice and sawdust. The promise stayed the same.',
      ),
      year(1975, 'Chicken', 'The first chicks grew up in Vaasa on oats. They still do.', [
        'atriacom-3',
        'A farm among its fields',
      ]),
      year(
        1987,
        'To Sweden',
        'The cutting plant in Gävle became a second home, and the office learnt the word fika.',
      ),
      year(2009, 'Asia', 'The first container left Merikallio in February. Three leave every week now.'),
      year(
        2024,
        'Broad beans',
        'Food from plants got a line of its own. The beans grow in the same fields as the feed.',
        ['atriacom-4', 'Papers and charts on a desk'],
      ),
    ],
  },
};

export const regions: Block = {
  widget: 'region-map',
  props: {
    image: {
      url: '/media/maps/atriacom.svg',
      alt: 'A map of the shores of the Gulf of Bothnia and its islands',
    },
    buttons: [
      {
        buttonLabel: 'Ostrobothnia',
        buttonRegion: 'pohjanmaa',
        buttonInfo:
          '<p><strong>Vaasa.</strong> Chicken plant and hatchery, 640 people. Oats from 90 farms.</p>',
      },
      {
        buttonLabel: 'Southwest coast',
        buttonRegion: 'lounaisrannikko',
        buttonInfo:
          '<p><strong>Merikallio and Turku.</strong> Sausages, cutting and the test kitchen, 1,250 people. The head office is in Turku.</p>',
      },
      {
        buttonLabel: 'Archipelago',
        buttonRegion: 'saaristo',
        buttonInfo:
          '<p><strong>Luotosaari.</strong> A smokehouse and 30 grazing farms. The first ice house is a museum.</p>',
      },
      {
        buttonLabel: 'East coast of Sweden',
        buttonRegion: 'ruotsi',
        buttonInfo:
          '<p><strong>Gävle and Oskarshamn.</strong> Cold cuts, pâtés and ready meals, 980 people.</p>',
      },
    ],
  },
};

const job = (title: string, city: string, applicationPeriodEnd: string, place: string) => ({
  title,
  city,
  applicationPeriodEnd,
  url: `/en/careers#${place}`,
});

/** Open positions, ordered by closing day. */
export const openPositions: Block = {
  widget: 'job-listing',
  props: {
    jobs: [
      job('Butcher', 'Merikallio', '2026-12-15', 'butcher'),
      job('Automation technician', 'Turku', '2026-12-31', 'technician'),
      job('Web developer', 'Helsinki or remote', '2027-01-10', 'developer'),
      job('Farm adviser', 'Vaasa or Gävle', '2027-01-31', 'adviser'),
      job('Summer job, packing', 'Merikallio', '2027-02-28', 'summer'),
    ],
  },
};
