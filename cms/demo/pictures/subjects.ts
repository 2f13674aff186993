/** Scenes of the pictures that belong to pages: heroes, menu teasers, stories. */
import type { Site } from 'saaristo/sites';
import type { Scene } from '../../model/content.ts';

/** The hero of each site's home page. */
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
  atriafi: ['farm', 'field', 'kitchen', 'vegetables', 'grill', 'pasta'],
  lihakauppa: ['ribs', 'market', 'roast', 'salad'],
  jyvabroiler: ['field', 'farm', 'skewers', 'vegetables'],
  export: ['works', 'harbour', 'ham', 'sea', 'steak'],
  ammattilaiset: ['kitchen', 'soup', 'meatballs', 'vegetables'],
  atriacom: ['sea', 'works', 'farm', 'desk'],
  foodservicese: ['kitchen', 'vegetables', 'meatballs', 'soup', 'kitchen'],
  delise: ['market', 'pate', 'salad', 'slices', 'pate'],
  ridderheimsse: ['smokehouse', 'slices', 'sea', 'ham', 'table'],
  mestariforsmanfi: ['forest', 'ring', 'smokehouse'],
  lithellsse: ['harbour', 'sausages', 'grill', 'ribs', 'hotdog'],
  lonnebergase: ['farm', 'sandwich', 'slices', 'bacon', 'table'],
  goohse: ['kitchen', 'casserole', 'pasta', 'stew', 'vegetables'],
  sibylla: ['hotdog', 'sea', 'burger', 'fries', 'kiosk', 'wings'],
};
