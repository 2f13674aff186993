/** Draws the pictures of the demo content. The same path always gives the same picture. */
import { isSite } from 'saaristo/sites';
import { news } from '../news.ts';
import { products } from '../products.ts';
import { recipes } from '../recipes.ts';
import { getSiteFolder } from '../site-folders.ts';
import type { Pen } from './pen.ts';
import { createRandom } from './random.ts';
import { drawIcon } from './scenes/icons.ts';
import { drawCoastMap } from './scenes/map.ts';
import { drawProduct } from './scenes/product.ts';
import { drawMenuBackground } from './scenes/menu-background.ts';
import { drawScene } from './scenes/scene.ts';
import { drawTabletop } from './scenes/tabletop.ts';

const createPen = (path: string): Pen => {
  let count = 0;
  const id = () => `s${(count += 1).toString(36)}`;
  const drawn = new Map<string, string>();
  const reuse = (name: string, draw: () => string): string => {
    const known = drawn.get(name);
    if (known) return `<use href="#${known}"/>`;
    const own = id();
    drawn.set(name, own);
    return `<g id="${own}">${draw()}</g>`;
  };
  return { random: createRandom(path), id, reuse };
};

const svg = (w: number, h: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

const findByImage = <T extends { image: string }>(list: readonly T[], path: string): T | undefined =>
  list.find((one) => one.image === path);

/** Returns the scene of a numbered picture: `teasers/atriafi-2.svg` is the second scene of the site's list. */
const findNumbered = (name: string, list: 'stories' | 'teasers') => {
  const [, site, number] = /^([a-z]+)-([1-9])$/.exec(name) ?? [];
  return isSite(site) ? getSiteFolder(site).scenes[list][Number(number) - 1] : undefined;
};

/** Returns a picture as SVG, or null if the path is unknown. `path` is below /media/. */
export const drawPicture = (path: string): string | null => {
  const [, folder, name = ''] = /^([a-z]+)\/([\w-]+)\.svg$/.exec(path) ?? [];
  const pen = createPen(path);
  if (folder === 'products') {
    const served = products.find(({ pictures }) => pictures?.includes(path));
    if (served) return svg(600, 600, drawTabletop(pen, served.scene, 600, 600));
    const product = findByImage(products, path);
    return product ? svg(600, 600, drawProduct(pen, product)) : null;
  }
  if (folder === 'recipes') {
    const recipe = findByImage(recipes, path);
    return recipe ? svg(900, 600, drawTabletop(pen, recipe.scene, 900, 600)) : null;
  }
  if (folder === 'news') {
    const item = findByImage(news, path);
    return item
      ? svg(900, 600, drawScene(pen, item.scene, 900, 600, { month: Number(item.date.slice(5, 7)) }))
      : null;
  }
  if (folder === 'heroes') {
    return isSite(name)
      ? svg(
          1600,
          700,
          drawScene(pen, getSiteFolder(name).scenes.hero, 1600, 700, { site: name, focus: 0.53 }),
        )
      : null;
  }
  if (folder === 'teasers') {
    const scene = findNumbered(name, 'teasers');
    return scene ? svg(600, 400, drawScene(pen, scene, 600, 400)) : null;
  }
  if (folder === 'stories') {
    const scene = findNumbered(name, 'stories');
    return scene ? svg(900, 600, drawScene(pen, scene, 900, 600)) : null;
  }
  if (folder === 'backgrounds') {
    const drawn = drawMenuBackground(pen, name);
    return drawn === null ? null : svg(1240, 1754, drawn);
  }
  if (path === 'maps/atriacom.svg') return svg(600, 600, drawCoastMap());
  return folder === 'icons' ? drawIcon(name) : null;
};
