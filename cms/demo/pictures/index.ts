/** The pictures of the demo content, drawn by code: the same path always gives the same picture. */
import { isSite } from 'saaristo/sites';
import { news } from '../news.ts';
import { products } from '../products.ts';
import { recipes } from '../recipes.ts';
import type { Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { iconPicture } from './scenes/icons.ts';
import { coastMap } from './scenes/map.ts';
import { productPicture } from './scenes/product.ts';
import { menuBackground } from './scenes/menu-background.ts';
import { sceneOf } from './scenes/scene.ts';
import { tabletop } from './scenes/tabletop.ts';
import { heroes, stories, teasers } from './subjects.ts';

const penFor = (path: string): Pen => {
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
  return { random: randomFrom(path), id, reuse };
};

const svg = (w: number, h: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

const byImage = <T extends { image: string }>(list: readonly T[], path: string): T | undefined =>
  list.find((one) => one.image === path);

/** `teasers/atriafi-2.svg` is the second scene of the site's list. */
const numbered = (name: string, lists: typeof teasers) => {
  const [, site, number] = /^([a-z]+)-([1-9])$/.exec(name) ?? [];
  return isSite(site) ? lists[site][Number(number) - 1] : undefined;
};

/** The SVG text of a picture, or null where no picture has that path. `path` is below /media/. */
export const drawPicture = (path: string): string | null => {
  const [, folder, name = ''] = /^([a-z]+)\/([\w-]+)\.svg$/.exec(path) ?? [];
  const pen = penFor(path);
  if (folder === 'products') {
    const served = products.find(({ pictures }) => pictures?.includes(path));
    if (served) return svg(600, 600, tabletop(pen, served.scene, 600, 600));
    const product = byImage(products, path);
    return product ? svg(600, 600, productPicture(pen, product)) : null;
  }
  if (folder === 'recipes') {
    const recipe = byImage(recipes, path);
    return recipe ? svg(900, 600, tabletop(pen, recipe.scene, 900, 600)) : null;
  }
  if (folder === 'news') {
    const item = byImage(news, path);
    return item
      ? svg(900, 600, sceneOf(pen, item.scene, 900, 600, { month: Number(item.date.slice(5, 7)) }))
      : null;
  }
  if (folder === 'heroes') {
    return isSite(name)
      ? svg(1600, 700, sceneOf(pen, heroes[name], 1600, 700, { site: name, focus: 0.53 }))
      : null;
  }
  if (folder === 'teasers') {
    const scene = numbered(name, teasers);
    return scene ? svg(600, 400, sceneOf(pen, scene, 600, 400)) : null;
  }
  if (folder === 'stories') {
    const scene = numbered(name, stories);
    return scene ? svg(900, 600, sceneOf(pen, scene, 900, 600)) : null;
  }
  if (folder === 'backgrounds') {
    const drawn = menuBackground(pen, name);
    return drawn === null ? null : svg(1240, 1754, drawn);
  }
  if (path === 'maps/atriacom.svg') return svg(600, 600, coastMap());
  return folder === 'icons' ? iconPicture(name) : null;
};
