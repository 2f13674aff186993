import type { Site } from '../../../../src/lib/site.ts';

/**
 * Forms that are part of a page. All other widgets of these tests open above it, and are part of it without JavaScript.
 */
export const FORM_PAGES: [widget: string, site: Site, path: string][] = [
  ['retail-contact-form', 'atriafi', '/palaute'],
  ['sponsorship-form', 'atriafi', '/sponsorointi'],
  ['promotional-photo-form', 'atriafi', '/kuvakilpailu'],
  ['question-form', 'atriafi', '/ota-yhteytta'],
  ['complaint-form', 'lihakauppa', '/reklamaatio'],
  ['brand-contact-form', 'jyvabroiler', '/ota-yhteytta'],
  ['brand-address-contact-form', 'mestariforsmanfi', '/ota-yhteytta'],
  ['feedback-form', 'sibylla', '/palaute'],
  ['campaign-form', 'ridderheimsse', '/kampanj'],
  ['export-contact-form', 'export', '/en/contact'],
  ['sales-form', 'ammattilaiset', '/palaute'],
  ['request-contact-form', 'ammattilaiset', '/yhteydenottopyynto'],
  ['school-material-form', 'atriacom', '/kouluille'],
  ['school-material-form', 'lonnebergase', '/skolor'],
];
