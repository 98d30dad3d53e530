import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { CONTENT_STYLES } from './content-styles';
import { EditorToolbar } from './editor-toolbar';
import { EDITOR_EXTENSIONS } from './extensions';

interface RichTextEditorProps {
  /** HTML to begin with; another document needs another key */
  initialHtml: string;
  label: string;
  isDisabled?: boolean;
  /** the document as the editor spells it, before anybody has changed anything */
  onReady: (html: string) => void;
  onChange: (html: string) => void;
}

/** Rich text of an article. Tab leaves it, so that nobody is caught inside. */
export function RichTextEditor({
  initialHtml,
  label,
  isDisabled = false,
  onReady,
  onChange,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: initialHtml,
    editable: !isDisabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'article-content',
      },
    },
    onCreate: ({ editor: created }) => onReady(created.getHTML()),
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      {editor !== null && <EditorToolbar editor={editor} />}
      <Box sx={CONTENT_STYLES}>
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}
