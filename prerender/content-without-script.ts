/** Looks whether an island shows anything where no script runs. */
import { Tokenizer, type Token, type TokenHandler } from 'parse5';

/** Elements that are content without a text. */
const CONTENT = new Set([
  'img',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
  'canvas',
  'textarea',
  'select',
]);

/** Whether an element is content without a text: media, a field, or a graphic with a name. */
function isContent({ tagName, attrs }: Token.TagToken): boolean {
  const has = (name: string, value: string): boolean =>
    attrs.some((one) => one.name === name && one.value === value);
  if (tagName === 'input') return !has('type', 'hidden');
  return CONTENT.has(tagName) || (tagName === 'svg' && has('role', 'img'));
}
const NEVER_SHOWN = new Set(['template', 'script', 'style']);
const VOID = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/**
 * Whether an element hides all that is in it, or shows what is of no use: what is loading, and controls that only a script can serve
 * (`data-needs-script`, docs/writing-a-widget.md).
 */
function isNoContent({ tagName, attrs }: Token.TagToken): boolean {
  if (NEVER_SHOWN.has(tagName)) return true;
  const valueOf = (name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
  return (
    (tagName === 'dialog' && valueOf('open') === undefined) ||
    ['hidden', 'popover', 'data-needs-script'].some((name) => valueOf(name) !== undefined) ||
    valueOf('aria-busy') === 'true' ||
    valueOf('aria-hidden') === 'true'
  );
}

/** Reads tags until the first content. */
class Reader implements TokenHandler {
  /** Whether each open element has no content, from the outside. */
  readonly #open: boolean[] = [];
  #without = 0;
  readonly #tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, this);
  hasContent = false;

  /** @param html as React writes it: every element that is opened is closed. */
  read(html: string): boolean {
    this.#tokenizer.write(html, true);
    return this.hasContent;
  }

  #find(): void {
    if (this.#without > 0) return;
    this.hasContent = true;
    this.#tokenizer.pause();
  }

  onStartTag(token: Token.TagToken): void {
    const isWithout = isNoContent(token);
    if (!isWithout && isContent(token)) this.#find();
    if (VOID.has(token.tagName) || token.selfClosing) return;
    this.#open.push(isWithout);
    if (isWithout) this.#without += 1;
  }

  onEndTag(): void {
    if (this.#open.pop()) this.#without -= 1;
  }

  onCharacter(): void {
    this.#find();
  }

  onNullCharacter(): void {}
  onWhitespaceCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}
}

/**
 * Whether an island shows anything where no script runs: a text, a picture or a field. Where it does not, the fallback is worth more.
 * @param html of the island, as React writes it
 */
export const showsWithoutScript = (html: string): boolean => new Reader().read(html);
