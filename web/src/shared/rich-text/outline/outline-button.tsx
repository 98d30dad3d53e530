import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import TocIcon from '@mui/icons-material/TocRounded';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ToolbarButton } from '../toolbar-button';
import { ArticleOutline } from './article-outline';

/** Opens the outline where the page is too narrow to have it beside the text. */
export function OutlineButton({ editor, hint }: { editor: Editor; hint: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const close = () => setAnchor(null);
  if (!isNarrow) return null;
  return (
    <>
      <ToolbarButton label={OUTLINE_TEXTS.title} onClick={setAnchor}>
        <TocIcon />
      </ToolbarButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': OUTLINE_TEXTS.title,
            sx: { width: 320, maxHeight: '60vh', p: 1 },
          },
        }}
      >
        <ArticleOutline editor={editor} hint={hint} onNavigate={close} />
      </Popover>
    </>
  );
}
