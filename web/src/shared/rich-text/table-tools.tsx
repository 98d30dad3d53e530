import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import Divider from '@mui/material/Divider';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { ToolButton } from './tool-button';

interface TableTool {
  readonly label: string;
  readonly run: (editor: Editor) => void;
  readonly isPossible: (editor: Editor) => boolean;
}

const GROUPS: readonly (readonly TableTool[])[] = [
  [
    {
      label: TOOLBAR_TEXTS.rowAbove,
      run: (editor) => editor.chain().focus().addRowBefore().run(),
      isPossible: (editor) => editor.can().addRowBefore(),
    },
    {
      label: TOOLBAR_TEXTS.rowBelow,
      run: (editor) => editor.chain().focus().addRowAfter().run(),
      isPossible: (editor) => editor.can().addRowAfter(),
    },
    {
      label: TOOLBAR_TEXTS.deleteRow,
      run: (editor) => editor.chain().focus().deleteRow().run(),
      isPossible: (editor) => editor.can().deleteRow(),
    },
  ],
  [
    {
      label: TOOLBAR_TEXTS.columnBefore,
      run: (editor) => editor.chain().focus().addColumnBefore().run(),
      isPossible: (editor) => editor.can().addColumnBefore(),
    },
    {
      label: TOOLBAR_TEXTS.columnAfter,
      run: (editor) => editor.chain().focus().addColumnAfter().run(),
      isPossible: (editor) => editor.can().addColumnAfter(),
    },
    {
      label: TOOLBAR_TEXTS.deleteColumn,
      run: (editor) => editor.chain().focus().deleteColumn().run(),
      isPossible: (editor) => editor.can().deleteColumn(),
    },
  ],
  [
    {
      label: TOOLBAR_TEXTS.headerRow,
      run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
      isPossible: (editor) => editor.can().toggleHeaderRow(),
    },
    {
      label: TOOLBAR_TEXTS.headerColumn,
      run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
      isPossible: (editor) => editor.can().toggleHeaderColumn(),
    },
  ],
  [
    {
      label: TOOLBAR_TEXTS.mergeCells,
      run: (editor) => editor.chain().focus().mergeCells().run(),
      isPossible: (editor) => editor.can().mergeCells(),
    },
    {
      label: TOOLBAR_TEXTS.splitCell,
      run: (editor) => editor.chain().focus().splitCell().run(),
      isPossible: (editor) => editor.can().splitCell(),
    },
    {
      label: TOOLBAR_TEXTS.deleteTable,
      run: (editor) => editor.chain().focus().deleteTable().run(),
      isPossible: (editor) => editor.can().deleteTable(),
    },
  ],
];

/** Tools for the table that contains the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const possible = useEditorState({
    editor,
    selector: ({ editor: current }) => GROUPS.flat().map(({ isPossible }) => isPossible(current)),
  });
  const buttons: ReactNode[] = [];
  for (const group of GROUPS) {
    if (buttons.length > 0)
      buttons.push(<Divider key={group[0]?.label} orientation="vertical" flexItem sx={{ mx: 0.5 }} />);
    for (const { label, run } of group) {
      const index = GROUPS.flat().findIndex((tool) => tool.label === label);
      buttons.push(
        <ToolButton
          key={`${label}-button`}
          isDisabled={possible[index] === false}
          onClick={() => run(editor)}
        >
          {label}
        </ToolButton>,
      );
    }
  }
  return buttons;
}
