/** The map of the coasts where the company works. Each region is an element with an id, so that a page can mark it. */

interface Region {
  id: string;
  /** SVG path in an area of 600 × 600. */
  shape: string;
  /** Position of the region's number. */
  at: readonly [number, number];
}

/** In the order of the numbers on the page. */
const REGIONS: readonly Region[] = [
  { id: 'pohjanmaa', shape: 'M352 40c60 10 110 60 128 120l-14 90-136 20-44-60 26-60Z', at: [400, 165] },
  { id: 'lounaisrannikko', shape: 'm330 270 136-20 40 60-26 110-130 40-64-36-10-70Z', at: [390, 345] },
  {
    id: 'saaristo',
    shape:
      'M196 452a26 20 0 1 0 52 0 26 20 0 1 0-52 0Zm66 34a18 13 0 1 0 36 0 18 13 0 1 0-36 0Zm-40 38a14 10 0 1 0 28 0 14 10 0 1 0-28 0Z',
    at: [222, 452],
  },
  { id: 'ruotsi', shape: 'M40 60h70l60 90-14 120 26 70-40 110 20 110H40Z', at: [98, 300] },
];

/** Uses fixed colours, so that a marked region's number stays readable. */
const number = ([x, y]: Region['at'], at: number): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="#12314b" stroke="#fff" stroke-width="2"/><text x="${x}" y="${y + 6}" fill="#fff" stroke="none" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle">${at + 1}</text>`;

/** Draws the content of a square SVG of 600 units. */
export const drawCoastMap = (): string =>
  `<path fill="#e3eef7" d="M0 0h600v600H0z"/><g fill="none" stroke="#cbdfee" stroke-width="3"><path d="M210 60c40 90-20 170 20 260s-10 150 20 240M190 110c30 70-20 150 16 240"/></g><g fill="#a9c8de" stroke="#fff" stroke-width="4">${REGIONS.map(
    ({ id, shape, at }, index) => `<g id="${id}"><path d="${shape}"/>${number(at, index)}</g>`,
  ).join('')}</g>`;
