/** URLs from props or from a server are not trusted (docs/reference.md#security). */

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const IMAGE_PROTOCOLS = new Set(['http:', 'https:', 'data:']);

function readAllowed(address: unknown, protocols: ReadonlySet<string>): string | undefined {
  if (typeof address !== 'string') return undefined;
  const trimmed = address.trim();
  if (trimmed === '') return undefined;
  // The base only makes relative URLs parseable.
  if (!URL.canParse(trimmed, 'https://page.invalid/')) return undefined;
  return protocols.has(new URL(trimmed, 'https://page.invalid/').protocol) ? trimmed : undefined;
}

/** Returns the URL if it is safe as a link (http, https, mailto, tel or relative), else undefined. */
export const safeLink = (address: unknown): string | undefined => readAllowed(address, LINK_PROTOCOLS);

/** Returns the URL if it is safe as an image (http, https, data or relative), else undefined. */
export function safeImage(address: unknown): string | undefined {
  const image = readAllowed(address, IMAGE_PROTOCOLS);
  return image !== undefined && /^data:(?!image\/)/i.test(image) ? undefined : image;
}

/**
 * Sets a query parameter, or removes it if the value is undefined. Keeps the rest of the URL, such as the
 * query of a search URL.
 */
export function withParameter(address: string, name: string, value: string | undefined): string {
  const [beforeHash = '', hash] = address.split('#', 2);
  const [path = '', query] = beforeHash.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (value === undefined) parameters.delete(name);
  else parameters.set(name, value);
  return `${path}${parameters.size > 0 ? '?' : ''}${parameters.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

/** The query parameter of the page's URL with the key of a form result, after a post without JavaScript. */
export const RESULT_PARAMETER = 'form-result';
