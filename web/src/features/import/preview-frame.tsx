import type { ImportContent, ImportNote } from '@harborline/domain/import/import-source';
import type { TreeCategory } from '@harborline/domain/import/import-tree';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ImportNotes } from './import-notes';
import { ImportTreeView } from './import-tree-view';

interface PreviewFrameProps {
  content: ImportContent;
  /** null as long as it is not decided where texts go */
  tree: readonly TreeCategory[] | null;
  /** how much was found, in words */
  found: string;
  notes: readonly ImportNote[];
  /** of what the button would import */
  count: number;
  isStartable: boolean;
  onStart: () => void;
  onRestart: () => void;
  /** what is to be decided, and how far the comparison is */
  children: ReactNode;
}

/** The second step: where everything goes and what becomes of it, before anything is stored. */
export function PreviewFrame({ content, tree, found, notes, children, ...start }: PreviewFrameProps) {
  const titleId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
      {tree !== null && (
        <Paper
          component="section"
          variant="outlined"
          aria-labelledby={titleId}
          sx={{ p: { xs: 2, sm: 3 }, maxHeight: 560, overflowY: 'auto' }}
        >
          <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
            {IMPORT_WIZARD_TEXTS.previewTitle}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {found}
          </Typography>
          <ImportTreeView content={content} tree={tree} />
        </Paper>
      )}
      <ImportNotes notes={notes} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" disabled={!start.isStartable} onClick={start.onStart}>
          {IMPORT_WIZARD_TEXTS.start(start.count, content)}
        </Button>
        <Button color="inherit" onClick={start.onRestart}>
          {IMPORT_WIZARD_TEXTS.otherFiles}
        </Button>
      </Box>
    </Box>
  );
}
