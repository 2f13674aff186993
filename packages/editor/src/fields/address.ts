/** Addresses that editors type. */

/** Allowed addresses of a link. Excludes all others, above all `javascript:`. */
const ADDRESS = /^(?:[/#?]|https?:\/\/[^\s/]|(?:mailto|tel):\S)/i;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
/** A file beside the page rather than a host. */
const FILE = /^[^/?#]+\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|webp|svg|zip|txt)(?:[?#]|$)/i;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i;

export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Completes an address without a scheme: `www.example.com` to `https://www.example.com`, an e-mail address to `mailto:`. Returns other texts trimmed. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (isAddress(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  return DOMAIN.test(text) && !FILE.test(text) ? `https://${text}` : text;
}
