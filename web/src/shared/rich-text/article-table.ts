import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Selection } from '@tiptap/pm/state';
import { isInTable, selectionCell } from '@tiptap/pm/tables';
import { type Editor, mergeAttributes } from '@tiptap/react';

/**
 * Backspace right after a table moves into its last cell. By default it would select the whole
 * table, and the next key would empty it.
 */
function stepIntoTableBefore({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.depth === 0 || isInTable(state)) return false;
  const start = $from.before();
  const before = state.doc.resolve(start).nodeBefore;
  if (before?.type.name !== 'table') return false;
  const { tr } = state;
  if ($from.parent.content.size === 0) tr.delete(start, $from.after());
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(start), -1)).scrollIntoView());
  return true;
}

/** Delete right before a table moves into its first cell. */
function stepIntoTableAfter({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset < $from.parent.content.size || $from.depth === 0 || isInTable(state))
    return false;
  const end = $from.after();
  if (state.doc.resolve(end).nodeAfter?.type.name !== 'table') return false;
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(end), 1)).scrollIntoView());
  return true;
}

const isLastCell = ({ state }: Editor): boolean => {
  const cell = selectionCell(state);
  const row = cell.parent;
  return cell.index() === row.childCount - 1 && cell.index(-1) === cell.node(-1).childCount - 1;
};

/** Tables without column widths; wide ones scroll in their own frame during editing. */
const ArticleTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]];
  },
  addNodeView() {
    return ({ HTMLAttributes }) => {
      const dom = document.createElement('div');
      const table = document.createElement('table');
      const contentDOM = document.createElement('tbody');
      dom.className = 'table-frame';
      for (const [name, value] of Object.entries(HTMLAttributes)) table.setAttribute(name, String(value));
      dom.append(table);
      table.append(contentDOM);
      return { dom, contentDOM };
    };
  },
  addKeyboardShortcuts() {
    return {
      // From the last cell, Tab leaves the editor, so that keyboard users are not trapped inside.
      Tab: ({ editor }) => isInTable(editor.state) && !isLastCell(editor) && editor.commands.goToNextCell(),
      'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell(),
      Backspace: ({ editor }) => stepIntoTableBefore(editor),
      Delete: ({ editor }) => stepIntoTableAfter(editor),
    };
  },
});

/** Alignments stay in the attribute that the article uses. */
const withoutOwnAlign = (attributes: object | undefined): object =>
  Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => name !== 'align'));

export const tableExtensions = [
  ArticleTable.configure({ resizable: false }),
  TableRow,
  TableCell.extend({
    addAttributes() {
      return withoutOwnAlign(this.parent?.());
    },
  }),
  TableHeader.extend({
    addAttributes() {
      return withoutOwnAlign(this.parent?.());
    },
  }),
];
