import { IMPORT_LIMITS } from '@harborline/domain/import/import-limits';
import { importTree } from '@harborline/domain/import/import-tree';
import type { ReadContent } from '@harborline/domain/import/read-content';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useCategories } from '../articles';
import { changesIn, changesOf } from './changes-in';
import { CheckState } from './check-state';
import type { ImportChoice } from './make-job';
import { PreviewFrame } from './preview-frame';
import { type ImportTarget, TargetChoice } from './target-choice';
import { useDryRun } from './use-dry-run';

interface ArticlesPreviewProps {
  read: Extract<ReadContent, { content: 'articles' }>;
  libraryId: string;
  onStart: (choice: ImportChoice) => void;
  onRestart: () => void;
}

/** What becomes of articles: they go into categories like their folders, or all into one. */
export function ArticlesPreview({ read, libraryId, onStart, onRestart }: ArticlesPreviewProps) {
  const { source, content } = read;
  const [target, setTarget] = useState<ImportTarget>({ kind: 'folders' });
  const categories = useCategories(libraryId);
  const nodes = categories.status === 'ready' ? categories.data : [];
  const isOne = target.kind === 'one';
  const targetCategoryId = isOne ? target.categoryId : '';
  const hasTooMany = !isOne && source.categories.length > IMPORT_LIMITS.categories;
  const isReady = isOne ? targetCategoryId !== '' : !hasTooMany;
  const dryRun = useDryRun({ read, libraryId, targetCategoryId, publishes: false, isReady });
  const report = isReady && dryRun.status === 'ready' ? dryRun.report : null;
  const chosen = nodes.find(({ category }) => category.id === targetCategoryId)?.category.category_title;
  const tree = useMemo(
    () => importTree({ source, report, target: isOne ? (chosen ?? '') : null }),
    [source, report, isOne, chosen],
  );
  const groups = tree.length === 0 ? 0 : isOne ? 1 : source.categories.length;
  return (
    <PreviewFrame
      content={content}
      tree={!isOne || chosen !== undefined ? tree : null}
      found={IMPORT_WIZARD_TEXTS.found(source.articles.length, groups)}
      notes={report?.notes ?? source.notes}
      count={report === null ? source.articles.length : changesOf(report.articles)}
      isStartable={report !== null && changesIn(report) > 0}
      onStart={() => onStart({ targetCategoryId, publishes: false })}
      onRestart={onRestart}
    >
      <TargetChoice target={target} nodes={nodes} onChange={setTarget} />
      {hasTooMany && (
        <Alert severity="error">
          {IMPORT_WIZARD_TEXTS.tooManyCategories(source.categories.length, IMPORT_LIMITS.categories)}
        </Alert>
      )}
      {isReady && <CheckState content={content} dryRun={dryRun} all={source.articles.length} />}
    </PreviewFrame>
  );
}
