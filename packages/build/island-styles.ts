import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** The names of colours in CSS, without those of the system. */
const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|(?<![\\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(\\s*[\\w.+-]*\\d|(?<![\\w.-])(?:${NAMES.split(' ').join('|')})(?![\\w-])`,
  'i',
);

/** Properties whose values have names that are no colours, such as those of areas and animations. */
const WITH_NAMES =
  /^(?:animation|container|counter|font|grid|list-style|quotes|transition|view-transition|will-change|content$)/;

/** Removes the brackets of functions with this name, with their content. */
function withoutArguments(selector: string, name: RegExp): string {
  let rest = selector;
  for (let match = name.exec(rest); match; match = name.exec(rest)) {
    let end = match.index + match[0].length;
    for (let depth = 1; depth > 0 && end < rest.length; end++)
      depth += rest[end] === '(' ? 1 : rest[end] === ')' ? -1 : 0;
    rest = rest.slice(0, match.index) + rest.slice(end);
  }
  return rest;
}

const CLASS = /\.-?[a-z_]/i;
/** The page or the marker, as long as the island has a class. */
const WHILE = /^:global\((?:html|body|\[data-widget\])\):has\(/;

/**
 * Returns whether a selector matches only elements of the island: it has a class of the stylesheet, outside of conditions. While the island
 * has a class, it may also match the page, which scrolls or makes room, and on paper other elements.
 */
function isOwn(selector: string, isPrinted: boolean): boolean {
  if (/:global(?!\()/.test(selector)) return false;
  const local = withoutArguments(selector, /:global\(/);
  const isWhile = WHILE.test(selector) && CLASS.test(local);
  const isPage = withoutArguments(local, /:has\(/).trim() === '';
  return CLASS.test(withoutArguments(local, /:(?:has|not)\(/)) || (isWhile && (isPage || isPrinted));
}

interface Node {
  parent?: unknown;
  params?: string;
}

/** Returns whether a node is in rules for paper. */
const isPrinted = ({ parent, params = '' }: Node): boolean =>
  /\bprint\b/.test(params) || (parent !== undefined && isPrinted(parent as Node));

/**
 * Refuses styles of a widget that reach other parts of the page, and literal colours (docs/theming.md). Colours on paper may be literal.
 */
export const islandStyles: PostcssPlugin = {
  postcssPlugin: 'island-styles',
  Once(root) {
    const file = root.source?.input.file;
    if (!file?.endsWith('.module.css')) {
      // Themes and other stylesheets of the page may reach all of it.
      if (file && existsSync(join(dirname(file), 'widget.ts')))
        throw root.error(
          'the styles of a widget reach elements outside of the island: name the file <Name>.module.css, and use its classes',
        );
      return;
    }
    root.walkRules((rule) => {
      const { parent } = rule;
      if (
        parent?.type === 'rule' ||
        (parent?.type === 'atrule' && (parent as { name?: string }).name?.endsWith('keyframes'))
      )
        return;
      const outside = rule.selectors.find((selector) => !isOwn(selector, isPrinted(rule)));
      if (outside !== undefined)
        throw rule.error(
          `the selector "${outside}" reaches elements outside of the island: begin it with a class of this file, or write :global(html):has(.class)`,
        );
    });
    root.walkDecls((declaration) => {
      const { prop, value } = declaration;
      const colour = WITH_NAMES.test(prop)
        ? undefined
        : COLOUR.exec(value.replaceAll(/url\([^)]*\)|var\(--[\w-]+/g, ''))?.[0];
      if (colour === undefined || isPrinted(declaration)) return;
      throw declaration.error(
        `the colour "${colour}" is literal: use a token, such as var(--sa-color-brand)`,
      );
    });
  },
};
