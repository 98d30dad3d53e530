import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import CodeIcon from '@mui/icons-material/CodeRounded';
import DataObjectIcon from '@mui/icons-material/DataObjectRounded';
import FormatBoldIcon from '@mui/icons-material/FormatBoldRounded';
import FormatItalicIcon from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumberedRounded';
import FormatQuoteIcon from '@mui/icons-material/FormatQuoteRounded';
import TableIcon from '@mui/icons-material/GridOnRounded';
import RedoIcon from '@mui/icons-material/RedoRounded';
import UndoIcon from '@mui/icons-material/UndoRounded';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

export interface ToolbarAction {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => void;
  /** undefined for actions that are not on or off */
  readonly isActive?: (editor: Editor) => boolean;
  readonly isPossible: (editor: Editor) => boolean;
}

const always = () => true;
const Heading = ({ level }: { level: number }) => (
  <span style={{ fontSize: '0.8125rem', fontWeight: 700, width: 20 }}>H{level}</span>
);

/** Buttons of the toolbar in groups; the link has its own form beside them. */
export const TOOLBAR_GROUPS: readonly (readonly ToolbarAction[])[] = [
  [
    {
      name: 'heading-2',
      label: TOOLBAR_TEXTS.heading2,
      icon: <Heading level={2} />,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
      isPossible: always,
    },
    {
      name: 'heading-3',
      label: TOOLBAR_TEXTS.heading3,
      icon: <Heading level={3} />,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
      isPossible: always,
    },
  ],
  [
    {
      name: 'bold',
      label: TOOLBAR_TEXTS.bold,
      icon: <FormatBoldIcon />,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
      isPossible: (editor) => editor.can().toggleBold(),
    },
    {
      name: 'italic',
      label: TOOLBAR_TEXTS.italic,
      icon: <FormatItalicIcon />,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
      isPossible: (editor) => editor.can().toggleItalic(),
    },
    {
      name: 'code',
      label: TOOLBAR_TEXTS.code,
      icon: <CodeIcon />,
      run: (editor) => editor.chain().focus().toggleCode().run(),
      isActive: (editor) => editor.isActive('code'),
      isPossible: (editor) => editor.can().toggleCode(),
    },
  ],
  [
    {
      name: 'bullet-list',
      label: TOOLBAR_TEXTS.bulletedList,
      icon: <FormatListBulletedIcon />,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
      isPossible: always,
    },
    {
      name: 'ordered-list',
      label: TOOLBAR_TEXTS.numberedList,
      icon: <FormatListNumberedIcon />,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
      isPossible: always,
    },
    {
      name: 'quote',
      label: TOOLBAR_TEXTS.quote,
      icon: <FormatQuoteIcon />,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
      isPossible: always,
    },
    {
      name: 'code-block',
      label: TOOLBAR_TEXTS.codeBlock,
      icon: <DataObjectIcon />,
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isActive: (editor) => editor.isActive('codeBlock'),
      isPossible: always,
    },
  ],
  [
    {
      name: 'table',
      label: TOOLBAR_TEXTS.table,
      icon: <TableIcon />,
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      isPossible: (editor) => !editor.isActive('table') && editor.can().insertTable(),
    },
  ],
  [
    {
      name: 'undo',
      label: TOOLBAR_TEXTS.undo,
      icon: <UndoIcon />,
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      label: TOOLBAR_TEXTS.redo,
      icon: <RedoIcon />,
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
];
