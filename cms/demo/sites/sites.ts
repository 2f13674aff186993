/** The folders of all sites, in the order of `SITES`. `npm run new-site` adds one. */
import type { SiteFolder } from '../site-folder.ts';
import { atriafi } from './atriafi/site.ts';
import { lihakauppa } from './lihakauppa/site.ts';
import { jyvabroiler } from './jyvabroiler/site.ts';
import { exportSite } from './export/site.ts';
import { ammattilaiset } from './ammattilaiset/site.ts';
import { atriacom } from './atriacom/site.ts';
import { foodservicese } from './foodservicese/site.ts';
import { delise } from './delise/site.ts';
import { ridderheimsse } from './ridderheimsse/site.ts';
import { mestariforsmanfi } from './mestariforsmanfi/site.ts';
import { lithellsse } from './lithellsse/site.ts';
import { lonnebergase } from './lonnebergase/site.ts';
import { goohse } from './goohse/site.ts';
import { sibylla } from './sibylla/site.ts';

export const siteFolders: SiteFolder[] = [
  atriafi,
  lihakauppa,
  jyvabroiler,
  exportSite,
  ammattilaiset,
  atriacom,
  foodservicese,
  delise,
  ridderheimsse,
  mestariforsmanfi,
  lithellsse,
  lonnebergase,
  goohse,
  sibylla,
];
