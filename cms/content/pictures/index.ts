/** The pictures of the demo content, drawn by code: the same path always gives the same picture. */
import { recipes } from '../recipes.ts';
import type { Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { tabletop } from './scenes/tabletop.ts';

const penFor = (path: string): Pen => {
  let count = 0;
  return { random: randomFrom(path), id: () => `s${(count += 1).toString(36)}` };
};

const svg = (w: number, h: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${content}</svg>`;

/** The SVG text of a picture, or null where no picture has that path. `path` is below /media/. */
export const drawPicture = (path: string): string | null => {
  const pen = penFor(path);
  const recipe = recipes.find((one) => one.image === path);
  if (recipe) return svg(900, 600, tabletop(pen, recipe.scene, 900, 600));
  return null;
};
