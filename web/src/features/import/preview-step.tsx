import type { ReadContent } from '@harborline/domain/import/read-content';
import { ArticlesPreview } from './articles-preview';
import { ContentPreview } from './content-preview';
import type { ImportChoice } from './make-job';

interface PreviewStepProps {
  read: ReadContent;
  libraryId: string;
  onStart: (choice: ImportChoice) => void;
  onRestart: () => void;
}

/** The second step: what becomes of everything, before anything is stored. */
export const PreviewStep = ({ read, ...step }: PreviewStepProps) =>
  read.content === 'articles' ? (
    <ArticlesPreview read={read} {...step} />
  ) : (
    <ContentPreview read={read} {...step} />
  );
