/**
 * Types of `saaristo`: `window.saaristo`, the events of markers, the page settings and the catalogue. The package adds the props of every
 * widget. Pages include the script; no module imports it.
 */
export type {
  Bundle,
  IslandEvent,
  IslandEventName,
  IslandState,
  ReportRow,
  Saaristo,
} from '#mount/page/page-types.ts';
export type { PageEvents } from '#store/page-events.ts';
export type { PageSettings } from '#island/settings.ts';
export type { CaptchaSettings, Link } from '#schemas/own-settings.ts';
export type { Language, Site } from '#lib/site.ts';
export type { Catalogue, CatalogueEntry } from './catalogue.ts';
