/** Draws any scene at any size: a laid table for food, a landscape or a room for other scenes. */
import type { Site } from 'saaristo/sites';
import type { FoodScene, Scene } from '../../../model/content.ts';
import { getSiteFolder } from '../../site-folders.ts';
import { lighter, mix, tables, type Table } from '../palette.ts';
import { at, type Pen } from '../pen.ts';
import { indoorScenes } from './indoors.ts';
import { bareGround, lights } from '../light.ts';
import { landscapes } from './landscape.ts';
import { drawTabletop } from './tabletop.ts';

const isLandscape = (scene: Scene): scene is keyof typeof landscapes => scene in landscapes;
const isIndoors = (scene: Scene): scene is keyof typeof indoorScenes => scene in indoorScenes;

const evenings: readonly Scene[] = ['table'];
const feasts: readonly [FoodScene, ...FoodScene[]] = ['roast', 'salad', 'casserole', 'soup', 'pie'];

/** Returns a table in the brand's colours. */
const createBrandTable = (site: Site): Table => {
  const { main, accent, tint } = getSiteFolder(site).colours;
  return { ground: mix(main, '#2a1d16', 0.12), cloth: tint, plate: lighter(tint, 0.6), accent };
};

/** Options of a scene: its site, and the horizontal position of its subject, from 0 to 1. */
export interface SceneOptions {
  site?: Site;
  focus?: number;
  /** Month from 1 to 12. Snow falls only in winter. */
  month?: number;
}

/** Draws a scene, `w` by `h` pixels. */
export const drawScene = (
  pen: Pen,
  scene: Scene,
  w: number,
  h: number,
  { site, focus, month = 6 }: SceneOptions = {},
): string => {
  if (isLandscape(scene)) {
    const drawn = landscapes[scene](
      pen,
      pen.random.pick(month > 3 && month < 11 ? bareGround : lights),
      w,
      h,
    );
    return pen.random.chance(0.4) && !focus
      ? `<g transform="translate(${w}) scale(-1 1)">${drawn}</g>`
      : drawn;
  }
  if (isIndoors(scene)) {
    const drawn = indoorScenes[scene](pen, w, h);
    return focus ? at(0, 0, drawn) : drawn;
  }
  const food = evenings.includes(scene) ? pen.random.pick(feasts) : (scene as FoodScene);
  return drawTabletop(pen, food, w, h, focus ?? 0.5, site ? createBrandTable(site) : pen.random.pick(tables));
};
