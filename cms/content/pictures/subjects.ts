/** What the pictures that belong to a page show: heroes, teasers of the menus, stories. */
import type { Site } from '#lib/site.ts';
import type { Scene } from '../types.ts';

/** The opening picture of each site's home page. */
export const heroes: Record<Site, Scene> = {
  atriafi: 'roast',
  lihakauppa: 'steak',
  jyvabroiler: 'chicken',
  export: 'sea',
  ammattilaiset: 'kitchen',
  atriacom: 'harbour',
  foodservicese: 'stew',
  delise: 'pate',
  ridderheimsse: 'slices',
  mestariforsmanfi: 'smokehouse',
  lithellsse: 'grill',
  lonnebergase: 'sandwich',
  goohse: 'pasta',
  sibylla: 'kiosk',
};

/** The pictures in each site's mega menus, by number from 1. */
export const teasers: Record<Site, Scene[]> = {
  atriafi: ['vegetables', 'casserole', 'farm'],
  lihakauppa: ['steak', 'grill', 'harbour'],
  jyvabroiler: ['wings', 'bowl', 'field'],
  export: ['ham', 'works'],
  ammattilaiset: ['stew', 'kitchen', 'meatballs'],
  atriacom: ['harbour', 'field', 'works', 'kitchen'],
  foodservicese: ['kitchen', 'stew', 'soup'],
  delise: ['pate', 'salad', 'market'],
  ridderheimsse: ['slices', 'harbour'],
  mestariforsmanfi: ['ring', 'smokehouse'],
  lithellsse: ['sausages', 'grill'],
  lonnebergase: ['sandwich', 'farm'],
  goohse: ['pasta', 'casserole'],
  sibylla: ['hotdog', 'kiosk'],
};

/** The pictures beside each site's stories, by number from 1. */
export const stories: Record<Site, Scene[]> = {
  atriafi: ['farm', 'field', 'kitchen', 'vegetables'],
  lihakauppa: ['ribs', 'market'],
  jyvabroiler: ['field', 'farm'],
  export: ['works', 'harbour'],
  ammattilaiset: ['kitchen', 'soup'],
  atriacom: ['sea', 'works', 'farm', 'desk'],
  foodservicese: ['kitchen', 'vegetables'],
  delise: ['market', 'pate'],
  ridderheimsse: ['smokehouse', 'slices'],
  mestariforsmanfi: ['forest', 'ring'],
  lithellsse: ['harbour', 'sausages'],
  lonnebergase: ['farm', 'sandwich'],
  goohse: ['kitchen', 'casserole'],
  sibylla: ['hotdog', 'sea'],
};
