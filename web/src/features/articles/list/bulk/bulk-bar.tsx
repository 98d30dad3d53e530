import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { BULK_TEXTS } from '@harborline/domain/texts/categories';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/ui-admin/confirm-dialog';
import { FormDialog } from '../../../../shared/ui-admin/form-dialog';
import { CategorySelect } from '../../categories/category-select';
import type { CategoryNode } from '../../categories/category-tree';
import type { useBulkChanges } from './use-bulk-changes';
import type { Selection } from './use-selection';

interface BulkBarProps {
  /** false hides the bar, but not a dialog that is open */
  isShown: boolean;
  selection: Selection;
  nodes: readonly CategoryNode[];
  bulk: ReturnType<typeof useBulkChanges>;
  /** whether the selected articles can be archived */
  mayArchive: boolean;
}

/**
 * Selects all shown articles, and moves or archives those that are selected. It stays where the list is empty for a
 * moment: what was chosen in its dialog is not lost then.
 */
export function BulkBar({ isShown, selection, nodes, bulk, mayArchive }: BulkBarProps) {
  const [open, setOpen] = useState<'move' | 'archive' | null>(null);
  const { rows } = selection;
  const { progress } = bulk;
  const count = rows.length;
  const start = (work: Promise<void>) => {
    setOpen(null);
    selection.clear();
    void work;
  };
  const move = (category: CategoryNode['category']) =>
    start(
      bulk.change({
        rows,
        to: { article_categories: category.id },
        message: (moved) => BULK_TEXTS.moved(moved, category.category_title),
      }),
    );
  const archive = () => start(bulk.change({ rows, to: { is_disabled: true }, message: BULK_TEXTS.archived }));
  const bar = (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40, mb: 1, pl: 2 }}
    >
      <FormControlLabel
        label={count === 0 ? BULK_TEXTS.selectAll : BULK_TEXTS.selected(count)}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            size="small"
            checked={selection.isWhole}
            indeterminate={count > 0 && !selection.isWhole}
            disabled={progress !== null}
            onChange={selection.toggleAll}
          />
        }
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {progress === null ? '' : BULK_TEXTS.progress(progress.done, progress.count)}
      </Typography>
      {count > 0 && progress === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => setOpen('move')}>
            {BULK_TEXTS.move}
          </Button>
          {mayArchive && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen('archive')}>
              {ARTICLE_TEXTS.archive}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={selection.clear}>
            {BULK_TEXTS.clear}
          </Button>
        </Box>
      )}
    </Box>
  );
  return (
    <>
      {isShown && bar}
      {open === 'move' && (
        <MoveDialog count={count} nodes={nodes} onMove={move} onClose={() => setOpen(null)} />
      )}
      {open === 'archive' && (
        <ConfirmDialog
          isOpen
          title={BULK_TEXTS.archiveTitle(count)}
          description={BULK_TEXTS.archiveBody}
          confirmLabel={ARTICLE_TEXTS.archive}
          onConfirm={archive}
          onCancel={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface MoveDialogProps {
  count: number;
  nodes: readonly CategoryNode[];
  onMove: (category: CategoryNode['category']) => void;
  onClose: () => void;
}

/** Asks to which category the selected articles go. */
function MoveDialog({ count, nodes, onMove, onClose }: MoveDialogProps) {
  const [id, setId] = useState('');
  const target = nodes.find(({ category }) => category.id === id)?.category;
  return (
    <FormDialog
      title={BULK_TEXTS.moveTitle(count)}
      description={BULK_TEXTS.moveHint}
      confirmLabel={BULK_TEXTS.move}
      isBusy={false}
      isReady={target !== undefined && count > 0}
      onSubmit={() => target !== undefined && onMove(target)}
      onClose={onClose}
    >
      <CategorySelect nodes={nodes} value={id} emptyLabel={BULK_TEXTS.chooseCategory} onChange={setId} />
    </FormDialog>
  );
}
