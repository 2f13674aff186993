/** All pages of the estate. */
import { ammattilaiset } from './pages/ammattilaiset.ts';
import { atriacom } from './pages/atriacom.ts';
import { companyPages } from './pages/atriacom-company.ts';
import { atriacomEnglish } from './pages/atriacom-english.ts';
import { atriafi } from './pages/atriafi.ts';
import { mestariforsmanfi, sibylla } from './pages/craft.ts';
import { atriafiEnglish } from './pages/atriafi-english.ts';
import { briefPages } from './pages/briefs.ts';
import { exportPages } from './pages/export.ts';
import { jyvabroiler } from './pages/jyvabroiler.ts';
import { lihakauppa } from './pages/lihakauppa.ts';
import { delise, ridderheimsse } from './pages/charcuterie.ts';
import { goohse, lithellsse, lonnebergase } from './pages/swedish-everyday.ts';
import { professionalMenus } from './pages/professional-menus.ts';
import { foodservicese } from './pages/foodservicese.ts';
import { schoolLessons } from './pages/school-lessons.ts';
import type { PageContent } from '../model/content.ts';

/** By site. The server renders listings and detail pages from the data. */
export const pages: PageContent[] = [
  ...atriafi,
  ...atriafiEnglish,
  ...lihakauppa,
  ...jyvabroiler,
  ...exportPages,
  ...ammattilaiset,
  ...professionalMenus,
  ...atriacom,
  ...companyPages,
  ...schoolLessons,
  ...atriacomEnglish,
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
