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

/** Rules for oxlint: the direction of imports, and the files that may set HTML. */
export default { meta: { name: 'saaristo' }, rules: { imports, html } };
