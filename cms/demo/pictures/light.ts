/** Times of day and seasons of landscapes. */
/** The colours of a time of day and season. */
export interface Light {
  sky: [top: string, bottom: string];
  sun: string;
  far: string;
  sea: string;
  grass: string;
  wood: string;
  leaf: string;
}

/** Light of spring, summer and autumn. */
export const bareGround: readonly [Light, ...Light[]] = [
  {
    sky: ['#a9d0d4', '#f7e6c8'],
    sun: '#fff2c4',
    far: '#8fb1ae',
    sea: '#5f9ba3',
    grass: '#9dae5e',
    wood: '#3f6b4f',
    leaf: '#8fb04e',
  },
  {
    sky: ['#f0a878', '#fbe0b4'],
    sun: '#fff0c0',
    far: '#b98a82',
    sea: '#4f7f8c',
    grass: '#b59a4f',
    wood: '#3d5a48',
    leaf: '#d9a23c',
  },
  {
    sky: ['#47657f', '#f2b58e'],
    sun: '#ffd58a',
    far: '#5f6f86',
    sea: '#35566c',
    grass: '#667a4c',
    wood: '#27443f',
    leaf: '#8a8f45',
  },
  {
    sky: ['#bcd9de', '#eef3e2'],
    sun: '#ffffff',
    far: '#a3bfbf',
    sea: '#76aeb4',
    grass: '#a9bf6a',
    wood: '#4c7f5a',
    leaf: '#a5c05c',
  },
];

/** Light of winter pictures: that of the other seasons, and snow. */
export const lights: readonly [Light, ...Light[]] = [
  ...bareGround,
  {
    sky: ['#8fa9bd', '#f3d9cf'],
    sun: '#fff1dc',
    far: '#9fadb9',
    sea: '#64879a',
    grass: '#d7ddd8',
    wood: '#3d5f5c',
    leaf: '#c7a15a',
  },
];
