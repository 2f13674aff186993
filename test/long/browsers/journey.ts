import type { Site } from '../../static-site.ts';
import type { Tab } from './tab.ts';

/** What a journey uses. */
export interface Stage {
  tab: Tab;
  /** A server of the journey's own pages with the built bundle. It answers the calls of the API with examples. */
  site: Site;
  /** Returns the address of a page of the reference CMS; of the main site or another one. */
  getAddress: (path: string, site?: string) => string;
}

/** What a visitor or a page's script does, in any engine. */
export interface Journey {
  /** Area and condition, unique. */
  name: string;
  /** Faults that the journey causes on purpose. */
  allowed?: readonly RegExp[];
  /** Throws if something is wrong. */
  run: (stage: Stage) => Promise<void>;
}
