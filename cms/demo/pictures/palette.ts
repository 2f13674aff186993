/** The colours of the pictures: a warm kitchen, the sea, and the brands' packages. */

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours: `share` of the way from one to the other. Both are #rrggbb. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Darkens a colour towards a warm brown, not grey. */
export const darker = (colour: string, share = 0.18): string => mix(colour, '#3a1a12', share);

/** Lightens a colour towards cream, not white. */
export const lighter = (colour: string, share = 0.25): string => mix(colour, '#fff3d9', share);

/** Colours of food and crockery. */
export const ink = {
  shadow: '#3a2014',
  cream: '#fbf1dd',
  milk: '#fffaf0',
  oat: '#e9d3a6',
  bread: '#d9a35b',
  crust: '#a8652d',
  rye: '#6f4428',
  butter: '#f6d77b',
  mustard: '#e5a823',
  tomato: '#d6432f',
  chilli: '#bb2a25',
  berry: '#9e1f36',
  beet: '#7d1f4a',
  carrot: '#ec8432',
  lemon: '#f5c93b',
  onion: '#b46a8c',
  potato: '#eccb86',
  leaf: '#4f8a4b',
  herb: '#2f6b41',
  lime: '#9dbf57',
  pale: '#cfdca0',
  raw: '#c8464a',
  rose: '#e59a92',
  ham: '#eda79f',
  fat: '#fae3d0',
  seared: '#8a4a2b',
  roast: '#b4672f',
  golden: '#dd9a45',
  gravy: '#8f5a30',
  char: '#4a2a1e',
  iron: '#35393d',
  steel: '#b9c3c6',
  wood: '#c68d56',
  walnut: '#8a5a3a',
  linen: '#efe3cf',
  charcoal: '#2c2a2b',
} as const;

/** The colours of a table: surface, cloth, crockery and one accent. */
export interface Table {
  ground: string;
  cloth: string;
  plate: string;
  accent: string;
}

/** Tables by mood. All are calm, so that the food is brighter. */
export const tables: readonly [Table, ...Table[]] = [
  { ground: '#f1dcc0', cloth: '#c9573f', plate: '#fffaf0', accent: '#2f6b6b' },
  { ground: '#dfe4d3', cloth: '#f3ead8', plate: '#fdf8ee', accent: '#c8553d' },
  { ground: '#2f5a5a', cloth: '#e9d8b8', plate: '#f7efe0', accent: '#e5a14a' },
  { ground: '#e8b98a', cloth: '#f7ecd9', plate: '#3f6f77', accent: '#7d2a32' },
  { ground: '#bcd0cf', cloth: '#f6eddc', plate: '#fffaf0', accent: '#d9733f' },
  { ground: '#8c3b34', cloth: '#ecd5b0', plate: '#f8eedd', accent: '#e7b04a' },
  { ground: '#f4e6c6', cloth: '#7f9c84', plate: '#fffaf0', accent: '#b8472f' },
  { ground: '#3d4a57', cloth: '#d9c8ae', plate: '#ece4d6', accent: '#e08a4a' },
  { ground: '#ecc9b8', cloth: '#8a4452', plate: '#fff8ec', accent: '#3f6b57' },
  { ground: '#d7c3a3', cloth: '#35606a', plate: '#fcf5e8', accent: '#d0602f' },
];
