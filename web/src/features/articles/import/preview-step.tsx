import { IMPORT_LIMITS } from '@harborline/domain/import/import-limits';
import type { ImportSource } from '@harborline/domain/import/import-source';
import { importTree } from '@harborline/domain/import/import-tree';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useCategories } from '../categories/use-categories';
import { ImportNotes } from './import-notes';
import { ImportTreeView } from './import-tree-view';
import { type ImportTarget, TargetChoice } from './target-choice';
import { type DryRun, useDryRun } from './use-dry-run';

interface PreviewStepProps {
  source: ImportSource;
  libraryId: string;
  onStart: (targetCategoryId: string) => void;
  onRestart: () => void;
}

const willChange = ({ categories, articles }: ImportReport): number =>
  [...articles, ...categories].filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length;

const changedArticles = ({ articles }: ImportReport): number =>
  articles.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length;

function CheckState({ dryRun, all }: { dryRun: DryRun; all: number }) {
  if (dryRun.status === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={dryRun.retry}>{KIT_TEXTS.retry}</Button>}>
        {IMPORT_WIZARD_TEXTS.checkFailed}
      </Alert>
    );
  }
  if (dryRun.status === 'ready')
    return willChange(dryRun.report) === 0 ? (
      <Alert severity="info">{IMPORT_WIZARD_TEXTS.nothingToDo}</Alert>
    ) : null;
  return (
    <Box role="status">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {IMPORT_WIZARD_TEXTS.checking}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={IMPORT_WIZARD_TEXTS.checking}
        value={(100 * dryRun.done) / all}
      />
    </Box>
  );
}

/** The second step: where everything goes and what becomes of it, before anything is stored. */
export function PreviewStep({ source, libraryId, onStart, onRestart }: PreviewStepProps) {
  const titleId = useId();
  const [target, setTarget] = useState<ImportTarget>({ kind: 'folders' });
  const categories = useCategories(libraryId);
  const nodes = categories.status === 'ready' ? categories.data : [];
  const isOne = target.kind === 'one';
  const targetCategoryId = isOne ? target.categoryId : '';
  const hasTooMany = !isOne && source.categories.length > IMPORT_LIMITS.categories;
  const isReady = isOne ? targetCategoryId !== '' : !hasTooMany;
  const dryRun = useDryRun({ source, libraryId, targetCategoryId, isReady });
  const report = isReady && dryRun.status === 'ready' ? dryRun.report : null;
  const chosen = nodes.find(({ category }) => category.id === targetCategoryId)?.category.category_title;
  const tree = useMemo(
    () => importTree({ source, report, target: isOne ? (chosen ?? '') : null }),
    [source, report, isOne, chosen],
  );
  const count = report === null ? source.articles.length : changedArticles(report);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TargetChoice target={target} nodes={nodes} onChange={setTarget} />
      {hasTooMany && (
        <Alert severity="error">
          {IMPORT_WIZARD_TEXTS.tooManyCategories(source.categories.length, IMPORT_LIMITS.categories)}
        </Alert>
      )}
      {isReady && <CheckState dryRun={dryRun} all={source.articles.length} />}
      {(!isOne || chosen !== undefined) && (
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
            {IMPORT_WIZARD_TEXTS.found(
              source.articles.length,
              tree.length === 0 ? 0 : isOne ? 1 : source.categories.length,
            )}
          </Typography>
          <ImportTreeView tree={tree} />
        </Paper>
      )}
      <ImportNotes notes={report?.notes ?? source.notes} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={report === null || willChange(report) === 0}
          onClick={() => onStart(targetCategoryId)}
        >
          {IMPORT_WIZARD_TEXTS.start(count)}
        </Button>
        <Button color="inherit" onClick={onRestart}>
          {IMPORT_WIZARD_TEXTS.otherFiles}
        </Button>
      </Box>
    </Box>
  );
}
