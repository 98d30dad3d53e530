import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Editor, useEditorState } from '@tiptap/react';
import { CalloutTools } from './callout-tools';
import { CodeTools } from './code-tools';
import { PictureTools } from './picture-tools';
import { TableTools } from './table-tools';
import { ToolButton } from './tool-button';

/** From the innermost to the outermost. */
const KINDS = ['image', 'figure', 'videoFrame', 'preservedBlock', 'codeBlock', 'table', 'callout'] as const;

/** A row of tools; on a phone it scrolls sideways, so that the text keeps its space. */
export const TOOL_ROW = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  gap: 0.25,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
} as const;

/** A second line of the toolbar for the table, picture or video that is selected. */
export function SelectionTools({ editor }: { editor: Editor }) {
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) => KINDS.find((kind) => current.isActive(kind)) ?? null,
  });
  if (selected === null) return null;
  return (
    <Box data-selection-tools sx={{ ...TOOL_ROW, pt: 0.5, mt: 0.5, borderTop: 1, borderColor: 'divider' }}>
      {selected === 'table' && <TableTools editor={editor} />}
      {(selected === 'image' || selected === 'figure') && <PictureTools editor={editor} kind={selected} />}
      {selected === 'callout' && <CalloutTools editor={editor} />}
      {selected === 'codeBlock' && <CodeTools editor={editor} />}
      {selected === 'videoFrame' && (
        <BlockTools editor={editor} text={TOOLBAR_TEXTS.video} deleteLabel={TOOLBAR_TEXTS.deleteVideo} />
      )}
      {selected === 'preservedBlock' && (
        <BlockTools
          editor={editor}
          text={TOOLBAR_TEXTS.preservedBlock}
          deleteLabel={TOOLBAR_TEXTS.deleteBlock}
        />
      )}
    </Box>
  );
}

function BlockTools({ editor, text, deleteLabel }: { editor: Editor; text: string; deleteLabel: string }) {
  return (
    <>
      <Typography variant="caption" color="textSecondary" sx={{ px: 1, mr: 'auto' }}>
        {text}
      </Typography>
      <ToolButton onClick={() => editor.chain().focus().deleteSelection().run()}>{deleteLabel}</ToolButton>
    </>
  );
}
