import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

const logo = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 64" width="98" height="64"><circle cx="49" cy="32" r="26" fill="${colour}"/><path d="M30 38q19-26 38 0" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></svg>`,
  )}`;

const cards = [
  ['Saaristo', '#0d4f4b'],
  ['Lihaluoto', '#7d1420'],
  ['Jyväranta', '#c98b3c'],
  ['Keittiöluotsi', '#1f3f68'],
  ['Kuparisavu', '#8c4a2b'],
  ['Smakfyren', '#345c3b'],
  ['Rosenskär', '#8a3a5a'],
].map(([header, colour]) => ({ header, link: `/${header!.toLowerCase()}`, image: logo(colour!) }));

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'seven brands': { props: { cards } },
  static: { props: { cards, static: true } },
  'one brand': { props: { cards: cards.slice(0, 1) } },
  hostile: {
    props: {
      cards: [
        { header: 'Kinkkukiusausvuoka'.repeat(4), link: 'javascript:alert(1)', image: 'javascript:alert(1)' },
        { header: '<img src=x onerror=alert(1)>', link: '/a' },
        { link: '/nameless' },
      ],
    },
  },
};

export const visits: Visits = [{ calls: [] }];
