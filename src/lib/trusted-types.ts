/** The trusted types policy of this bundle, for pages that send `require-trusted-types-for 'script'`. */

/** A policy of the browser. It passes on what it is given, so its callers vouch for that. */
export interface TrustedTypesPolicy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
  createScript(text: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy;
}

// A page may hold several copies of this code, and a policy's name can be taken once.
const KEY = Symbol.for('saaristo.policy');

/**
 * Returns the policy `saaristo`, which all copies of this bundle on the page share.
 * @returns null where the browser knows no trusted types, or where the page does not allow the policy
 */
export function getTrustedTypesPolicy(): TrustedTypesPolicy | null {
  const page = globalThis as { [KEY]?: TrustedTypesPolicy | undefined; trustedTypes?: PolicyFactory };
  try {
    page[KEY] ??= page.trustedTypes?.createPolicy('saaristo', {
      createHTML: (html) => html,
      createScriptURL: (url) => url,
      createScript: (text) => text,
    });
  } catch {
    // Not allowed by the page. Where it requires trusted types, it refuses plain strings too.
  }
  return page[KEY] ?? null;
}

/**
 * Returns the address as one that may be run. Only for addresses of this bundle and of the page settings, never for
 * addresses from props or answers.
 */
export const trustedScriptUrl = (url: string): string =>
  (getTrustedTypesPolicy()?.createScriptURL(url) ?? url) as string;
