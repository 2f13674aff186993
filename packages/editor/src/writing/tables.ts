/** Tables in rich text. */
import { type CommandProps, type Editor, Extension, Node } from '@tiptap/core';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';

/** Passes the role of a node to the commands for tables. */
const withRole = (role: string) => ({
  extendNodeSchema: ({ name }: { name: string }) => (ROLES[name] === role ? { tableRole: role } : {}),
});

/** Roles of the nodes in the commands of ProseMirror. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

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
    ...withRole(ROLES[name]!),
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The commands expect it. Columns are as wide as their content.
      colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
    }),
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
    ...withRole('table'),
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    ...withRole('row'),
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  createCell('tableCell', 'td'),
  createCell('tableHeader', 'th'),
  Extension.create({
    name: 'tableEditing',
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const go = (by: 1 | -1) => (): boolean =>
        goToNextCell(by)(this.editor.state, (transaction) => this.editor.view.dispatch(transaction));
      // In the last cell, Tab leaves the text.
      return { Tab: go(1), 'Shift-Tab': go(-1) };
    },
  }),
];

/** Changes of the table at the cursor, in the order of the menu. */
export const TABLE_CHANGES = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  toggleHeaderRow: toggleHeader('row'),
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

export type TableChange = keyof typeof TABLE_CHANGES;

/** Changes the table at the cursor. */
export const changeTable = (editor: Editor, change: TableChange): boolean =>
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }: CommandProps) => TABLE_CHANGES[change](state, dispatch))
    .run();

const createRow = (type: string, columns: number) => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

/** Rows and columns of a new table. */
const NEW_TABLE = { rows: 3, columns: 2 };

/** Inserts a table with a header row. The cursor is in its first cell. */
export function insertTable(editor: Editor): void {
  const { from } = editor.state.selection;
  const content = Array.from({ length: NEW_TABLE.rows }, (_, row) =>
    createRow(row === 0 ? 'tableHeader' : 'tableCell', NEW_TABLE.columns),
  );
  editor.chain().focus().insertContent({ type: 'table', content }).run();
  let first: number | undefined;
  editor.state.doc.nodesBetween(Math.max(0, from - 2), editor.state.doc.content.size, (node, position) => {
    if (node.type.name === 'tableHeader' && position >= from - 2) first ??= position;
    return first === undefined;
  });
  // Within the cell and its paragraph.
  if (first !== undefined) editor.commands.setTextSelection(first + 2);
}
