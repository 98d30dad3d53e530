import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Editor } from '@tiptap/react';
import { ArticleOutline } from './article-outline';

interface OutlinePanelProps {
  editor: Editor;
  /** shown while there are no headings */
  hint?: string;
}

/** The outline beside the text; narrow pages have it in the toolbar instead. */
export function OutlinePanel({ editor, hint }: OutlinePanelProps) {
  return (
    <Box component="nav" aria-label={OUTLINE_TEXTS.title} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
        {OUTLINE_TEXTS.title}
      </Typography>
      <ArticleOutline editor={editor} {...(hint === undefined ? {} : { hint })} />
    </Box>
  );
}
