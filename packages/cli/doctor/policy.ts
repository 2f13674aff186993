import type { Finding } from './faults.ts';
import type { Visit } from './visit.ts';

/** Directives of a content security policy, with their sources. */
type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Returns the policies of the page: of its headers, and of its `<meta>` elements. */
function listPolicies({ page, contents }: Visit): Policy[] {
  const header = page.headers.get('content-security-policy') ?? '';
  const metas = contents.metas
    .filter(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
    .map(({ attributes }) => attributes['content'] ?? '');
  return [...header.split(','), ...metas].filter((text) => text.trim() !== '').map(parsePolicy);
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Tells whether a source of a policy matches an address. */
function matches(source: string, address: URL, page: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return address.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return address.protocol === source.toLowerCase();
  const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme, host = '', port, path] = parts;
  if (scheme !== undefined && `${scheme.toLowerCase()}:` !== address.protocol) return false;
  const isHost = host.startsWith('*.')
    ? address.hostname.endsWith(host.slice(1).toLowerCase())
    : host.toLowerCase() === address.hostname;
  const actual = address.port || DEFAULT_PORTS[address.protocol];
  const isPort = port === '*' || (port ?? DEFAULT_PORTS[address.protocol]) === actual;
  const isPath =
    path === undefined ||
    path === '/' ||
    (path.endsWith('/') ? address.pathname.startsWith(path) : address.pathname === path);
  return isHost && isPort && isPath;
}

/** Tells whether a policy lets a page load an address. */
function allows(policy: Policy, directives: readonly string[], address: URL, page: URL): boolean {
  const sources = directives.map((name) => policy.get(name)).find((one) => one !== undefined);
  return !sources || sources.some((source) => matches(source, address, page));
}

/** Checks the content security policies of a page against the files of the bundle. */
export function checkPolicy(visit: Visit): Finding[] {
  const page = new URL(visit.page.url);
  const found: Finding[] = [];
  for (const policy of listPolicies(visit)) {
    const scripts = policy.get('script-src-elem') ?? policy.get('script-src') ?? [];
    for (const { tag, answer } of visit.scripts) {
      const { nonce, integrity } = tag.attributes;
      // Whether a nonce or hash is right is seen by the browser only.
      const isTrusted = scripts.some(
        (source) =>
          source === "'strict-dynamic'" ||
          (nonce !== undefined && source === `'nonce-${nonce}'`) ||
          (integrity !== undefined && source.startsWith("'sha")),
      );
      if (
        !isTrusted &&
        !allows(policy, ['script-src-elem', 'script-src', 'default-src'], new URL(answer.url), page)
      )
        found.push({
          code: 'policy-script',
          what: `The content security policy forbids the script: script-src lacks ${new URL(answer.url).origin}`,
          where: answer.url,
        });
    }
    for (const { tag, answer } of visit.files)
      if (
        /\bstylesheet\b/.test(tag.attributes['rel'] ?? '') &&
        !allows(policy, ['style-src-elem', 'style-src', 'default-src'], new URL(answer.url), page)
      )
        found.push({
          code: 'policy-style',
          what: `The content security policy forbids a stylesheet: style-src lacks ${new URL(answer.url).origin}`,
          where: answer.url,
        });
    const base = visit.settings?.['apiBase'];
    const calls = typeof base === 'string' && URL.canParse(base, page.href) ? new URL(base, page) : page;
    if (!allows(policy, ['connect-src', 'default-src'], calls, page))
      found.push({
        code: 'policy-connect',
        what: `The content security policy forbids the calls of the widgets: connect-src lacks ${calls.origin}`,
      });
    const types = policy.get('trusted-types');
    if (
      types &&
      policy.get('require-trusted-types-for')?.includes("'script'") &&
      !types.includes('saaristo') &&
      !types.includes('*')
    )
      found.push({
        code: 'policy-trusted-types',
        what: 'The content security policy requires trusted types, but trusted-types lacks saaristo',
      });
  }
  return found;
}
