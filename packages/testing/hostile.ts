/** Texts of an attacker, and the traces that they leave in a page. */

const RUN = 'window.ran = 1';
/** The first one is also a valid page address, so that a visit can be completed. */
export const HOSTILE = [
  `"><script>${RUN}</script><img src=x onerror="${RUN}"><svg onload="${RUN}"><a href="javascript:${RUN}">x</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  ` java\tscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
];

/** Whether HTML has a hostile text. */
export const hasHostile = (html: string): boolean => /ran ?= ?1/.test(html);

/** Replaces each text of a value. */
export function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => replaceTexts(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceTexts(one, text)]));
}

/** A prop with a few allowed values can't be hostile. */
export const isChoice = (schema: unknown): boolean => JSON.stringify(schema)?.includes('picklist') ?? false;

/** Whether an attribute holds an address that runs a script. */
function isDangerous(element: Element, attribute: string): boolean {
  const address = element.getAttribute(attribute);
  if (address === null || !URL.canParse(address, location.href)) return false;
  const { protocol } = new URL(address, location.href);
  const isPicture = element.matches('img, source, image') && /^\s*data:image\//i.test(address);
  return !/^(https?|mailto|tel):$/.test(protocol) && !isPicture;
}

/** A player has the editor's URL, without rights over the page. */
const isPlayer = (frame: Element, player: string | undefined): boolean =>
  player !== undefined &&
  frame.getAttribute('src') === player &&
  frame.getAttribute('sandbox') === 'allow-scripts allow-same-origin allow-presentation allow-popups';

/**
 * Finds content that a page must not contain with any props.
 * @param player the URL of a player that may be framed
 * @param frames a selector of other frames that may be there
 */
export const findDangers = (player: string | undefined, frames = 'not-expected'): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (one) =>
        one.matches('script, iframe[srcdoc], object, embed, base') ||
        (one.matches('iframe') && !one.matches(frames) && !isPlayer(one, player)) ||
        [...one.attributes].some(({ name }) => name.startsWith('on')) ||
        ['href', 'src', 'action', 'formaction', 'xlink:href'].some((attribute) =>
          isDangerous(one, attribute),
        ),
    )
    .map((one) => one.outerHTML);
