/** Tests whether an island shows content to browsers without JavaScript. */
import { Tokenizer, type Token, type TokenHandler } from 'parse5';

const splitNames = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are content without a text. */
const CONTENT = splitNames('img video audio iframe object embed canvas textarea select');
const NEVER_SHOWN = splitNames('template script style');
const VOID = splitNames('area br col embed hr img input link meta source track wbr');

const getAttribute = ({ attrs }: Token.TagToken, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Returns whether an element is content without a text: media, a form field, or a graphic with a role. */
function isContent(tag: Token.TagToken): boolean {
  const { tagName } = tag;
  if (tagName === 'input') return getAttribute(tag, 'type') !== 'hidden';
  return CONTENT.has(tagName) || (tagName === 'svg' && getAttribute(tag, 'role') === 'img');
}

/**
 * Returns whether the content of an element is hidden, or useless without a script: loading states, and controls with `data-needs-script`
 * (docs/writing-a-widget.md).
 */
function isHidden(tag: Token.TagToken): boolean {
  if (NEVER_SHOWN.has(tag.tagName)) return true;
  return (
    (tag.tagName === 'dialog' && getAttribute(tag, 'open') === undefined) ||
    ['hidden', 'popover', 'data-needs-script'].some((name) => getAttribute(tag, name) !== undefined) ||
    getAttribute(tag, 'aria-busy') === 'true' ||
    getAttribute(tag, 'aria-hidden') === 'true'
  );
}

/** Reads HTML until the first visible content. */
class ContentFinder implements TokenHandler {
  /** For each open element, from the outside, whether it is hidden. */
  readonly #open: boolean[] = [];
  #hiddenDepth = 0;
  readonly #tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, this);
  #hasContent = false;

  /** @param html React's HTML, in which every element is closed */
  find(html: string): boolean {
    this.#tokenizer.write(html, true);
    return this.#hasContent;
  }

  #handleContent(): void {
    if (this.#hiddenDepth > 0) return;
    this.#hasContent = true;
    this.#tokenizer.pause();
  }

  onStartTag(token: Token.TagToken): void {
    const isTagHidden = isHidden(token);
    if (!isTagHidden && isContent(token)) this.#handleContent();
    if (VOID.has(token.tagName) || token.selfClosing) return;
    this.#open.push(isTagHidden);
    if (isTagHidden) this.#hiddenDepth += 1;
  }

  onEndTag(): void {
    if (this.#open.pop()) this.#hiddenDepth -= 1;
  }

  onCharacter(): void {
    this.#handleContent();
  }

  onNullCharacter(): void {}
  onWhitespaceCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}
}

/**
 * Returns whether an island shows a text, media or a field without scripts. If not, the fallback is more useful.
 * @param html React's HTML of the island
 */
export const hasContentWithoutScript = (html: string): boolean => new ContentFinder().find(html);
