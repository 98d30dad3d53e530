import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Editor } from '@tiptap/react';
import { ArticleOutline } from './article-outline';

/** The outline beside the text; narrow pages have it in the toolbar instead. */
export function OutlinePanel({ editor }: { editor: Editor }) {
  return (
    <Box component="nav" aria-label={OUTLINE_TEXTS.title} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
        {OUTLINE_TEXTS.title}
      </Typography>
      <ArticleOutline editor={editor} />
    </Box>
  );
}
