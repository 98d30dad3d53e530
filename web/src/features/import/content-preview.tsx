import { courseTree, newsTree } from '@harborline/domain/import/import-tree';
import type { ReadContent } from '@harborline/domain/import/read-content';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { useMemo, useState } from 'react';
import { useMay } from '../../shared/staff/use-may';
import { changesIn, changesOf } from './changes-in';
import { CheckState } from './check-state';
import type { ImportChoice } from './make-job';
import { PreviewFrame } from './preview-frame';
import { PublishChoice } from './publish-choice';
import { useDryRun } from './use-dry-run';

type OtherContent = Exclude<ReadContent, { content: 'articles' }>;

interface ContentPreviewProps {
  read: OtherContent;
  libraryId: string;
  onStart: (choice: ImportChoice) => void;
  onRestart: () => void;
}

const PUBLISHING = { news: 'NewsFlash.publish', courses: 'Courses.publish' } as const;

/** What the button counts: news flashes, or courses. */
function countOf(read: OtherContent, report: ImportReport | null): number {
  if (read.content === 'courses') return report === null ? read.courses.length : changesOf(report.categories);
  return report === null ? read.source.articles.length : changesOf(report.articles);
}

/** What becomes of news or courses, which are published only if somebody wants that who may. */
export function ContentPreview({ read, libraryId, onStart, onRestart }: ContentPreviewProps) {
  const { source, content } = read;
  const mayPublish = useMay(PUBLISHING[content]);
  const [isPublishing, setPublishing] = useState(false);
  const choice = { targetCategoryId: '', publishes: mayPublish && isPublishing };
  const { publishes } = choice;
  const dryRun = useDryRun({ read, libraryId, ...choice, isReady: true });
  const report = dryRun.status === 'ready' ? dryRun.report : null;
  const tree = useMemo(
    () => (read.content === 'news' ? newsTree(read, report, publishes) : courseTree(read, report)),
    [read, report, publishes],
  );
  return (
    <PreviewFrame
      content={content}
      tree={tree}
      found={IMPORT_WIZARD_TEXTS.found(source.articles.length, tree.length, content)}
      notes={report?.notes ?? source.notes}
      count={countOf(read, report)}
      isStartable={report !== null && changesIn(report) > 0}
      onStart={() => onStart(choice)}
      onRestart={onRestart}
    >
      <PublishChoice
        content={content}
        isPublishing={publishes}
        mayPublish={mayPublish}
        onChange={setPublishing}
      />
      <CheckState content={content} dryRun={dryRun} all={source.articles.length} />
    </PreviewFrame>
  );
}
