import { relative, sep } from 'node:path';
import { checkImport } from './layers.js';

/** The only files that may set HTML: rich text, which is sanitized first, and slots, whose HTML is the page's own. */
const htmlHome = /^src\/ui\/(RichText|rich-text|Slot)/;
const shipped = /^(src|widgets|mount)\//;
const message = 'Only src/ui/RichText sets HTML, and cleans it first.';

const pathOf = (context) => relative(context.cwd, context.filename).split(sep).join('/');

const imports = {
  create(context) {
    const file = pathOf(context);
    const check = (node, source, kind) => {
      if (typeof source?.value !== 'string') return;
      const fault = checkImport(file, source.value, kind);
      if (fault) context.report({ node: source, message: fault });
    };
    const isType = (node) => (node.importKind ?? node.exportKind) === 'type';
    return {
      ImportDeclaration: (node) => check(node, node.source, { isType: isType(node) }),
      ExportNamedDeclaration: (node) => check(node, node.source, { isType: isType(node) }),
      ExportAllDeclaration: (node) => check(node, node.source, { isType: isType(node) }),
      ImportExpression: (node) => check(node, node.source, { isDynamic: true }),
    };
  },
};

const html = {
  create(context) {
    const file = pathOf(context);
    if (!shipped.test(file) || htmlHome.test(file)) return {};
    const nameOf = ({ property, computed }) => (computed ? property.value : property.name);
    return {
      JSXAttribute(node) {
        if (node.name.name === 'dangerouslySetInnerHTML') context.report({ node, message });
      },
      Property(node) {
        if ((node.key.name ?? node.key.value) === 'dangerouslySetInnerHTML')
          context.report({ node, message });
      },
      AssignmentExpression(node) {
        const { left } = node;
        if (left.type === 'MemberExpression' && ['innerHTML', 'outerHTML', 'srcdoc'].includes(nameOf(left)))
          context.report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression') return;
        const name = nameOf(callee);
        const writes = ['write', 'writeln'].includes(name) && callee.object.name === 'document';
        if (writes || ['insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment'].includes(name))
          context.report({ node, message });
      },
    };
  },
};

/** Returns the text of JSX as React reads it: '' for line breaks between elements. */
const trimText = (text) =>
  text
    .split('\n')
    .map((line, index, { length }) => {
      const end = index < length - 1 ? line.trimEnd() : line;
      return index > 0 ? end.trimStart() : end;
    })
    .join('');

/** Content that may be missing: elements that do not separate texts. */
const optional = (content) => (content === 'elements' ? 'nothing' : content);

/** Returns how a child of JSX is rendered: as 'text', as 'elements', maybe as 'nothing', or 'unknown' if its code does not tell. */
function getContent(node) {
  switch (node.type) {
    case 'JSXText':
      return trimText(node.value) === '' ? 'nothing' : 'text';
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing';
    case 'TemplateLiteral':
      return 'text';
    case 'JSXElement':
    case 'JSXFragment':
      return 'elements';
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return getContent(node.expression);
    case 'Identifier':
      return node.name === 'children' ? 'elements' : 'unknown';
    case 'LogicalExpression':
      return node.operator === '&&' ? optional(getContent(node.right)) : 'unknown';
    case 'ConditionalExpression': {
      const kinds = [getContent(node.consequent), getContent(node.alternate)];
      if (kinds.every((kind) => kind === 'elements')) return 'elements';
      return kinds.every((kind) => kind === 'elements' || kind === 'nothing') ? 'nothing' : 'unknown';
    }
    case 'CallExpression': {
      const [callback] = node.arguments;
      const isMap = node.callee.property?.name === 'map' && callback?.type === 'ArrowFunctionExpression';
      return isMap && callback.body.type !== 'BlockStatement'
        ? optional(getContent(callback.body))
        : 'unknown';
    }
    default:
      return 'unknown';
  }
}

/** React separates adjoining texts by comments, which optimisers of HTML remove. The island is then no longer that of the server. */
const texts = {
  create(context) {
    if (!shipped.test(pathOf(context))) return {};
    const check = ({ children }) => {
      let previous = 'nothing';
      for (const child of children) {
        const content = getContent(child);
        if (content === 'nothing') continue;
        const pair = [previous, content];
        if (pair.includes('text') && pair.every((one) => one === 'text' || one === 'unknown'))
          context.report({ node: child, message: 'Write adjoining texts as one text: {`…`}.' });
        previous = content;
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

const addressHome = 'src/lib/page-address.ts';
/** Parts of `location` that are not the page's in `srcdoc` frames, or are resolved against `<base>`. */
const addressParts = ['href', 'origin', 'host', 'hostname', 'pathname', 'protocol', 'replace'];
const windows = ['window', 'globalThis', 'self', 'document'];

const isLocation = (node) =>
  node.type === 'Identifier'
    ? node.name === 'location'
    : node.type === 'MemberExpression' &&
      node.property.name === 'location' &&
      windows.includes(node.object.name);

const address = {
  create(context) {
    const file = pathOf(context);
    if (!shipped.test(file) || file === addressHome) return {};
    return {
      NewExpression(node) {
        if (node.arguments.some(isLocation))
          context.report({ node, message: `Only ${addressHome} reads the page's address.` });
      },
      MemberExpression(node) {
        if (isLocation(node.object) && addressParts.includes(node.property.name ?? node.property.value))
          context.report({ node, message: `Only ${addressHome} reads the page's address.` });
      },
    };
  },
};

/** Rules for oxlint: the direction of imports, the files that may set HTML and read the address, and adjoining texts. */
export default { meta: { name: 'saaristo' }, rules: { imports, html, texts, address } };
