import type { MarkerFault } from '../content/check-marker.ts';

/** The chapters of `docs/` that explain the faults. */
const DOC = {
  start: 'embedding.md#getting-started',
  server: 'embedding.md#on-your-server',
  fast: 'embedding.md#for-a-fast-page',
  styles: 'embedding.md#fewer-stylesheets',
  marker: 'reference.md#a-marker',
  props: 'reference.md#props',
  loads: 'reference.md#load-strategies',
  states: 'reference.md#states',
  settings: 'reference.md#page-settings',
  bundle: 'deployment.md#the-static-bundle',
  versions: 'deployment.md#versions-side-by-side',
  cors: 'deployment.md#cors',
  policy: 'deployment.md#content-security-policy',
  sidecar: 'deployment.md#the-sidecar',
  calls: 'calls.md',
  rendering: 'server-rendering.md',
} as const;

/** Each fault by its code: the chapter that helps. */
export const FAULTS = {
  'page-unreachable': DOC.start,
  'page-status': DOC.start,
  'page-type': DOC.start,
  'page-too-large': DOC.marker,
  'script-missing': DOC.start,
  'script-not-module': DOC.start,
  'script-unreachable': DOC.bundle,
  'script-type': DOC.bundle,
  'script-twice': DOC.start,
  'script-cache': DOC.bundle,
  'insecure-file': DOC.bundle,
  'style-missing': DOC.start,
  'file-gone': DOC.versions,
  'file-unreachable': DOC.bundle,
  'file-type': DOC.bundle,
  'file-cache': DOC.bundle,
  'not-compressed': DOC.bundle,
  'catalogue-unreachable': DOC.bundle,
  'cors-missing': DOC.cors,
  'crossorigin-missing': DOC.cors,
  'settings-missing': DOC.settings,
  'settings-twice': DOC.settings,
  'settings-not-json': DOC.settings,
  'settings-escaped': DOC.server,
  'settings-site': DOC.settings,
  'settings-language': DOC.settings,
  'site-differs': DOC.server,
  'language-differs': DOC.server,
  'cookie-http-only': DOC.server,
  'policy-script': DOC.policy,
  'policy-style': DOC.policy,
  'policy-connect': DOC.policy,
  'policy-trusted-types': DOC.policy,
  'marker-cut': DOC.server,
  'marker-element': DOC.marker,
  'marker-escaped-twice': DOC.server,
  'marker-in-paragraph': DOC.marker,
  'marker-load': DOC.loads,
  'marker-missing': DOC.start,
  'marker-newer': DOC.versions,
  'marker-unclosed': DOC.marker,
  'marker-not-json': DOC.server,
  'marker-props': DOC.props,
  'marker-unknown': DOC.marker,
  'sidecar-unreachable': DOC.sidecar,
  'not-prerendered': DOC.rendering,
  'island-failed': DOC.states,
  'call-failed': DOC.calls,
  'third-party-blocked': DOC.policy,
  'policy-violated': DOC.policy,
  'script-error': DOC.states,
} as const satisfies Record<MarkerFault | (string & {}), string>;

export type FaultCode = keyof typeof FAULTS;

/** A fault of a page. */
export interface Finding {
  code: FaultCode;
  /** The fault in one sentence. */
  what: string;
  /** The line of the page, or the address of the file. */
  where?: string | undefined;
}

/** Returns the path of the chapter that helps, in the package and the repository. */
export const findHelp = ({ code }: Finding): string => `docs/${FAULTS[code]}`;
