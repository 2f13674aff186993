/** Addresses of scripts, on pages that want them vouched for (`require-trusted-types-for 'script'`). */

interface Policy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

// A policy's name can be taken once a page, and the script may be on it twice.
const KEY = Symbol.for('saaristo.policy');

/**
 * The address as one that may be run, under the policy `saaristo`. Only for addresses of this bundle and of the page
 * settings, never for what comes from props or answers.
 */
export function trustedScriptUrl(url: string): string {
  const page = globalThis as { [KEY]?: Policy | undefined; trustedTypes?: PolicyFactory };
  try {
    page[KEY] ??= page.trustedTypes?.createPolicy('saaristo', { createScriptURL: (address) => address });
  } catch {
    // The page does not allow the policy: where it requires one, it refuses the plain address, too.
  }
  return (page[KEY]?.createScriptURL(url) ?? url) as string;
}
