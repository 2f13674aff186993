/** All pages of the estate, by site. `npm run new-site` adds those of a site. */
import type { PageContent } from '../model/content.ts';
import { briefPages } from './pages/briefs.ts';
import { pages as atriafi } from './sites/atriafi/pages.ts';
import { pages as lihakauppa } from './sites/lihakauppa/pages.ts';
import { pages as jyvabroiler } from './sites/jyvabroiler/pages.ts';
import { pages as exportSite } from './sites/export/pages.ts';
import { pages as ammattilaiset } from './sites/ammattilaiset/pages.ts';
import { pages as atriacom } from './sites/atriacom/pages.ts';
import { pages as foodservicese } from './sites/foodservicese/pages.ts';
import { pages as delise } from './sites/delise/pages.ts';
import { pages as ridderheimsse } from './sites/ridderheimsse/pages.ts';
import { pages as mestariforsmanfi } from './sites/mestariforsmanfi/pages.ts';
import { pages as lithellsse } from './sites/lithellsse/pages.ts';
import { pages as lonnebergase } from './sites/lonnebergase/pages.ts';
import { pages as goohse } from './sites/goohse/pages.ts';
import { pages as sibylla } from './sites/sibylla/pages.ts';

/** The server renders listings and detail pages from the data. */
export const pages: PageContent[] = [
  ...atriafi,
  ...lihakauppa,
  ...jyvabroiler,
  ...exportSite,
  ...ammattilaiset,
  ...atriacom,
  ...foodservicese,
  ...delise,
  ...ridderheimsse,
  ...mestariforsmanfi,
  ...lithellsse,
  ...lonnebergase,
  ...goohse,
  ...sibylla,
  ...briefPages,
];
