/** Tables in rich text, without a menu: pasted tables stay tables, and their texts are edited. */
import { Node } from '@tiptap/core';

const createCell = (name: string, tag: 'td' | 'th') => {
  const span = (attribute: 'colspan' | 'rowspan') => ({
    default: 1,
    parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(attribute)) || 1,
    renderHTML: ({ [attribute]: count }: Record<string, unknown>) =>
      count === 1 ? {} : { [attribute]: count },
  });
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
};

export const tables = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  createCell('tableCell', 'td'),
  createCell('tableHeader', 'th'),
];
