import { ARTICLE_TEXTS, TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Editor, useEditorState } from '@tiptap/react';
import { setAlternativeText } from './set-alternative-text';
import { ToolButton } from './tool-button';

const ALT_LENGTH = 300;

interface PictureToolsProps {
  editor: Editor;
  /** a figure is a picture with a caption */
  kind: 'image' | 'figure';
}

/** Tools for the selected picture: its alternative text, its caption, and deleting it. */
export function PictureTools({ editor, kind }: PictureToolsProps) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes(kind).alt ?? ''),
  });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 260px', minWidth: 0, pl: 1 }}>
        <Typography aria-hidden variant="caption" color="textSecondary" noWrap sx={{ flex: 'none' }}>
          {ARTICLE_TEXTS.altLabel}
        </Typography>
        <OutlinedInput
          size="small"
          fullWidth
          value={alt}
          inputProps={{
            'aria-label': ARTICLE_TEXTS.altLabel,
            title: ARTICLE_TEXTS.altHint,
            maxLength: ALT_LENGTH,
          }}
          onChange={(event) => setAlternativeText(editor, kind, event.target.value)}
          // Arrow keys move within the field here, not between buttons.
          onKeyDown={(event) => event.stopPropagation()}
        />
      </Box>
      {kind === 'image' ? (
        <ToolButton onClick={() => editor.chain().addCaption().focus().run()}>
          {TOOLBAR_TEXTS.addCaption}
        </ToolButton>
      ) : (
        <ToolButton onClick={() => editor.chain().removeCaption().focus().run()}>
          {TOOLBAR_TEXTS.removeCaption}
        </ToolButton>
      )}
      <ToolButton
        onClick={() => {
          if (kind === 'figure') editor.chain().focus().deleteNode('figure').run();
          else editor.chain().focus().deleteSelection().run();
        }}
      >
        {TOOLBAR_TEXTS.deletePicture}
      </ToolButton>
    </>
  );
}
