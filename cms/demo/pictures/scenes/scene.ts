/** Any scene at any size: a laid table for food, a place or a room for the rest. */
import type { Site } from 'saaristo/sites';
import type { FoodScene, Scene } from '../../../model/content.ts';
import { brands, lighter, mix, tables, type Table } from '../palette.ts';
import { at, type Pen } from '../pen.ts';
import { rooms } from './indoors.ts';
import { bareGround, lights } from '../light.ts';
import { places } from './landscape.ts';
import { tabletop } from './tabletop.ts';

const isPlace = (scene: Scene): scene is keyof typeof places => scene in places;
const isRoom = (scene: Scene): scene is keyof typeof rooms => scene in rooms;

const evenings: readonly Scene[] = ['table'];
const feasts: readonly [FoodScene, ...FoodScene[]] = ['roast', 'salad', 'casserole', 'soup', 'pie'];

/** A table in the brand's own colours. */
const branded = (site: Site): Table => {
  const { main, accent, tint } = brands[site];
  return { ground: mix(main, '#2a1d16', 0.12), cloth: tint, plate: lighter(tint, 0.6), accent };
};

/** What a scene may be told: whose it is, and where across the picture its subject stands. */
export interface Staging {
  site?: Site;
  focus?: number;
  /** A month, 1 to 12: snow falls in winter only. */
  month?: number;
}

/** A scene, `w` by `h`. */
export const sceneOf = (
  pen: Pen,
  scene: Scene,
  w: number,
  h: number,
  { site, focus, month = 6 }: Staging = {},
): string => {
  if (isPlace(scene)) {
    const drawn = places[scene](pen, pen.random.pick(month > 3 && month < 11 ? bareGround : lights), w, h);
    return pen.random.chance(0.4) && !focus
      ? `<g transform="translate(${w}) scale(-1 1)">${drawn}</g>`
      : drawn;
  }
  if (isRoom(scene)) {
    const drawn = rooms[scene](pen, w, h);
    return focus ? at(0, 0, drawn) : drawn;
  }
  const food = evenings.includes(scene) ? pen.random.pick(feasts) : (scene as FoodScene);
  return tabletop(pen, food, w, h, focus ?? 0.5, site ? branded(site) : pen.random.pick(tables));
};
